import { type Call, type CallHeader, calls, jsonSchemas } from '#contract/calls.ts';
import { answerTexts, apiText, callTexts } from '#text/calls/api.ts';
import { pageText } from '#text/pages/ui.ts';
import { exampleCode } from '#text/products/product-texts.ts';
import { mostReplaced } from '../product/read-call.ts';

const json = 'application/json';
const key = { type: 'string', format: 'uuid' } as const;
const headerSchemas: Readonly<Record<CallHeader, object>> = {
  'Idempotency-Key': key,
  'Idempotency-Replaces': { type: 'array', items: key, maxItems: mostReplaced },
};

/** The calls as OpenAPI 3.1, made of the very schemas that read and type them. */
export function openApi(publicUrl: string) {
  return {
    openapi: '3.1.1',
    info: { title: pageText.brand, version: '1', description: apiText.description },
    servers: [{ url: publicUrl }],
    security: [{ session: [], csrfToken: [] }],
    paths: Object.fromEntries(
      calls.map(({ path }) => [path, Object.fromEntries(calls.flatMap((call) => methodAt(call, path)))]),
    ),
    components: {
      schemas: jsonSchemas(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'maathor' },
        csrfToken: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
  };
}

function methodAt(call: Call & { name: keyof typeof callTexts }, path: string) {
  return call.path === path ? [[call.method, operation(call)] as const] : [];
}

function operation({ name, path, request, answers, headers = [] }: Call & { name: keyof typeof callTexts }) {
  return {
    operationId: name,
    summary: callTexts[name],
    parameters: [
      ...(path.includes('{code}')
        ? [{ name: 'code', in: 'path', required: true, schema: { type: 'string' }, example: exampleCode }]
        : []),
      ...(path.includes('{id}')
        ? [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }]
        : []),
      ...headers.map((header) => ({ name: header, in: 'header', schema: headerSchemas[header] })),
    ],
    ...(request === undefined ? {} : { requestBody: { required: true, content: content(request) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { description: answerTexts[Number(status)], content: content(answer) },
      ]),
    ),
  };
}

function content(schema: Call['answers'][number]) {
  return schema === 'html'
    ? { 'text/html': { schema: { type: 'string' } } }
    : { [json]: { schema: { $ref: `#/components/schemas/${schema}` } } };
}

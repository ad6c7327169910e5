import { Hono } from 'hono';
import type { ApiPage } from '#contract/api-page.ts';
import { type Call, calls, jsonSchemas } from '#contract/calls.ts';
import { answerTexts, callTexts } from '#text/calls/api.ts';
import { openApi } from '../api/open-api.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { answerPage } from '../pages/answer-page.ts';

export function apiRoutes(deps: Dependencies): Hono<AppEnv> {
  // Made of every schema, when somebody asks: a start has no need of them.
  let description: ReturnType<typeof openApi> | undefined;
  let page: ApiPage | undefined;
  return new Hono<AppEnv>()
    .get('/api', (c) => {
      page ??= apiPage();
      return answerPage(c, deps, page);
    })
    .get('/api/openapi.json', (c) => {
      c.header('Cache-Control', 'public, max-age=3600');
      description ??= openApi(deps.settings.publicUrl);
      return c.json(description);
    });
}

function apiPage(): ApiPage {
  return {
    name: 'api',
    headers: [
      { name: 'X-Requested-With', value: 'XMLHttpRequest' },
      { name: 'X-CSRF-TOKEN', value: '…' },
      { name: 'Content-Type', value: 'application/json' },
    ],
    calls: calls.map(({ name, method, path, request, answers }: Call & { name: keyof typeof callTexts }) => ({
      method: method.toUpperCase(),
      path,
      summary: callTexts[name],
      request: request ?? null,
      answers: Object.entries(answers).map(([status, schema]) => ({
        status: Number(status),
        meaning: answerTexts[Number(status)] ?? '',
        schema: schema === 'html' ? null : schema,
      })),
    })),
    schemas: Object.entries(jsonSchemas()).map(([name, schema]) => ({
      name,
      json: JSON.stringify(schema, null, 2),
    })),
  };
}

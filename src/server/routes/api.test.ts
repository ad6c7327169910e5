import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../database/schema/carts.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const visitor = new Visitor(shop);
const customer = await new Visitor(shop).login(demoAccounts.millimetres);

const reference = z.object({ schema: z.object({ $ref: z.string() }) });
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })),
  requestBody: z.object({ content: z.object({ 'application/json': reference }) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().min(3), content: z.record(z.string(), z.unknown()) }),
  ),
});
const description = z
  .object({
    openapi: z.string().startsWith('3.1'),
    paths: z.record(z.string(), z.record(z.string(), operation)),
    components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  })
  .parse(await (await visitor.get('/api/openapi.json')).json());

beforeEach(async () => {
  await database.delete(carts);
});

function schemaNamed({ schema: { $ref } }: z.infer<typeof reference>): z.ZodType {
  const schema = description.components.schemas[$ref.replace('#/components/schemas/', '')];
  if (schema === undefined) throw new Error(`${$ref} is not described`);
  return z.fromJSONSchema(schema);
}

function operationOf(path: string, method: 'get' | 'post') {
  const found = description.paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
}

// Holds what the shop really answers against what it says it answers.
async function expectDescribed(path: string, method: 'get' | 'post', answer: Response): Promise<void> {
  const described = operationOf(path, method).responses[String(answer.status)];
  if (described === undefined) throw new Error(`${answer.status} of ${path} is not described`);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const content = described.content[type];
  if (content === undefined) throw new Error(`${type} of ${path} is not described`);
  if (type === 'application/json') schemaNamed(reference.parse(content)).parse(await answer.json());
}

describe('OpenAPI description', () => {
  it('names the headers that make a repeated call one', () => {
    const headersOf = (path: string) =>
      operationOf(path, 'post')
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('/product/add-to-cart/{code}')).toEqual(['Idempotency-Key', 'Idempotency-Replaces']);
    expect(headersOf('/product/update-cart/{code}')).toEqual(['Idempotency-Key']);
    expect(headersOf('/product/init/{code}')).toEqual([]);
  });

  it('names each call once and refers to nothing that is not there', () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(13);
    for (const { requestBody, responses } of operations) {
      if (requestBody !== undefined) schemaNamed(requestBody.content['application/json']);
      for (const { content } of Object.values(responses)) {
        const json = content['application/json'];
        if (json !== undefined) schemaNamed(reference.parse(json));
      }
    }
  });

  it.each(workedExamples)(
    'R7.2 R7.3 R7.4 R7.5 describes what is sent and answered for $name',
    async (example) => {
      const { code, specs, amount } = example;
      const state = { meta: { device: 'desktop', amount }, specs };
      const post = async (call: string, body: unknown) => {
        const path = `/product/${call}/{code}`;
        const request = operationOf(path, 'post').requestBody;
        if (request !== undefined) schemaNamed(request.content['application/json']).parse(body);
        const answer = await customer.call(path.replace('{code}', code), body);
        await expectDescribed(path, 'post', answer.clone());
        return answer;
      };
      for (const device of ['desktop', 'mobile', 'snel_bestellen_desktop', 'snel_bestellen_mobile']) {
        await post('init', { device });
      }
      await post('validate-state', state);
      await post('drawing', state);
      const added = await post('add-to-cart', { ...state, cartString: '' });
      const { timestamps } = z.object({ timestamps: z.array(z.number()) }).parse(await added.json());
      await post('update-cart', { ...state, cartString: '', timestamp: timestamps[0] });
      const cart = await customer.get('/winkelwagen', { accept: 'application/json' });
      await expectDescribed('/winkelwagen', 'get', cart);
    },
  );

  it('describes the quick order', async () => {
    const { maten: _maten, kenmerk: _kenmerk, ...shared } = pe100();
    const maten = { width_opening: '["900","1700"]', height_opening: '["1200","900"]' };
    const body = { meta: { device: 'snel_bestellen_mobile' }, specs: { ...shared, maten } };
    const refused = await customer.call('/product/validate-state/PE-100', body);
    expect(refused.status).toBe(422);
    await expectDescribed('/product/validate-state/{code}', 'post', refused);
  });

  it.each([
    ['/product/get-kim-image/{code}', '/product/get-kim-image/PE-100'],
    ['/product/refresh-cart-preview', '/product/refresh-cart-preview'],
    ['/product/ral', '/product/ral'],
  ])('describes %s', async (path, address) => {
    await expectDescribed(path, 'get', await customer.get(address));
    await expectDescribed(path, 'get', await new Visitor(shop).get(address));
  });

  it.each([
    ['/product/init/{code}', '/product/init/XX-1', { device: 'desktop' }],
    ['/product/validate-state/{code}', '/product/validate-state/PE-100', null],
    ['/product/add-to-cart/{code}', '/product/add-to-cart/PE-100', { specs: {} }],
    ['/product/update-cart/{code}', '/product/update-cart/PE-100', { specs: pe100(), timestamp: 1 }],
  ])('describes a refusal of %s', async (path, address, body) => {
    await expectDescribed(path, 'post', await customer.call(address, body));
    await expectDescribed(path, 'post', await new Visitor(shop).call(address, body));
  });

  it('would notice an answer that is not as described', async () => {
    const answer = Response.json({ ok: true, timestamps: ['x'], lines: 1 });
    await expect(expectDescribed('/product/add-to-cart/{code}', 'post', answer)).rejects.toThrow();
  });
});

it('R7.3 the readable page names every call and every message', async () => {
  const html = await (await visitor.get('/api')).text();
  expect(html).toContain('<h1>Koppelen met de winkel</h1>');
  for (const path of Object.keys(description.paths)) expect(html).toContain(path);
  for (const name of Object.keys(description.components.schemas)) expect(html).toContain(`id="${name}"`);
});

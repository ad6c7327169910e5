import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { people } from '../../database/schema/accounts.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

// Each test begins with all the calls a second allows.
beforeEach(() => {
  now += 1000;
});

const posts = ['init', 'validate-state', 'drawing', 'add-to-cart', 'update-cart'];
const gets = ['get-kim-image/PE-100', 'refresh-cart-preview', 'ral'];
const body = { device: 'desktop', meta: { device: 'desktop' }, specs: pe100(), timestamp: 1 };

async function answered(answer: Response) {
  const json: unknown = await answer.json();
  expect(json).toMatchObject({ message: expect.stringMatching(/\w/) });
  return answer.status;
}

// Raw, to send what the driver would not.
function post(path: string, text: string, headers: Readonly<Record<string, string>> = {}) {
  const cookie = [...buyer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.app.request(path, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': buyer.visitor.token,
      ...headers,
    },
    body: text,
  });
}

describe('status codes', () => {
  it.each(posts)('R7.1 a visitor gets 401 from %s, with a token and without', async (call) => {
    const visitor = new Visitor(shop);
    expect(await answered(await visitor.call(`/product/${call}/PE-100`, body))).toBe(401);
    await visitor.get('/');
    expect(await answered(await visitor.call(`/product/${call}/PE-100`, body))).toBe(401);
  });

  it.each(gets)('a visitor gets 401 from %s', async (call) => {
    expect(await answered(await new Visitor(shop).get(`/product/${call}`))).toBe(401);
  });

  it.each(posts)('R7.1 a missing or wrong token gives 403 from %s', async (call) => {
    const path = `/product/${call}/PE-100`;
    expect(await answered(await post(path, JSON.stringify(body), { 'x-csrf-token': '' }))).toBe(403);
    expect(await answered(await post(path, JSON.stringify(body), { 'x-csrf-token': 'x'.repeat(43) }))).toBe(
      403,
    );
  });

  it.each(posts.slice(1))('somebody else’s customer_id gives 403 from %s', async (call) => {
    const [other] = await database
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, demoAccounts.centimetres));
    for (const customer_id of [other?.id, String(other?.id), 0, 'x']) {
      const sent = { ...body, meta: { device: 'desktop', customer_id } };
      expect(await answered(await buyer.visitor.call(`/product/${call}/PE-100`, sent))).toBe(403);
    }
  });

  it('one’s own customer_id is fine, as a number and as text', async () => {
    const [own] = await database
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, demoAccounts.millimetres));
    for (const customer_id of [own?.id, String(own?.id), null]) {
      expect((await buyer.validate('PE-100', pe100(), { customer_id })).status).toBe(200);
    }
  });

  it.each([
    ...posts.flatMap((call) =>
      ['XX-100', 'PE-100x', 'constructor', '%00', '..'].map((code) => `${call}/${code}`),
    ),
    'unknown/PE-100',
  ])('an unknown code gives 404 from %s', async (path) => {
    expect(await answered(await buyer.visitor.call(`/product/${path}`, body))).toBe(404);
  });

  it('an unknown code gives 404 from get-kim-image', async () => {
    expect(await answered(await buyer.visitor.get('/product/get-kim-image/MA-100'))).toBe(404);
  });

  it.each(posts.flatMap((call) => ['', '{', 'null', '[]', '"x"', '7', '\u0000'].map((text) => [call, text])))(
    'an unreadable body gives 400 from %s: %j',
    async (call, text) => {
      expect(await answered(await post(`/product/${call}/PE-100`, text))).toBe(400);
    },
  );

  it('a device that does not exist gives 400', async () => {
    expect((await buyer.init('PE-100', 'fridge')).status).toBe(400);
    expect((await buyer.validate('PE-100', {}, { device: 'fridge' })).status).toBe(400);
  });

  it.each(posts)('a body over 256 KB gives 413 from %s', async (call) => {
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(256 * 1024) });
    expect(await answered(await post(`/product/${call}/PE-100`, large))).toBe(413);
  });

  it('an update that names no line gives 400, one that names a line that is not there 404', async () => {
    for (const timestamp of [undefined, null, 'x', {}, -1, 1.5]) {
      expect((await buyer.update('PE-100', timestamp, pe100())).status).toBe(400);
    }
    for (const timestamp of [1, '1731628800123', Number.MAX_SAFE_INTEGER]) {
      expect((await buyer.update('PE-100', timestamp, pe100())).status).toBe(404);
    }
  });

  it('a key that is no UUID gives 400, a key of another call 409', async () => {
    expect((await buyer.add('PE-100', pe100(), {}, { 'idempotency-key': 'abc' })).status).toBe(400);
    const key = { 'idempotency-key': randomUUID() };
    expect((await buyer.add('PE-100', pe100(), { amount: 1 }, key)).status).toBe(200);
    expect((await buyer.add('PE-100', pe100(), { amount: 2 }, key)).status).toBe(409);
  });

  it.each(workedExamples)(
    'R4.6 R8.5 add of an unfinished $name gives 422 for each open step',
    async (example) => {
      const { status, body: refused } = await buyer.add(example.code, {});
      expect(status).toBe(422);
      expect(refused.messages?.[0]).toEqual({
        name: 'incompleet',
        type: 'error',
        message: 'U heeft nog niet alle opties voor deze hor ingevuld.',
        submitDisabled: true,
      });
      const { body: begun } = await buyer.init(example.code, 'desktop');
      const optional = ['borstel'];
      const asked = begun.product_specifications
        ?.map(({ key }) => key)
        .filter((key) => !optional.includes(key));
      expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual(asked?.toSorted());
    },
  );
});

describe('too many calls', () => {
  it('a customer may make a hundred in a second, then hears when to come back', async () => {
    now += 60_000;
    const other = await Buyer.login(shop, demoAccounts.centimetres);
    const statuses = async (count: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => other.visitor.get('/product/ral')),
      );
      return answers.map((answer) => answer.status);
    };
    expect(await statuses(100)).toEqual(Array(100).fill(200));
    const refused = await other.visitor.get('/product/ral');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await answered(refused)).toBe(429);
    expect((await buyer.init('PE-100', 'desktop')).status).toBe(200);
    now += 1000;
    expect(await statuses(100)).toEqual(Array(100).fill(200));
  });
});

describe('whatever is sent', () => {
  const known = Object.fromEntries(workedExamples.map(({ code, specs }) => [code, specs]));
  const nasty = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      'A',
      '1e999',
      'NaN',
      '\u0000',
      '\ud800',
      '[]',
      '[null]',
      '[["900"]]',
      '{"a":1}',
      '9'.repeat(3000),
      '__proto__',
      'constructor',
    ),
    fc.string(),
    fc.double(),
    fc.jsonValue({ maxDepth: 3 }),
  );
  // A good request with some of its answers spoilt gets deeper than noise does.
  const spoilt = fc
    .record({
      code: fc.constantFrom(...Object.keys(known)),
      device: fc.constantFrom('desktop', 'mobile', 'snel_bestellen_desktop', 'snel_bestellen_mobile'),
      call: fc.constantFrom(...posts),
      step: fc.nat(20),
      field: fc.oneof(fc.nat(6), fc.constantFrom('__proto__', 'constructor', 'toString', 'x')),
      value: nasty,
      amount: nasty,
      timestamp: nasty,
    })
    .map(({ code, device, call, step, field, value, amount, timestamp }) => {
      const specs: Record<string, unknown> = { ...known[code] };
      const keys = Object.keys(specs);
      const key = keys[step % keys.length] ?? 'maten';
      const fields = { ...known[code]?.[key] };
      const names = Object.keys(fields);
      const name = typeof field === 'number' ? (names[field % names.length] ?? 'x') : field;
      specs[key] = step > 15 ? value : Object.fromEntries([...Object.entries(fields), [name, value]]);
      return {
        path: `/product/${call}/${code}`,
        body: { device, meta: { device, amount }, specs, timestamp },
      };
    });
  const noise = fc.record({
    path: fc.constantFrom(...posts).map((call) => `/product/${call}/PE-100`),
    body: fc.jsonValue({ maxDepth: 4 }),
  });

  const sendNonsense = async (numRuns: number) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: spoilt }, noise), async ({ path, body: sent }) => {
        now += 100;
        const answer = await post(path, JSON.stringify(sent));
        expect([200, 400, 404, 422]).toContain(answer.status);
        if (answer.status !== 200) await answered(answer);
      }),
      { numRuns },
    );
    expect(shop.reports).toEqual([]);
  };

  it('R8.1 never makes a 500, and every refusal has a message', () => sendNonsense(100));

  it('R8.1 never makes a 500, however often', { tags: ['thorough'] }, () => sendNonsense(400));
});

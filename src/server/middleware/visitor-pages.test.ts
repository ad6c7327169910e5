import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { cataloguePaths } from '../routes/catalogue.ts';

const { database } = await testDatabase();
const start = new Date('2026-11-16T09:00:00Z');
let now = start;
const shop = testApp(database, { now: () => now });
const rendered = vi.fn(shop.deps.renderPage);
let kept: ReturnType<typeof testApp>;

const paths = cataloguePaths.map((path) => path.replace(':code', 'ro-100'));

async function textOf(who: Visitor, path: string): Promise<string> {
  return (await who.get(path)).text();
}

beforeEach(() => {
  now = new Date(now.getTime() + 2000);
  rendered.mockClear();
  kept = testApp(database, {
    now: () => now,
    renderPage: rendered,
    shopSettings: shop.deps.shopSettings,
  });
});

describe('a page of the catalogue, for visitors', () => {
  it.each(paths)(
    '%s is made once, and is for each what it would be if it were made for them',
    async (path) => {
      await textOf(new Visitor(kept), path);
      const [first, second] = [new Visitor(kept), new Visitor(kept)];
      const pages = [await textOf(first, path), await textOf(second, path)];
      expect(rendered).toHaveBeenCalledTimes(1);
      expect(first.token).toHaveLength(43);
      expect(first.token).not.toBe(second.token);
      const [one, other] = pages.map((page, at) =>
        page.replaceAll(at === 0 ? first.token : second.token, ''),
      );
      expect(one).toBe(other);
      const made = new Visitor(testApp(database, { now: () => now }));
      const alone = await textOf(made, path);
      expect(one).toBe(alone.replaceAll(made.token, ''));
    },
  );

  it('has the token that lets its visitor log in', async () => {
    await textOf(new Visitor(kept), '/');
    const buyer = new Visitor(kept);
    await buyer.get('/');
    const fields = { email: demoAccounts.millimetres, password: 'horren-demo-2026' };
    expect((await buyer.submit('/inloggen', fields)).status).toBe(303);
    expect(await textOf(buyer, '/')).toContain('Uitloggen');
    expect(await textOf(new Visitor(kept), '/')).not.toContain('Uitloggen');
  });

  it('comes with the headers of the page that was made, but for the nonce, which is for one answer', async () => {
    const first = await new Visitor(kept).get('/contact');
    const second = await new Visitor(kept).get('/contact');
    const ofOne = ['x-request-id', 'set-cookie', 'etag', 'content-security-policy'];
    const shared = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !ofOne.includes(name)));
    expect(shared(second)).toEqual(shared(first));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    const policy = second.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'self'");
    expect(policy).not.toContain('nonce');
  });

  it('is not sent again to who has it, unless for another session', async () => {
    const visitor = new Visitor(kept);
    await visitor.get('/contact');
    const etag = (await visitor.get('/contact')).headers.get('etag') ?? '';
    const again = await visitor.get('/contact', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await new Visitor(kept).get('/contact', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is compressed for who can read that', async () => {
    const visitor = new Visitor(kept);
    const plain = await textOf(visitor, '/');
    const answer = await visitor.get('/', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
  });

  it('has no body for who asks for its head alone', async () => {
    await textOf(new Visitor(kept), '/');
    const answer = await kept.app.request('/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('is made anew for another day, another price and another setting', async () => {
    const visitor = new Visitor(kept);
    const path = '/producten/ro-100';
    await textOf(visitor, path);
    rendered.mockClear();
    const made = async () => {
      await textOf(visitor, path);
      await textOf(visitor, path);
      return rendered.mock.calls.splice(0).length;
    };
    expect(await made()).toBe(0);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(await made()).toBe(1);
    await database.execute(sql`update price_lists set valid_from = valid_from where product_code = 'RO-100'`);
    now = new Date(now.getTime() + 1000);
    expect(await made()).toBe(1);
    await database.execute(sql`
      insert into setting_versions (name, version, value, person_name)
      values ('contact', 1, ${JSON.stringify(kept.deps.shopSettings.first.contact)}::jsonb, 'Test')`);
    await kept.deps.shopSettings.latest();
    expect(await made()).toBe(1);
  });

  it('is not kept where an address asks for something, or does not exist', async () => {
    const visitor = new Visitor(kept);
    for (const path of ['/producten/pe-100?add=1', '/producten/pe-999'])
      for (let turn = 0; turn < 2; turn += 1) await visitor.get(path);
    expect(rendered).toHaveBeenCalledTimes(4);
  });
});

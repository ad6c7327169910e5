import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
const shop = testApp(database);

const form = 'application/x-www-form-urlencoded';

async function post(visitor: Visitor, headers: Readonly<Record<string, string>>, body: BodyInit) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.app.request('/wachtwoord-vergeten', {
    method: 'POST',
    headers: { accept: 'text/html', cookie, ...headers },
    body,
  });
}

// Passes the token's check: the form itself is then found wanting.
const accepted = 422;

async function aVisitor(): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await visitor.get('/inloggen');
  return visitor;
}

describe('R7.1 the token', () => {
  it('is accepted from the form, urlencoded or multipart, and from the header', async () => {
    const visitor = await aVisitor();
    const multipart = new FormData();
    multipart.set('_token', visitor.token);
    const json = { 'content-type': 'application/json', 'x-csrf-token': visitor.token };
    expect([
      (await post(visitor, { 'content-type': form }, `_token=${visitor.token}`)).status,
      (await post(visitor, {}, multipart)).status,
      (await post(visitor, { ...json, 'x-requested-with': 'XMLHttpRequest' }, '{}')).status,
      (await post(visitor, json, '{}')).status,
    ]).toEqual([accepted, accepted, accepted, accepted]);
  });

  it.each([
    ['missing', form, 'email=x'],
    ['empty', form, '_token='],
    ['wrong', form, '_token=wrong'],
    ['given twice', form, '_token=a&_token=b'],
    ['in a broken multipart body', 'multipart/form-data; boundary=x', 'nonsense'],
    ['in a multipart body without boundary', 'multipart/form-data', 'nonsense'],
    ['in plain text', 'text/plain', '_token=TOKEN'],
    ['in JSON', 'application/json', '{"_token":"TOKEN"}'],
  ])('is refused when %s', async (_what, contentType, body) => {
    const visitor = await aVisitor();
    const answer = await post(visitor, { 'content-type': contentType }, body.replace('TOKEN', visitor.token));
    expect(answer.status).toBe(403);
  });

  it('of somebody else, or of before the login, is refused', async () => {
    const visitor = await aVisitor();
    const before = visitor.token;
    const other = await aVisitor();
    expect((await post(visitor, { 'x-csrf-token': other.token }, '')).status).toBe(403);
    await visitor.loginByForm(demoAccounts.millimetres);
    expect((await post(visitor, { 'x-csrf-token': before }, '')).status).toBe(403);
    expect((await post(visitor, { 'x-csrf-token': visitor.token }, '')).status).toBe(accepted);
  });

  it('is refused in Dutch: JSON for calls, a page for people', async () => {
    const visitor = await aVisitor();
    const call = await visitor.call('/uitloggen', {}, { 'x-csrf-token': 'wrong' });
    expect(await call.json()).toMatchObject({ message: expect.stringContaining('Ververs de pagina') });
    const page = await visitor.submit('/uitloggen', { _token: 'wrong' });
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  });

  it.each([
    ['/payment/abc-_1', '/payment/abc-_1'],
    ['/inloggen', '/inloggen'],
    ['/checkout', '/inloggen?terug=%2Fcheckout'],
    ['/uitloggen', '/'],
  ])('of a page that was left open is refused on %s with the way to %s', async (path, way) => {
    const page = await (await aVisitor()).submit(path, { _token: 'old' });
    expect(page.status).toBe(403);
    const html = await page.text();
    expect(html).toContain('Deze pagina stond te lang open');
    expect(html).toMatch(new RegExp(`<main.*href="${way.replace('?', '\\?')}".*</main>`, 's'));
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is asked for %s on any address', async (method) => {
    expect((await shop.app.request('/bestaat-niet', { method })).status).toBe(403);
  });

  it('is not asked of the payment provider', async () => {
    const answer = await shop.app.request('/webhooks/bestaat-niet', { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('R7.1 a request from elsewhere', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, accepted],
    [{ 'sec-fetch-site': 'none' }, accepted],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost' }, accepted],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, accepted],
    [{ origin: 'https://elders.example' }, 403],
    [{ origin: 'http://localhost.elders.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, accepted],
  ])('with %j is answered %i, right token or not', async (headers, status) => {
    const visitor = await aVisitor();
    const answer = await post(visitor, { 'x-csrf-token': visitor.token, ...headers }, '');
    expect(answer.status).toBe(status);
  });
});

import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { type Listening, listen } from './listen.ts';

const { database } = await testDatabase();
const shop = testApp(database);
let server: Listening;

beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(getRequestListener(shop.app.fetch));
});

afterAll(() => server.close());

// As bytes, for no client sends such a request.
function answerTo(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const start = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n`;
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

describe('R15.5 a message that two programs could read in two ways', () => {
  it.each([
    ['both ways', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['twice', `Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello${smuggled}`],
    ['in a way that is none', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    ['with a break in a header', `Content-Length: 0\r\nX-Name: a\nb: c\r\n\r\n${smuggled}`],
  ])('a request whose length is told in two ways is refused: %s', async (_, rest) => {
    const answer = await answerTo(`${start('POST', '/inloggen')}${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('TRACE is not answered with what was sent', async () => {
    const answer = await answerTo(`${start('TRACE', '/')}X-Secret: geheim\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:4\d\d|501) /);
    expect(answer).not.toContain('geheim');
  });
});

describe('what is told to Node itself', () => {
  const state = '/product/validate-state/PE-100';
  const judged = JSON.stringify({ specs: pe100() });
  const refused = JSON.stringify({ specs: pe100({ maten: { width_opening: '9000', height_opening: '1' } }) });
  // Of the connection, or of one answer alone.
  const passing = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'x-request-id'];

  it.each<[what: string, path: string, status: number, asked: RequestInit]>([
    ['a judgement', state, 200, { method: 'POST', body: judged }],
    [
      'one that is compressed',
      state,
      200,
      { method: 'POST', body: judged, headers: { 'accept-encoding': 'gzip' } },
    ],
    ['a refusal', state, 422, { method: 'POST', body: refused }],
    ['a body that is none', state, 400, { method: 'POST', body: '{' }],
    ['a wrong token', state, 403, { method: 'POST', body: judged, headers: { 'x-csrf-token': 'other' } }],
    ['nobody', state, 401, { method: 'POST', body: judged, headers: { cookie: '' } }],
    ['no product', '/product/init/XX-1', 404, { method: 'POST', body: '{}' }],
    ['what is kept for a day', '/product/ral', 200, {}],
    ['a page', '/account', 200, {}],
  ])('R15.5 goes along with all that an answer says of itself: %s', async (_what, path, status, asked) => {
    const visitor = await new Visitor(shop).login(demoAccounts.millimetres);
    const headers = {
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': visitor.token,
      'x-requested-with': 'XMLHttpRequest',
      'accept-encoding': 'identity',
      ...(asked.headers as Record<string, string> | undefined),
    };
    const far = await fetch(`http://127.0.0.1:${server.port}${path}`, { ...asked, headers });
    const near = await shop.app.request(path, { ...asked, headers });
    expect([far.status, near.status]).toEqual([status, status]);
    expect(far.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(told(far)).toEqual(told(near));
  });

  function told({ headers }: Response): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...headers]
        .filter(([name]) => !passing.includes(name))
        // A nonce or an id that is drawn anew.
        .map(([name, value]) => [name, value.replace(/nonce-[^']+/, 'nonce').replace(/maathor=[^;]+/, 'id')]),
    );
  }
});

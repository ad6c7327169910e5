import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { type SecureVersion, connect as shakeHands } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { openDatabase } from '#server/database/open.ts';
import { parseSettings } from '#server/settings/env.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { type Answer, type Ask, type Front, quotesName, shopName, startFront } from '#tests/support/front.ts';
import { type Pooler, startPooler } from '#tests/support/pooler.ts';
import {
  copyStoppedShop,
  type Launched,
  launchShop,
  makeFolder,
  removeFolder,
} from '#tests/support/shop-process.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { tokenIn } from '../../bench/customer.ts';
import { freePort } from '../../bench/processes.ts';
import { ensurePrograms } from '../../scripts/debian.ts';
import { proxy } from '../../scripts/test-programs.ts';

const missing = await ensurePrograms(proxy);
if (missing !== null) console.log(`The shop behind nginx and PgBouncer is not tried: ${missing}`);

describe.skipIf(missing !== null)('four processes behind nginx, on one database behind PgBouncer', () => {
  const undo: (() => unknown)[] = [];
  let pooler: Pooler;
  let front: Front;
  let shops: readonly Launched[] = [];

  beforeAll(async () => {
    const folder = await makeFolder();
    undo.push(() => removeFolder(folder));
    await copyStoppedShop(folder);
    const postgres = await startEmbedded(folder, { isDurable: false });
    undo.push(postgres.stop);
    pooler = await startPooler(folder, postgres);
    undo.push(pooler.process.stop);
    const ports = await Promise.all([1, 2, 3, 4].map(freePort));
    shops = ports.map((port, index) =>
      launchShop({
        ...{ PORT: String(port), HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
        DATABASE_URL: index % 2 === 0 ? pooler.url : pooler.socketUrl,
        ...{ DATABASE_POOLER: 'transaction', DEMO: '1' },
      }),
    );
    undo.push(() => Promise.all(shops.map((shop) => shop.kill('SIGTERM'))));
    await Promise.all(shops.map((shop) => shop.opened));
    front = await startFront(folder, ports);
    undo.push(front.stop);
  });

  afterAll(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

  it('R15.1 a page comes over https and HTTP/2, compressed once and kept by nobody', async () => {
    const page = await overHttp2('/');
    expect(page.headers).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' });
    expect(page.headers['cache-control']).toMatch(/no-store|no-cache|private/);
    expect(gunzipSync(page.body).toString()).toMatch(/^<!doctype html>/);
  });

  it('R15.5 people are led from http to https, and programs are not', async () => {
    const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const headers of [page, {}, { accept: '*/*' }])
      expect(await plain('/winkelwagen?a=1', { headers })).toEqual([
        ...[301, `https://${shopName}/winkelwagen?a=1`],
      ]);
    for (const path of [
      '/api',
      '/client-errors',
      '/healthz',
      '/readyz',
      '/metrics',
      '/product/ral',
      '/webhooks/mollie',
    ])
      expect([path, ...(await plain(path, { headers: page }))]).toEqual([path, 403, undefined]);
    expect(await plain('/beheer/bestellingen', { headers: { accept: 'application/json' } })).toEqual([
      ...[403, undefined],
    ]);
    for (const path of ['/inloggen', '/inloggen/passkey/opties'])
      expect(await plain(path, { method: 'POST', headers: page })).toEqual([403, undefined]);
  });

  it('R15.5 what nginx says by itself is guarded as what the shop says', async () => {
    const answers = [
      await front.ask('/metrics'),
      await front.ask('/', { name: quotesName }),
      await front.ask('/', { headers: { 'x-long': 'x'.repeat(40_000) } }),
      await front.ask('/', { method: 'TRACE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 405]);
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
  });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'R15.1 who comes back takes up the session of %s where it was left',
    async (version) => {
      const first = await handshake(version);
      expect(first.isResumed).toBe(false);
      expect(await handshake(version, first.session)).toMatchObject({ isResumed: true, version });
    },
  );

  it('R15.1 files are kept as long as the shop says, and handed out again without it', async () => {
    const { body } = await front.ask('/');
    const sheet = /\/assets\/[\w.-]+\.css/.exec(body.toString())?.[0] ?? 'none';
    const forms = [];
    for (const encoding of ['gzip, deflate, br', 'br', 'gzip', 'identity', 'br, gzip'])
      forms.push(await front.ask(sheet, { headers: { 'accept-encoding': encoding } }));
    expect(forms.map(({ headers }) => headers['content-encoding'] ?? null)).toEqual([
      'br',
      'br',
      'gzip',
      null,
      'br',
    ]);
    for (const { status, headers } of forms) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    await expectUpstreams(sheet, ['shop', 'kept', 'shop', 'shop', 'kept']);

    const picture = '/images/kim/pe-100_h670.png';
    const versions = [await front.ask(picture), await front.ask(`${picture}?v=1`), await front.ask(picture)];
    expect(versions.map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=86400',
      'public, max-age=31536000, immutable',
      'public, max-age=86400',
    ]);
    await expectUpstreams(picture, ['shop', 'shop', 'kept']);

    const missingFile = '/assets/nothing-0.js';
    for (const _ of [1, 2]) expect((await front.ask(missingFile)).status).toBe(404);
    await expectUpstreams(missingFile, ['shop', 'shop']);
  });

  it('R15.1 what is not for outside stays inside, and bodies are as large as the shop takes them', async () => {
    const post = (path: string, bytes: number, headers: Readonly<Record<string, string>> = {}) =>
      front
        .ask(path, { method: 'POST', headers, body: 'x'.repeat(bytes) })
        .then(({ status, body }) => ({ status, text: `${body}` }));
    expect((await front.ask('/metrics')).status).toBe(404);
    const tooLarge = await post('/winkelwagen', 262_145);
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.text).toContain('Dit is te groot');
    const tooLargeCall = await post('/product/add-to-cart/PE-100', 262_145);
    expect(tooLargeCall).toMatchObject({ status: 413, text: expect.stringContaining('Dit is te groot') });
    // Taken, and refused by the shop for another reason.
    expect((await post('/winkelwagen', 262_144)).status).toBe(403);
    const files = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post('/maatwerk', 2_000_000, files)).status).toBe(403);
    // Only files may be as large as files.
    expect((await post('/maatwerk', 2_000_000)).status).toBe(413);
    const asQuotes = { name: quotesName };
    expect((await front.ask('/', asQuotes)).status).toBe(404);
    expect((await front.ask('/inloggen', asQuotes)).status).toBe(404);
    const quote = await front.ask(`/offerte/${'a'.repeat(43)}`, asQuotes);
    expect(quote).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex, nofollow, noarchive' } });
    expect(await front.logged(({ path }) => path === '/offerte/...')).toHaveLength(1);
    expect((await front.logged()).filter(({ path }) => path.includes('a'.repeat(43)))).toEqual([]);
  });

  it('R15.1 a limit counts the client, one for all processes, whatever the client says of itself', async () => {
    const sender = async (from: string) => {
      const page = await front.ask('/inloggen', { from });
      const headers = { cookie: cookiesOf(page), 'x-csrf-token': tokenIn(page.body.toString()) };
      return async (more: Readonly<Record<string, string>> = {}) =>
        (
          await front.ask('/client-errors', {
            method: 'POST',
            headers: { ...headers, ...more },
            body: '{}',
            from,
          })
        ).status;
    };
    const busy = await sender('127.0.0.2');
    const statuses = await Promise.all(Array.from({ length: 36 }, () => busy()));
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect(await busy({ 'x-forwarded-for': '198.51.100.7' })).toBe(429);
    const other = await sender('127.0.0.3');
    expect(await other({ 'x-forwarded-for': '127.0.0.2' })).toBe(400);
  });

  it('R15.1 a process killed while all are busy costs nothing that was confirmed, and nothing that may be repeated', async () => {
    const headers = await logIn(demoAccounts.millimetres);
    const before = await cartOf(headers);
    const kinds = ['page', 'judge', 'with-key', 'judge', 'without-key'] as const;
    const done: { kind: (typeof kinds)[number]; answer: Answer }[] = [];
    let next = 0;
    const total = 60;
    const connection = async () => {
      while (next < total) {
        const kind = kinds[next++ % kinds.length] ?? 'page';
        if (next === total / 3) void shops[1]?.kill('SIGKILL');
        done.push({ kind, answer: await front.ask(...requestOf(kind, headers)) });
      }
    };
    await Promise.all(Array.from({ length: 16 }, connection));
    expect(await shops[1]?.ended).toMatchObject({ signal: 'SIGKILL' });

    const failed = done
      .filter(({ answer }) => answer.status !== 200)
      .map(({ kind, answer }) => `${kind} ${answer.status}`);
    // A post that was sent and may not be sent again is told to whoever sent it.
    expect(failed.filter((fault) => fault !== 'without-key 502')).toEqual([]);
    const told = done
      .filter(({ kind, answer }) => kind.endsWith('-key') && answer.status === 200)
      .flatMap(({ answer }) => added.parse(JSON.parse(answer.body.toString())).timestamps);
    const cart = (await cartOf(headers)).filter((timestamp) => !before.includes(timestamp));
    expect(new Set(told).size).toBe(told.length);
    expect(told.filter((timestamp) => !cart.includes(timestamp))).toEqual([]);
    // What was sent once and not answered may have been done, once.
    expect(cart.length - told.length).toBeLessThanOrEqual(failed.length);
    const served = await front.logged(({ shop }) => /^127\.0\.0\.1:\d+$/.test(shop), total);
    expect(new Set(served.map(({ shop }) => shop)).size).toBe(4);
  });

  it('R15.1 nothing is left in a connection: every statement has its limit, and a shop that was not told does not start', async () => {
    const client = new Client(pooler.url);
    await client.connect();
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
    expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }]);
    const { rows } = await client.query('select count(*)::int as statements from pg_prepared_statements');
    expect(rows).toEqual([{ statements: 0 }]);
    await client.end();
    for (const shop of shops) expect(shop.stdout()).not.toMatch(/"level":(50|60)|statement_timeout/);
    const untold = parseSettings({ DATABASE_URL: pooler.url });
    if (!untold.ok) throw new Error(untold.problems.join());
    const events = { onTrouble: () => undefined, onIdleError: () => undefined };
    await expect(openDatabase(untold.settings, events)).rejects.toThrow(
      'that is a pooler, so set DATABASE_POOLER.',
    );
  });

  const added = z.object({ timestamps: z.array(z.number()) });

  function requestOf(kind: string, headers: Readonly<Record<string, string>>): [string, Ask] {
    if (kind === 'page') return ['/producten/pe-100', { headers }];
    const meta = { device: 'desktop', webshop_type: 'zakelijk', price: '0.00', amount: 1 };
    const body = JSON.stringify({ meta, specs: pe100(), cartString: '' });
    if (kind === 'judge') return ['/product/validate-state/PE-100', { method: 'POST', headers, body }];
    const key = kind === 'with-key' ? { 'idempotency-key': randomUUID() } : {};
    return ['/product/add-to-cart/PE-100', { method: 'POST', headers: { ...headers, ...key }, body }];
  }

  async function logIn(email: string): Promise<Readonly<Record<string, string>>> {
    const form = await front.ask('/inloggen');
    const body = new URLSearchParams({
      _token: tokenIn(`${form.body}`),
      email,
      password: demoPassword,
    }).toString();
    const headers = { cookie: cookiesOf(form), 'content-type': 'application/x-www-form-urlencoded' };
    const entered = await front.ask('/inloggen', { method: 'POST', headers, body });
    expect(entered.status).toBe(303);
    const cookie = cookiesOf(entered);
    const page = await front.ask('/', { headers: { cookie } });
    return {
      cookie,
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': tokenIn(`${page.body}`),
    };
  }

  async function cartOf(headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
    const { body } = await front.ask('/winkelwagen', { headers: { ...headers, accept: 'application/json' } });
    const cart = z.object({ lines: z.array(z.object({ timestamp: z.number() })) });
    return cart.parse(JSON.parse(body.toString())).lines.map(({ timestamp }) => timestamp);
  }

  async function expectUpstreams(path: string, expected: readonly string[]): Promise<void> {
    const lines = await front.logged((line) => line.path === path, expected.length);
    expect(lines.map(({ shop }) => (shop === '-' ? 'kept' : 'shop'))).toEqual(expected);
  }

  async function plain(
    path: string,
    { method = 'GET', headers = {} }: Pick<Ask, 'method' | 'headers'>,
  ): Promise<readonly [status: number | undefined, location: string | undefined]> {
    return new Promise((resolve, reject) => {
      const at = { host: '127.0.0.1', port: front.plainPort, path, method };
      const call = request({ ...at, headers: { host: shopName, ...headers } }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.location]);
      });
      call.once('error', reject);
      call.end();
    });
  }

  // In TLS 1.3 what a session is taken up with comes after the handshake.
  function handshake(version: SecureVersion, session?: Buffer) {
    return new Promise<{ isResumed: boolean; version: string | null; session: Buffer }>((resolve, reject) => {
      const socket = shakeHands({
        ...{ host: '127.0.0.1', port: front.port, servername: shopName, ca: front.certificate },
        ...{ minVersion: version, maxVersion: version, ...(session && { session }) },
      });
      const end = (given: Buffer) => {
        resolve({ isResumed: socket.isSessionReused(), version: socket.getProtocol(), session: given });
        socket.end();
      };
      if (session === undefined) socket.once('session', end);
      else socket.once('secureConnect', () => end(session));
      socket.once('error', reject);
    });
  }

  async function overHttp2(path: string) {
    const session = connect(`https://127.0.0.1:${front.port}`, {
      ca: front.certificate,
      servername: shopName,
    });
    const stream = session.request({ ':path': path, ':authority': shopName, 'accept-encoding': 'gzip' });
    const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
    stream.once('response', resolve).once('error', reject);
    session.once('error', reject);
    const headers = await promise;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    session.close();
    return { headers, body: Buffer.concat(chunks) };
  }
});

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { sellerVariables } from '#tests/support/seller.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database } = await testDatabase();
const shop = testApp(database);

describe('operations', () => {
  it('answers alive and ready, with no session', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await shop.app.request(path);
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 200, []]);
    }
  });

  it('counts requests by route, not by address', async () => {
    await shop.app.request('/producten/pe-100');
    const text = await (await metricsFor('127.0.0.1')).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/producten/:code",status="200"}',
    );
    expect(text).not.toContain('pe-100');
  });
});

describe('GET /metrics', () => {
  it('is for this machine, not through its proxy', async () => {
    expect((await metricsFor('127.0.0.1')).status).toBe(200);
    expect((await metricsFor('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(401);
    expect((await metricsFor('203.0.113.7')).status).toBe(401);
    expect((await metricsFor('203.0.113.7', { authorization: 'Bearer null' })).status).toBe(401);
  });

  it('is for whoever has the token', async () => {
    const token = 'only the watcher knows';
    const watched = testApp(database, { settings: settings({ METRICS_TOKEN: token }) });
    const asked = async (authorization: string) =>
      (await metricsFor('203.0.113.7', { authorization }, watched)).status;
    expect(await asked(`Bearer ${token}`)).toBe(200);
    expect(await asked(`bearer ${token}`)).toBe(200);
    for (const wrong of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${token}`,
      `Bearer ${token}!`,
      `Bearer ${token.slice(1)}`,
    ]) {
      expect(await asked(wrong), wrong).toBe(401);
    }
  });
});

async function metricsFor(
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
  asked = shop,
) {
  return asked.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
}

describe('addresses that programs look for', () => {
  it('say whom to tell about a hole, for less than a year', async () => {
    const answer = await shop.app.request('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.getSetCookie()]).toEqual([
      200,
      'text/plain; charset=UTF-8',
      [],
    ]);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:administratie@voorbeeld\.nl$/m);
    expect(text).toMatch(/^Canonical: http:\/\/localhost\/\.well-known\/security\.txt$/m);
    const left = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now();
    const day = 24 * 60 * 60 * 1000;
    expect(left).toBeGreaterThan(90 * day);
    expect(left).toBeLessThan(365 * day);
  });

  it('name the shop itself where no seller is set', async () => {
    const { app } = testApp(database, { settings: settings({ PUBLIC_URL: 'https://www.example.nl' }) });
    const text = await (await app.request('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: https:\/\/www\.example\.nl\/contact$/m);
  });

  it('lead to where a password is changed', async () => {
    const answer = await shop.app.request('/.well-known/change-password');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/wachtwoord']);
    expect((await shop.app.request('/.well-known/iets-anders')).status).toBe(404);
  });
});

describe('films', () => {
  it('R1.5 sends the captions of a film as what they are', async () => {
    const answer = await shop.app.request('/video/pe-100.vtt');
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await answer.text()).toMatch(/^WEBVTT/);
    expect((await shop.app.request('/video/xx-1.vtt')).status).toBe(404);
  });
});

describe('security headers', () => {
  it('allow no script but those with the nonce of this answer', async () => {
    const policies = await Promise.all(
      // No page that is kept for the next visitor.
      [0, 1].map(
        async () => (await shop.app.request('/inloggen')).headers.get('content-security-policy') ?? '',
      ),
    );
    for (const policy of policies) {
      const scripts = policy.match(/script-src ([^;]*)/)?.[1] ?? '';
      expect(scripts).toMatch(/^'nonce-[\w+/=-]+' 'strict-dynamic'$/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
    }
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('stand on failures too', async () => {
    const answer = await shop.app.request('/bestaat-niet');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/',
    '/bestaat-niet',
    '/favicon.svg',
    '/robots.txt',
    '/healthz',
    '/api/openapi.json',
    '/offerte/x',
    '/product/init/PE-100',
    '/inloggen',
    '/fotos/1',
  ])(
    'R15.5 stand on %s: framed, sniffed and opened across sites by nobody, and https for a year',
    async (path) => {
      const production = testApp(database, {
        settings: settings({ PUBLIC_URL: 'https://www.maathor.nl', ...sellerVariables }),
      });
      const { headers } = await production.app.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const directive of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "default-src 'none'",
      ])
        expect(policy).toContain(directive);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      for (const cookie of headers.getSetCookie())
        expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    },
  );

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/api/openapi.json', 'application/json'],
    ['/offerte/kleur/ffc72c.css', 'text/css; charset=utf-8'],
  ])('R15.5 %s says what it is', async (path, type) => {
    expect((await shop.app.request(path)).headers.get('content-type')).toBe(type);
  });

  it('R15.5 nothing is echoed by TRACE, listed as a folder, or read from beside the public files', async () => {
    expect((await shop.app.request('/', { method: 'OPTIONS' })).status).toBe(404);
    for (const path of [
      '/assets/',
      '/images/',
      '/images',
      '/.git/config',
      '/.env',
      '/package.json',
      '/src/server/app.ts',
    ])
      expect((await shop.app.request(path)).status, path).toBe(404);
  });
});

describe('an address with a character that no database keeps', () => {
  it.each([
    ['/payment/%00', 404],
    ['/payment/a%00b/terug', 404],
    ['/images/%00', 404],
    ['/account?voor=%00', 400],
    ['/?voor=%00', 400],
    ['/account?voor=%2500', 200],
  ])('%s is answered %i', async (path, status) => {
    const customer = await new Visitor(shop).login('mm@voorbeeld.nl');
    expect((await customer.get(path)).status).toBe(status);
  });
});

describe('request ids', () => {
  it('are made, and taken over from a proxy when they are plain', async () => {
    const behind = testApp(database, { settings: settings({ TRUSTED_PROXIES: '10.0.0.9' }) }).app;
    const idOf = async (given: string | null, from: string) => {
      const headers: Record<string, string> = given === null ? {} : { 'x-request-id': given };
      const connection = { incoming: { socket: { remoteAddress: from } } };
      return (await behind.request('/healthz', { headers }, connection)).headers.get('x-request-id');
    };
    expect(await idOf(null, '10.0.0.9')).toMatch(/^[\w-]{36}$/);
    expect(await idOf('proxy-12345678', '10.0.0.9')).toBe('proxy-12345678');
    expect(await idOf('<script>alert(1)', '10.0.0.9')).toMatch(/^[\w-]{36}$/);
    // Anybody else would choose under which name the log knows them.
    expect(await idOf('proxy-12345678', '10.0.0.8')).toMatch(/^[\w-]{36}$/);
  });
});

describe('failures', () => {
  it('R1.1 are a Dutch page for people and JSON with a message for calls', async () => {
    const page = await shop.app.request('/bestaat-niet', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<html lang="nl"');
    const call = await shop.app.request('/bestaat-niet', {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ message: 'Dit adres bestaat niet.' });
  });

  it('of our own are reported with the request id and say nothing of their cause', async () => {
    const { app, reports } = testApp(database, {
      now: () => {
        throw new Error('the clock stopped');
      },
    });
    const answer = await app.request('/inloggen');
    const html = await answer.text();
    const requestId = answer.headers.get('x-request-id') ?? '';
    expect(answer.status).toBe(500);
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(html).toContain(requestId);
    expect(html).not.toContain('the clock stopped');
    expect(reports).toMatchObject([{ error: { message: 'the clock stopped' }, context: { requestId } }]);
  });

  it('a body over 256 KB is 413', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/');
    const answer = await visitor.call('/client-errors', { message: 'x'.repeat(300_000), page: '', at: '' });
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: 'Het verzoek is te groot.' },
    ]);
  });
});

describe('files', () => {
  const [script = ''] = readdirSync(join(import.meta.dirname, '../../dist/client/assets')).filter((name) =>
    name.endsWith('.js'),
  );

  it('are compressed ahead and kept for a year', async () => {
    const answer = await shop.app.request(`/assets/${script}`, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json', '/.env'])(
    'outside their folders stay closed: %s',
    async (path) => {
      expect((await shop.app.request(path)).status).toBe(404);
    },
  );
});

describe('pages', () => {
  it('without script are revalidated by their ETag', async () => {
    const visitor = new Visitor(shop);
    const first = await visitor.get('/');
    await visitor.get('/');
    const second = await visitor.get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, second.status]).toEqual([200, 304]);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('of an account are never kept', async () => {
    const visitor = await new Visitor(shop).login('mm@voorbeeld.nl');
    expect((await visitor.get('/account')).headers.get('cache-control')).toBe('no-store');
  });

  it('are sent compressed to who can read that', async () => {
    const answer = await shop.app.request('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('</html>');
  });

  it('and so are the calls of a configurator', async () => {
    const visitor = await new Visitor(shop).login('mm@voorbeeld.nl');
    for (const path of ['/product/init/PE-100', '/product/drawing/PE-100']) {
      const call = (encoding: string) =>
        visitor.call(path, { device: 'mobile', specs: {}, amount: 1 }, { 'accept-encoding': encoding });
      const [plain, small] = [await call('identity'), await call('gzip')];
      expect([plain, small].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
      const content = gunzipSync(Buffer.from(await small.arrayBuffer())).toString();
      expect(content).toBe(await plain.text());
    }
  });
});

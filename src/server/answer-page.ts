import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CartPreview, Page } from '#contract/page.ts';
import type { AppEnv, Dependencies } from './app-env.ts';

type Options = {
  readonly status?: ContentfulStatusCode;
  // 'revalidate' for what anybody may keep and ask again; 'no-store' for account, checkout and failures.
  readonly cache?: 'revalidate' | 'no-store';
  readonly cart?: CartPreview | null;
};

export function answerPage(
  c: Context<AppEnv>,
  deps: Dependencies,
  page: Page,
  options: Options = {},
): Response {
  // A failure can strike before the session middleware has run.
  const session: AppEnv['Variables']['session'] | undefined = c.get('session');
  const customer = session?.customer ?? null;
  const { html, hasScript } = deps.renderPage(page, {
    path: c.req.path,
    publicUrl: deps.settings.publicUrl,
    csrfToken: session?.csrfToken ?? '',
    nonce: c.get('secureHeadersNonce') ?? '',
    account: customer && { name: customer.name, isStaff: customer.role === 'staff' },
    cart: options.cart ?? null,
    isDemo: deps.settings.isDemo,
    support: deps.settings.support,
    assets: deps.assets,
  });
  const status = options.status ?? 200;
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Vary', 'Cookie, Accept-Encoding', { append: true });
  if (hasScript || options.cache === 'no-store' || status !== 200) {
    c.header('Cache-Control', 'no-store');
  } else {
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  }
  if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(html, status);
  c.header('Content-Encoding', 'gzip');
  return c.body(new Uint8Array(gzipSync(html, { level: 4 })), status);
}

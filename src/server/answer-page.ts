import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CartPreview, Page } from '#contract/page.ts';
import { wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { AppEnv, Dependencies } from './app-env.ts';
import { cartPreview } from './cart/find-lines.ts';

type Options = {
  readonly status?: ContentfulStatusCode;
  // 'revalidate' for what anybody may keep and ask again; 'no-store' for account, checkout and failures.
  readonly cache?: 'revalidate' | 'no-store';
  // Where the route knows it already; looked up otherwise.
  readonly cart?: CartPreview;
};

export async function answerPage(
  c: Context<AppEnv>,
  deps: Dependencies,
  page: Page,
  options: Options = {},
): Promise<Response> {
  // A failure can strike before the session middleware has run.
  const session: AppEnv['Variables']['session'] | undefined = c.get('session');
  const customer = session?.customer ?? null;
  const { html, hasScript } = deps.renderPage(page, {
    path: c.req.path,
    publicUrl: deps.settings.publicUrl,
    csrfToken: session?.csrfToken ?? '',
    nonce: c.get('secureHeadersNonce') ?? '',
    account: customer && {
      name: customer.name,
      isStaff: customer.role === 'staff',
      measures: wayOfMeasuring(customer.totalMeasures),
    },
    cart: options.cart ?? (customer && (await cartOf(deps, customer.id))),
    isDemo: deps.settings.hasStandIns,
    support: deps.settings.support,
    seller: deps.settings.seller,
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

async function cartOf(deps: Dependencies, customerId: number): Promise<CartPreview | null> {
  try {
    return await cartPreview(deps.database, customerId);
  } catch (error) {
    // The page that says something went wrong must not fail for the same reason.
    deps.log.warn({ err: error }, 'cart preview');
    return null;
  }
}

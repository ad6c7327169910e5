import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { ShopSettings } from '#domain/shop-settings/shop-settings.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { type HoledBytes, holedBytes } from '../pages/holed-bytes.ts';
import { fingerprintOf, pageTag } from '../pages/page-tag.ts';
import type { PriceLists, Prices } from '../prices/price-lists.ts';
import { visitorToken } from './session.ts';

/** What the page was made of, and what it was answered with. */
type Kept = {
  readonly prices: Prices;
  readonly settings: ShopSettings;
  readonly date: string;
  readonly route: string;
  readonly bytes: HoledBytes;
  readonly headers: Readonly<Record<string, string>>;
  readonly fingerprint: string;
};

/**
 * Pages that are the same for every visitor but for the token of their session: made once from prices, settings and day, then
 * sent as bytes. Which those are the routes say (`isSameForVisitors`); whoever may be logged in by their cookie goes on.
 */
export function visitorPages(deps: Dependencies, priceLists: PriceLists): MiddlewareHandler<AppEnv> {
  const pages = new Map<string, Kept>();

  return async (c, next) => {
    const { method, url, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return next();
    const kept = pages.get(path);
    if (kept === undefined || !(await isCurrent(kept))) return makeAndKeep(c, next);
    const token = visitorToken(c, deps.settings);
    return token === null ? next() : answer(c, kept, token);
  };

  async function isCurrent(kept: Kept): Promise<boolean> {
    return (
      kept.settings === deps.shopSettings.recent() &&
      kept.date === dutchDate(deps.now()) &&
      kept.prices === (await priceLists.recent())
    );
  }

  async function makeAndKeep(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
    // Asked first: a page is never kept for newer ones than it was made of.
    const settings = deps.shopSettings.recent();
    const date = dutchDate(deps.now());
    const prices = await priceLists.recent();
    await next();
    const html = c.get('visitorPage');
    if (html === undefined || c.res.status !== 200) return;
    const { csrfToken } = c.get('session');
    const bytes = holedBytes(html, csrfToken);
    if (bytes === null) return;
    const fingerprint = fingerprintOf(html, csrfToken);
    const headers = headersToKeep(c.res.headers);
    pages.set(c.req.path, { prices, settings, date, route: routePath(c, -1), bytes, headers, fingerprint });
  }
}

function answer(c: Context<AppEnv>, { route, bytes, headers, fingerprint }: Kept, token: string): Response {
  c.set('route', route);
  const tag = pageTag(fingerprint, token);
  const shared = { ...headers, ETag: tag };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, shared);
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    ? c.body(bytes.gzip(token), 200, { ...shared, 'Content-Encoding': 'gzip' })
    : c.body(bytes.plain(token), 200, shared);
}

// Of one answer alone, or told anew with each.
const ofOneAnswer = ['set-cookie', 'x-request-id', 'content-encoding', 'content-length', 'etag'];

// A nonce is for one answer too, and there is no script that it would be for.
function headersToKeep(given: Headers): Readonly<Record<string, string>> {
  const headers = Object.fromEntries([...given].filter(([name]) => !ofOneAnswer.includes(name)));
  const policy = headers['content-security-policy'] ?? '';
  return { ...headers, 'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'") };
}

import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

// Nothing runs on these pages, so nothing may.
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** Of all that end customers open, failures too: in no search engine, in no cache, and the address is told to nobody. */
export const quoteLinkHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex, nofollow, noarchive');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', policy);
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

const announced = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const programs =
  /bot\b|bot\/|crawl|spider|preview|scan|slurp|facebookexternalhit|whatsapp|telegram|skype|slack|safelinks|barracuda|proofpoint|mimecast/i;

/** Whether a page is fetched ahead, or looked over by a mail program: as far as headers tell, by nobody. */
export function isOpenedByProgram(header: (name: string) => string | undefined): boolean {
  const isAhead = announced.some((name) => /prefetch|prerender|preview|instant/i.test(header(name) ?? ''));
  return isAhead || programs.test(header('user-agent') ?? '');
}

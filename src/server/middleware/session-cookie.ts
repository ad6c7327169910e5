import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { isQuoteLink } from '#contract/quote/link.ts';
import { isSessionId } from '../accounts/sessions.ts';
import type { AppEnv } from '../app-env.ts';
import type { Settings } from '../settings/env.ts';

const cookieName = 'maathor';
// R13.3: what end customers open names nobody but the dealer, not even in a header.
const quoteLinkCookie = 'bezoek';

/** A dealer who opens a quote is known by the login; its end customer has an id for that page alone. */
export function readSessionCookie(c: Context<AppEnv>, settings: Settings): string {
  const own = readCookie(c, settings, cookieName);
  return isSessionId(own) || !isQuoteLink(c.req.path) ? own : readCookie(c, settings, quoteLinkCookie);
}

// As it stands in the header: an id needs no decoding, and taking all cookies apart costs a call more than its session does.
function readCookie(c: Context<AppEnv>, settings: Settings, name: string): string {
  const start = `${isSecure(settings) ? '__Host-' : ''}${name}=`;
  const cookies = c.req.header('cookie')?.split(';') ?? [];
  return (
    cookies
      .find((cookie) => cookie.trimStart().startsWith(start))
      ?.trim()
      .slice(start.length) ?? ''
  );
}

export function writeSessionCookie(
  c: Context<AppEnv>,
  settings: Settings,
  id: string,
  maxAge?: number,
): void {
  const secure = isSecure(settings);
  // Strict would look logged out on the way back from the bank.
  setCookie(c, isQuoteLink(c.req.path) ? quoteLinkCookie : cookieName, id, {
    ...{ httpOnly: true, sameSite: 'Lax', path: '/' },
    ...(secure ? { prefix: 'host', secure } : {}),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

function isSecure(settings: Settings): boolean {
  return settings.publicUrl.startsWith('https:');
}

import { createHash } from 'node:crypto';

/** What tells a page from what it was before, whoever's token stands on it. */
export function fingerprintOf(html: string, token: string): string {
  const text = token === '' ? html : html.replaceAll(token, '');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** With the token in it: the page of a session that is over must not come back from the browser's own store. */
export function pageTag(fingerprint: string, token: string): string {
  return `W/"${fingerprint}${token.slice(0, 8)}"`;
}

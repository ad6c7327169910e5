import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What the shop itself speaks TLS with, as PEM. */
export type Tls = { readonly cert: string; readonly key: string };

type Read = { readonly tls: Tls | null; readonly problems: readonly string[] };

type Named = { readonly TLS_CERT?: string | undefined; readonly TLS_KEY?: string | undefined };

/** From the files that are named: what does not belong together would be told by the first who connects, and by nobody before. */
export function readTls({ TLS_CERT, TLS_KEY }: Named): Read {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return { tls: null, problems: [] };
  if (TLS_CERT === undefined || TLS_KEY === undefined)
    return { tls: null, problems: ['TLS_CERT and TLS_KEY must be set together'] };
  const [cert, key] = [readText(TLS_CERT), readText(TLS_KEY)];
  if (cert === null) return { tls: null, problems: ['TLS_CERT names a file that cannot be read'] };
  if (key === null) return { tls: null, problems: ['TLS_KEY names a file that cannot be read'] };
  if (!belongTogether(cert, key))
    return { tls: null, problems: ['TLS_KEY must be the key of TLS_CERT, as PEM without a passphrase'] };
  return { tls: { cert, key }, problems: [] };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function belongTogether(cert: string, key: string): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}

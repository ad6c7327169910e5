import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../app-env.ts';
import { tellEarly } from './tell-early.ts';

/** As it is and compressed: for what is sent more than once. */
export type Prepared = { readonly plain: string; readonly gzip: Uint8Array<ArrayBuffer> };

/**
 * A quarter of the bytes for whoever can read that: on a phone's line a call of the configurator takes a tenth of a second
 * less, for a fifth of a millisecond here.
 */
export function answerCompressed(
  c: Context<AppEnv>,
  content: string | Buffer<ArrayBuffer>,
  status: ContentfulStatusCode = 200,
): Response {
  return answer(c, status, content, () => zip(content));
}

/** The same for a call, in JSON. */
export function answerCallCompressed(
  c: Context<AppEnv>,
  json: Buffer<ArrayBuffer>,
  status: ContentfulStatusCode = 200,
): Response {
  const isZipped = readsGzip(c);
  const content = isZipped ? zip(json) : json;
  tellEarly(c, 'Vary', 'Accept-Encoding');
  if (isZipped) tellEarly(c, 'Content-Encoding', 'gzip');
  // One header is no reason for Hono to make `Headers`.
  return c.body(content, status, { 'Content-Type': 'application/json' });
}

export function prepare(plain: string): Prepared {
  return { plain, gzip: zip(plain) };
}

export function answerPrepared(c: Context<AppEnv>, { plain, gzip }: Prepared, status: ContentfulStatusCode) {
  return answer(c, status, plain, () => gzip);
}

function zip(content: string | Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(content, { level: 4 }));
}

function answer(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  plain: string | Buffer<ArrayBuffer>,
  gzip: () => Uint8Array<ArrayBuffer>,
): Response {
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!readsGzip(c)) return c.body(plain, status);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzip(), status);
}

function readsGzip(c: Context<AppEnv>): boolean {
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
}

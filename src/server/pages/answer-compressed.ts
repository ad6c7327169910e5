import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../app-env.ts';

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
  c.header('Vary', 'Accept-Encoding', { append: true });
  return acceptsGzip(c) ? answerGzip(c, zip(content), status) : c.body(content, status);
}

export function prepare(plain: string): Prepared {
  return { plain, gzip: zip(plain) };
}

export function answerPrepared(c: Context<AppEnv>, { plain, gzip }: Prepared, status: ContentfulStatusCode) {
  c.header('Vary', 'Accept-Encoding', { append: true });
  return acceptsGzip(c) ? answerGzip(c, gzip, status) : c.body(plain, status);
}

function acceptsGzip(c: Context<AppEnv>): boolean {
  return /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
}

function zip(content: string | Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(content, { level: 4 }));
}

function answerGzip(
  c: Context<AppEnv>,
  content: Uint8Array<ArrayBuffer>,
  status: ContentfulStatusCode,
): Response {
  c.header('Content-Encoding', 'gzip');
  return c.body(content, status);
}

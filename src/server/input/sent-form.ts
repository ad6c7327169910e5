import { MaxPartsExceededError, MultipartParseError, parseMultipart } from '@remix-run/multipart-parser';
import type { Context, HonoRequest } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';
import { hasMoreThan } from './has-more-than.ts';

/** Its bytes are those of the body, not a copy of them. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array };

type Field<Value> = { readonly name: string; readonly value: Value };

export type SentForm = {
  readonly texts: readonly Field<string>[];
  readonly files: readonly Field<SentFile>[];
};

// A form with photos has some twenty fields. Each part takes kilobytes once it is taken apart, however little is in it.
const mostParts = 200;

// The largest of our forms has some hundred boxes to tick.
const mostPairs = 1000;

const nothing: SentForm = { texts: [], files: [] };
const decoder = new TextDecoder();

const known = new WeakMap<HonoRequest, Promise<SentForm | null>>();

/** A form as it was sent; a body of another type holds no fields. Null for one that breaks off halfway. */
export function sentForm(c: Context): Promise<SentForm | null> {
  const form = known.get(c.req) ?? takeApart(c);
  known.set(c.req, form);
  return form;
}

/** By the type of its body: as forms with files come. */
export function isInParts(type = ''): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

async function takeApart(c: Context): Promise<SentForm | null> {
  const type = c.req.header('content-type') ?? '';
  if (!isInParts(type) && !/^application\/x-www-form-urlencoded\b/i.test(type)) return nothing;
  const body = await c.req.arrayBuffer().catch(() => null);
  if (body === null) return null;
  return isInParts(type) ? readParts(new Uint8Array(body), boundaryIn(type)) : readPairs(body);
}

function readPairs(body: ArrayBuffer): SentForm {
  const text = decoder.decode(body);
  if (hasMoreThan(mostPairs, '&', text)) throw new Refusal(413, callErrors.tooLarge);
  return { texts: [...new URLSearchParams(text)].map(([name, value]) => ({ name, value })), files: [] };
}

function boundaryIn(type: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  return quoted ?? bare;
}

function readParts(body: Uint8Array, boundary: string | undefined): SentForm | null {
  if (boundary === undefined) return null;
  const texts: Field<string>[] = [];
  const files: Field<SentFile>[] = [];
  // How large a body may be is known where it comes in.
  const limits = { maxParts: mostParts, maxFileSize: body.length, maxTotalSize: body.length };
  try {
    for (const { name, filename, content } of parseMultipart(body, { boundary, ...limits })) {
      if (name === undefined) return null;
      const bytes = content[0] ?? new Uint8Array();
      if (filename === undefined) texts.push({ name, value: decoder.decode(bytes) });
      else files.push({ name, value: { name: filename, bytes } });
    }
  } catch (error) {
    if (error instanceof MaxPartsExceededError) throw new Refusal(413, callErrors.tooLarge);
    if (error instanceof MultipartParseError || error instanceof TypeError) return null;
    throw error;
  }
  return { texts, files };
}

/** As somebody's computer calls it, fit to be kept and shown. */
export function nameOfFile(file: SentFile | undefined): string {
  return (file?.name ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(0, 100);
}

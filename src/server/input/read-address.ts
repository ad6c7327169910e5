import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

/** A number PostgreSQL can look up; anything else names nothing. */
export function rowId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(404, callErrors.notFound);
  return Number(text);
}

/** A notice travels over a redirect by name: a page never shows a sentence that came with its address. */
export function noticeFrom(texts: Readonly<Record<string, string>>, name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
}

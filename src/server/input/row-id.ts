import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

/** A number PostgreSQL can look up; anything else names nothing. */
export function rowId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(404, callErrors.notFound);
  return Number(text);
}

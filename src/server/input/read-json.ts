import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';

/** The one way a JSON body comes in. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    throw new Refusal(400, callErrors.unreadable);
  }
}

const deepest = 20;

/**
 * Whether a jsonb column can keep it: PostgreSQL refuses a NUL and half a character, and nesting without end
 * exhausts whoever writes it out.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1));
}

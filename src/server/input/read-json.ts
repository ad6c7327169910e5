import type { Context } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { Refusal } from '../errors.ts';
import { hasMoreThan } from './has-more-than.ts';

// Two hundred rows open some thirty, and whoever writes brackets in every label a thousand. Each takes sixty bytes or more once it
// is read: of a few bodies of nothing else the shop ran out of memory.
const mostOpened = 5000;

/** The one way a JSON body comes in. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text().catch(() => '');
  try {
    if (!hasMoreThan(mostOpened, '[', text) && !hasMoreThan(mostOpened, '{', text)) return JSON.parse(text);
  } catch {
    // Told as what is not read at all.
  }
  throw new Refusal(400, callErrors.unreadable);
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

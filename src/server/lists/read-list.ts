import type { Context } from 'hono';
import { z } from 'zod';
import type { ListFrame } from '#contract/list-frame.ts';
import { maxSearch } from '#domain/business/limits.ts';
import { listTexts } from '#text/pages/lists.ts';
import type { AppEnv } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { plainText } from '../input/read-form.ts';
import { isStorable } from '../input/read-json.ts';
import type { Days, ListPage } from './pages.ts';

const { problems: texts } = listTexts;

/**
 * What the address of a list asks for, by the names that every list shares. Keeps what was typed and what is wrong with
 * it: a filter that cannot be read shows nothing, for all rows would look like those that were asked for.
 */
export function createListReader(c: Context<AppEnv>) {
  const query: Record<string, string> = {};
  const problems: Record<string, string> = {};

  function read<T>(name: string, parse: (typed: string) => T | null, problem: string): T | null {
    const typed = plainText(c.req.query(name) ?? '').trim();
    if (typed === '') return null;
    query[name] = typed;
    const value = parse(typed);
    if (value === null) problems[name] = problem;
    return value;
  }

  function days(): Days {
    const [from, until] = [read('van', parseDay, texts.date), read('tot', parseDay, texts.date)];
    if (from !== null && until !== null && from > until) problems['van'] = texts.order;
    return { from, until };
  }

  const isSound = () => Object.keys(problems).length === 0;

  /** The page that the address asks for, and where the next one begins. Asked last: it wants to know what is wrong. */
  async function page<Row, Cursor>(
    shape: z.ZodType<Cursor>,
    find: (after: Cursor | null) => Promise<ListPage<Row, readonly CursorPart[]>>,
  ): Promise<ListPage<Row, string>> {
    const after = read('na', (typed) => decodeCursor(typed, shape), texts.cursor);
    if (!isSound()) return { rows: [], next: null };
    const { rows, next } = await find(after);
    return { rows, next: next === null ? null : encodeCursor(...next) };
  }

  /** A file has no place for what is wrong with its filters. */
  function demandSound(): void {
    if (!isSound()) throw new Refusal(422, listTexts.refused);
  }

  return {
    query,
    read,
    search: () => read('zoek', (typed) => (typed.length <= maxSearch ? typed : null), texts.search),
    choice: <const Choice extends string>(name: string, choices: readonly Choice[]) =>
      read(name, (typed) => choices.find((choice) => choice === typed) ?? null, texts.choice),
    days,
    page,
    isSound,
    demandSound,
    frame: (path: string, next: string | null): ListFrame => ({ path, query, problems, next }),
  };
}

export type ListReader = ReturnType<typeof createListReader>;

function parseDay(typed: string): string | null {
  // PostgreSQL knows no year 0, and the shop nothing before this century but one.
  const moment = /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
  const isReal = moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(typed);
  return isReal ? typed : null;
}

/** A moment that a row can have. */
export const cursorMoment = z.iso.datetime().regex(/^(19|2\d)\d{2}-/);

type CursorPart = string | number;

/** Where a page ends, by the values that its list is sorted by. */
export function encodeCursor(...parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function decodeCursor<T>(typed: string, schema: z.ZodType<T>): T | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(typed, 'base64url').toString('utf8'));
    const parsed = schema.safeParse(parts);
    return parsed.success && isStorable(parts) ? parsed.data : null;
  } catch {
    return null;
  }
}

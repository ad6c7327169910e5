import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { type ConfiguredLine, configuredLine } from '#domain/line/configured-line.ts';
import { arrangeLines } from '#domain/quote/arrange-lines.ts';
import { type QuoteScreen, quoteLimits } from '#domain/quote/quote-line.ts';
import { findCall } from '../../cart/find-call.ts';
import type { CallIdentity, PutOutcome } from '../../cart/put-lines.ts';
import { holdCalls, withdrawCalls } from '../../cart/withdraw-adds.ts';
import type { Database } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/schema/carts.ts';
import { quoteLines } from '../../database/schema/quotes.ts';
import { changeQuote, type QuoteToChange } from '../change-quote.ts';
import type { FoundQuote } from '../find-quote.ts';
import { lineOf } from '../quote-row.ts';
import { storePlaces } from './line-places.ts';

type NewQuoteLines = Omit<QuoteToChange, 'seen'> & {
  readonly lines: readonly ConfiguredLine[];
  // The line that the first of `lines` takes the place of; null to add all.
  readonly replaced: number | null;
  readonly call: CallIdentity | null;
  // Calls whose answer never came, and whose place this one takes.
  readonly withdrawn: readonly string[];
};

export type PutInQuote = PutOutcome | { readonly kind: 'settled' };

/**
 * Puts screens in a quote as `putLines` does in a cart: what is sent twice is there once, and one that is changed stays what it
 * was for the dealer: its group, its own price, its reference and its photos.
 */
export async function putQuoteLines(
  database: Database,
  { lines, replaced, call, withdrawn, ...which }: NewQuoteLines,
  now: Date,
): Promise<PutInQuote> {
  const { personId } = which;
  // What changes nothing is no change of the quote: a repeat must not make a next version of it.
  let unchanged: PutOutcome = { kind: 'gone' };
  const changed = await changeQuote(database, { ...which, seen: null }, now, async (transaction, quote) => {
    await holdCalls(transaction, personId, now);
    const known = call && (await findCall(transaction, personId, call));
    if (known) {
      unchanged = known;
      return null;
    }
    const present = await withdraw(transaction, quote, { personId, keys: withdrawn }, now);
    const isAsItIs = present === quote.lines && isSameScreen(quote, lines, replaced);
    const outcome = await put(transaction, { ...quote, lines: present }, lines, replaced);
    if (outcome.kind !== 'done') {
      unchanged = outcome;
      return null;
    }
    if (call !== null) {
      const { timestamps, lines: count } = outcome;
      const told = { timestamps, lines: count };
      await transaction.insert(idempotencyKeys).values({ personId, ...call, answer: told });
    }
    if (!isAsItIs) return outcome;
    unchanged = outcome;
    return 'unchanged';
  });
  if (changed.kind === 'done') return changed.outcome;
  const isClosed = changed.kind === 'settled' || unchanged.kind === 'gone';
  // A repeat of what was done before its end customer said yes to it, or before it was removed, gets the first answer.
  const known = isClosed && call !== null ? await findCall(database, personId, call) : null;
  return known ?? (changed.kind === 'settled' ? { kind: 'settled' } : unchanged);
}

async function withdraw(
  transaction: Database,
  { id: quoteId, lines }: FoundQuote,
  { personId, keys }: { readonly personId: number; readonly keys: readonly string[] },
  now: Date,
): Promise<FoundQuote['lines']> {
  if (keys.length === 0) return lines;
  const added = new Set(await withdrawCalls(transaction, { personId, keys, route: 'add-to-quote' }, now));
  if (added.size === 0) return lines;
  await transaction
    .update(quoteLines)
    .set({ removedAt: now })
    .where(and(eq(quoteLines.quoteId, quoteId), inArray(quoteLines.id, [...added])));
  return lines.filter(({ id }) => !added.has(id));
}

async function put(
  transaction: Database,
  quote: FoundQuote,
  lines: readonly ConfiguredLine[],
  replaced: number | null,
): Promise<PutOutcome> {
  const [first] = lines;
  const old = replaced === null ? null : (quote.lines.find(({ id }) => id === replaced) ?? null);
  // A line stays the product it is, as in the cart.
  if (replaced !== null && (old?.kind !== 'screen' || old.screen.productCode !== first?.productCode)) {
    return { kind: 'gone' };
  }
  const fresh = old === null ? lines : lines.slice(1);
  if (fresh.length > 0 && quote.lines.length + fresh.length > quoteLimits.lines) {
    return { kind: 'full', lines: quote.lines.length };
  }
  if (old?.kind === 'screen' && first !== undefined) await replace(transaction, old, first);
  const groupName = old?.group ?? '';
  const rows = fresh.map((screen) => ({ quoteId: quote.id, place: 0, groupName, screen }));
  const added = rows.length === 0 ? [] : await transaction.insert(quoteLines).values(rows).returning();
  const at = old === null ? quote.lines.length : quote.lines.indexOf(old) + 1;
  await storePlaces(transaction, quote.id, arrangeLines(quote.lines.toSpliced(at, 0, ...added.map(lineOf))));
  const timestamps = [...(old === null ? [] : [old.id]), ...added.map(({ id }) => id)];
  return { kind: 'done', timestamps, lines: quote.lines.length + added.length };
}

async function replace(transaction: Database, old: QuoteScreen, screen: ConfiguredLine): Promise<void> {
  await transaction
    .update(quoteLines)
    .set({ screen: { ...screen, reference: old.screen.reference } })
    .where(eq(quoteLines.id, old.id));
}

// How it was typed in, and which list a price stands in, are nothing to who reads the quote.
function isSameScreen(
  { lines }: FoundQuote,
  [first, ...more]: readonly ConfiguredLine[],
  replaced: number | null,
): boolean {
  const old = lines.find(({ id }) => id === replaced);
  if (old?.kind !== 'screen' || first === undefined || more.length > 0) return false;
  const { device, priceListVersion, reference } = old.screen;
  const again = configuredLine({ ...first, device, priceListVersion, reference });
  return isDeepStrictEqual(again, configuredLine(old.screen));
}

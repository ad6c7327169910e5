import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { configuredLine } from '#domain/line/configured-line.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import type { SignedInPerson } from '../../app-env.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { lockCart } from '../../cart/lock-cart.ts';
import { type CartDependencies, type OpenedLine, openCart } from '../../cart/open-cart.ts';
import type { Database } from '../../database/database.ts';
import { cartLines } from '../../database/schema/carts.ts';
import { quoteLines } from '../../database/schema/quotes.ts';
import { movePhotosToQuote } from '../../photos/carry-photos.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';
import { changeQuote } from '../change-quote.ts';
import { findDone, rememberDone } from '../done-once.ts';
import { makeQuote } from '../make-quote.ts';

export type CartToSave = {
  // Drawn when the cart was shown: what is sent twice is done once.
  readonly key: string;
  // The concept that takes the lines; null for a new one.
  readonly into: string | null;
};

export type SavedCart =
  | { readonly kind: 'saved'; readonly number: string; readonly news: CartNews }
  // Nothing is left to save, as after another tab has done so.
  | { readonly kind: 'empty' }
  // More lines than a quote holds.
  | { readonly kind: 'full' }
  // Removed, sent or never there.
  | { readonly kind: 'no-concept' };

/** What is to be told of the lines: one cannot be made any more, or a price is not the one that was last seen. */
export type CartNews = 'impossible' | 'prices' | 'none';

/**
 * R13.1: the whole cart into a quote, at today's prices and in the order it had. Lines and photos are there once, in the one
 * or in the other, whatever arrives twice or together. What was offered to a colleague is not in the cart.
 */
export async function saveCart(
  deps: CartDependencies,
  // Known before: see `standingPrices`.
  priceLists: PriceLists,
  person: SignedInPerson,
  { key, into }: CartToSave,
): Promise<SavedCart> {
  return deps.database.transaction(async (transaction): Promise<SavedCart> => {
    await lockCart(transaction, person.id);
    const call = { personId: person.id, key, route: 'save-as-quote' };
    const done = await findDone(transaction, call);
    if (done !== null) return { kind: 'saved', number: done, news: 'none' };
    const { lines } = await openCart({ ...deps, database: transaction }, priceLists, person);
    if (lines.length === 0) return { kind: 'empty' };
    if (lines.length > quoteLimits.lines) return { kind: 'full' };
    const now = deps.now();
    const taken = await (into === null
      ? makeNew(transaction, person, key, lines, now)
      : addTo(transaction, person, into, lines, now));
    if (typeof taken === 'string') return { kind: taken };
    if (taken.isRepeat) return { kind: 'saved', number: taken.number, news: 'none' };
    await takeAlong(transaction, lines, taken);
    await rememberDone(transaction, call, taken.number);
    return { kind: 'saved', number: taken.number, news: newsOf(lines) };
  });
}

/** For who holds the cart: these of its lines into a concept of their own. Gives its number. */
export async function setAside(
  transaction: Database,
  person: SignedInPerson,
  lines: readonly CartLine[],
  now: Date,
): Promise<string> {
  const taken = await makeNew(transaction, person, randomUUID(), lines, now);
  await takeAlong(transaction, lines, taken);
  return taken.number;
}

type Taken = {
  readonly number: string;
  readonly lineIds: readonly number[];
  // Of a form that was left open until its key was forgotten: what lies in the cart now has come since.
  readonly isRepeat: boolean;
};

// Photos follow their lines, which are then in the quote alone.
async function takeAlong(
  transaction: Database,
  lines: readonly CartLine[],
  { lineIds }: Taken,
): Promise<void> {
  const places = lines.map(({ id }, index) => [id, lineIds[index] ?? 0] as const);
  await movePhotosToQuote(transaction, new Map(places));
  await transaction.delete(cartLines).where(
    inArray(
      cartLines.id,
      lines.map(({ id }) => id),
    ),
  );
}

async function makeNew(
  transaction: Database,
  { id: personId, companyId, deliveryCountry: country }: SignedInPerson,
  key: string,
  lines: readonly CartLine[],
  now: Date,
): Promise<Taken> {
  const rows = lines.map((line) => ({ screen: configuredLine(line) }));
  const made = {
    companyId,
    country,
    personId,
    key: uuidOf('quote', personId, key),
    cause: 'made',
    lines: rows,
  } as const;
  const { quote, lines: stored, isRepeat } = await makeQuote(transaction, made, now);
  return { number: quote.number, lineIds: inOrder(stored), isRepeat };
}

async function addTo(
  transaction: Database,
  { id: personId, companyId }: SignedInPerson,
  number: string,
  lines: readonly CartLine[],
  now: Date,
): Promise<Taken | 'full' | 'no-concept'> {
  const which = { companyId, number, personId, seen: null };
  const changed = await changeQuote(transaction, which, now, async (inside, quote) => {
    if (quote.state !== 'concept') return null;
    if (quote.lines.length + lines.length > quoteLimits.lines) return 'full';
    const [last] = await inside
      .select({ place: sql<number>`coalesce(max(${quoteLines.place}), 0)`.mapWith(Number) })
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, quote.id));
    const rows = lines.map((line, index) => ({
      quoteId: quote.id,
      place: (last?.place ?? 0) + index + 1,
      screen: configuredLine(line),
    }));
    return inOrder(await inside.insert(quoteLines).values(rows).returning());
  });
  if (changed.kind !== 'done') return 'no-concept';
  return changed.outcome === 'full' ? 'full' : { number, lineIds: changed.outcome, isRepeat: false };
}

function inOrder(lines: readonly { readonly id: number; readonly place: number }[]): readonly number[] {
  return lines.toSorted((one, other) => one.place - other.place).map(({ id }) => id);
}

function newsOf(lines: readonly OpenedLine[]): CartNews {
  if (lines.some(({ isPossible }) => !isPossible)) return 'impossible';
  return lines.some(({ formerUnitPrice }) => formerUnitPrice !== null) ? 'prices' : 'none';
}

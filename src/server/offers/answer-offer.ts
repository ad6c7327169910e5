import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { offers } from '../database/schema/carts.ts';
import { addRemarks, hasRoom, moveLines } from './move-lines.ts';
import type { OfferDependencies } from './offer-cart.ts';
import { closeOffer, holdPerson, type Offer, returnLines, sendBack } from './send-back.ts';

/** Of several at once, whoever comes first has done it; the others find it 'over'. */
export type Answered =
  | 'done'
  | 'over'
  | 'full'
  // With those of the cart itself more than one can hold: half of them could say the opposite.
  | 'remarks_too_long';

/** The whole cart into the buyer's own. Its lines get names there, in the order they had. */
export function takeOver(
  { database, now }: OfferDependencies,
  personId: number,
  id: number,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const offer = await holdOpen(transaction, id, eq(offers.toPerson, personId));
    if (offer === null) return 'over';
    if (!(await hasRoom(transaction, personId, offer.lines))) return 'full';
    if (!(await addRemarks(transaction, personId, offer.remarks))) return 'remarks_too_long';
    await moveLines(transaction, now(), {
      which: sql`offer_id = ${id}`,
      to: personId,
      measuredBy: sql`coalesce(line.measured_by, ${offer.fromPerson})`,
    });
    await closeOffer(transaction, offer, 'taken', now());
    return 'done';
  });
}

/** By the buyer, with a word. Who offered it has the lines again, also in a cart that is full by now: it says so itself. */
export function giveBack(
  deps: OfferDependencies,
  personId: number,
  id: number,
  answer: string,
): Promise<Answered> {
  return deps.database.transaction(async (transaction): Promise<Answered> => {
    const [known] = await transaction.select().from(offers).where(eq(offers.id, id));
    // The person before the offer, as whoever removes them does: neither waits for the other.
    const from = known === undefined ? null : await holdPerson(transaction, known.fromPerson);
    const offer = await holdOpen(transaction, id, eq(offers.toPerson, personId));
    if (offer === null || from === null) return 'over';
    await sendBack(deps, transaction, { offer, from, answer });
    return 'done';
  });
}

/** By who offered it. */
export function takeBack(
  { database, now }: OfferDependencies,
  personId: number,
  id: number,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const offer = await holdOpen(transaction, id, eq(offers.fromPerson, personId));
    if (offer === null) return 'over';
    if (!(await hasRoom(transaction, personId, offer.lines))) return 'full';
    if (!(await addRemarks(transaction, personId, offer.remarks))) return 'remarks_too_long';
    await returnLines(transaction, offer);
    await closeOffer(transaction, offer, 'taken_back', now());
    return 'done';
  });
}

async function holdOpen(transaction: Database, id: number, whose: SQL): Promise<Offer | null> {
  const [offer] = await transaction
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), whose, eq(offers.state, 'offered')))
    .for('update');
  return offer ?? null;
}

import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { joinRemarks, type OfferState } from '#domain/cart/offer.ts';
import { maxCartLines, maxRemarks } from '#domain/cart/terms.ts';
import { offerMails } from '#text/mails/offer-mails.ts';
import type { Dependencies } from '../app-env.ts';
import { linesOf } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { cartLines, carts, offers } from '../database/schema/carts.ts';
import { photos } from '../database/schema/photos.ts';
import { queueMail } from '../mail/outbox.ts';
import type { OfferDependencies } from './offer-cart.ts';

type Offer = typeof offers.$inferSelect;
type Person = typeof people.$inferSelect;

/** Of several at once, whoever comes first has done it; the others find it 'over'. */
export type Answered = 'done' | 'over' | 'full';

/** The whole cart into the buyer's own. Its lines get names there, in the order they had. */
export function takeOver(
  { database, now }: OfferDependencies,
  personId: number,
  id: number,
): Promise<Answered> {
  return database.transaction(async (transaction): Promise<Answered> => {
    const offer = await holdOpen(transaction, id, eq(offers.toPerson, personId));
    if (offer === null) return 'over';
    const last = await makeRoom(transaction, personId, offer.lines, now());
    if (last === null) return 'full';
    await transaction.execute(sql`
      update cart_lines line
      set person_id = ${personId}, "timestamp" = ${last - offer.lines} + given.place, sort_place = null, offer_id = null,
        measured_by = coalesce(line.measured_by, ${offer.fromPerson})
      from (
        select id, row_number() over (order by coalesce(sort_place, "timestamp"), "timestamp") as place
        from cart_lines where offer_id = ${id}
      ) as given
      where line.id = given.id`);
    const taken = transaction
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(and(eq(cartLines.personId, personId), sql`${cartLines.timestamp} > ${last - offer.lines}`));
    await transaction.update(photos).set({ personId }).where(inArray(photos.cartLineId, taken));
    await addRemarks(transaction, personId, offer.remarks);
    await close(transaction, offer, 'taken', now());
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
    if ((await makeRoom(transaction, personId, offer.lines, now())) === null) return 'full';
    await returnLines(transaction, offer);
    await close(transaction, offer, 'taken_back', now());
    return 'done';
  });
}

/**
 * For the transaction in which a buyer leaves, or may no longer order: what waits for them goes back to who offered it. Of
 * who has left as well it goes to a company owner, or it would lie where nobody can reach it.
 */
export async function passOnOffers(
  deps: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  leaving: { readonly id: number; readonly name: string },
): Promise<void> {
  const waiting = await transaction
    .select()
    .from(offers)
    .where(and(eq(offers.toPerson, leaving.id), eq(offers.state, 'offered')))
    .orderBy(offers.id)
    .for('update');
  for (const offer of waiting) {
    const from = await holdPerson(transaction, offer.fromPerson);
    if (from !== null) {
      await sendBack(deps, transaction, { offer, from, answer: offerMails.left(leaving.name) });
      continue;
    }
    const heir = await findOwner(transaction, offer.companyId, leaving.id);
    if (heir !== null)
      await transaction.update(offers).set({ toPerson: heir }).where(eq(offers.id, offer.id));
  }
}

// The last one of a company cannot leave.
async function findOwner(transaction: Database, companyId: number, butNot: number): Promise<number | null> {
  const [owner] = await transaction
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.companyId, companyId),
        eq(people.role, 'company_owner'),
        ne(people.id, butNot),
        isNull(people.removedAt),
        isNull(people.blockedAt),
        isNotNull(people.passwordHash),
      ),
    )
    .orderBy(people.id)
    .limit(1);
  return owner?.id ?? null;
}

async function holdOpen(transaction: Database, id: number, whose: SQL): Promise<Offer | null> {
  const [offer] = await transaction
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), whose, eq(offers.state, 'offered')))
    .for('update');
  return offer ?? null;
}

// Null for who has left.
async function holdPerson(transaction: Database, id: number): Promise<Person | null> {
  const [person] = await transaction
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.removedAt)))
    .for('share');
  return person ?? null;
}

type SentBack = { readonly offer: Offer; readonly from: Person; readonly answer: string };

async function sendBack(
  { jobs, settings, now }: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  { offer, from, answer }: SentBack,
): Promise<void> {
  await transaction.select().from(carts).where(eq(carts.personId, from.id)).for('update');
  await returnLines(transaction, offer);
  await close(transaction, offer, 'given_back', now(), answer);
  const [to] = await transaction
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, offer.toPerson));
  await queueMail(transaction, jobs, {
    dedupeKey: `cart-given-back:${offer.id}`,
    recipient: from.email,
    text: offerMails.givenBack({
      ...{ name: from.name, by: to?.name ?? '', lines: offer.lines, answer },
      link: `${settings.publicUrl}/winkelwagen`,
    }),
  });
}

// Under the names they always had: nobody else could get those.
async function returnLines(transaction: Database, offer: Offer): Promise<void> {
  await transaction.update(cartLines).set({ offerId: null }).where(eq(cartLines.offerId, offer.id));
  await addRemarks(transaction, offer.fromPerson, offer.remarks);
}

async function close(
  transaction: Database,
  { id }: Offer,
  state: OfferState,
  answeredAt: Date,
  answer = '',
): Promise<void> {
  await transaction.update(offers).set({ state, answer, answeredAt }).where(eq(offers.id, id));
}

// Holds the cart, and with it every other adding, as put_cart_lines.sql does. Gives the last of the names that are now free
// to give; null when there is no room.
async function makeRoom(
  transaction: Database,
  personId: number,
  lines: number,
  now: Date,
): Promise<number | null> {
  const lastNew = now.getTime() + lines - 1;
  const [cart] = await transaction
    .insert(carts)
    .values({ personId, lastTimestamp: lastNew })
    .onConflictDoUpdate({
      target: carts.personId,
      set: {
        lastTimestamp: sql`greatest(${carts.lastTimestamp} + ${lines}, ${lastNew})`,
        updatedAt: now,
      },
    })
    .returning({ last: carts.lastTimestamp });
  if (cart === undefined) throw new Error('a cart was not stored');
  const present = await transaction.$count(cartLines, linesOf(personId));
  return present + lines > maxCartLines ? null : cart.last;
}

// What does not fit beside the cart's own stays with the offer, whose page shows it.
async function addRemarks(transaction: Database, personId: number, added: string): Promise<void> {
  if (added === '') return;
  const [cart] = await transaction.select().from(carts).where(eq(carts.personId, personId));
  const remarks = joinRemarks(cart?.remarks ?? '', added, maxRemarks);
  if (remarks === null) return;
  await transaction.update(carts).set({ remarks }).where(eq(carts.personId, personId));
}

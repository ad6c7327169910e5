import { and, eq, isNull } from 'drizzle-orm';
import type { OfferState } from '#domain/cart/offer.ts';
import { offerMails } from '#text/mails/offer-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { cartLines, offers } from '../database/schema/carts.ts';
import { queueMail } from '../mail/outbox.ts';
import { addRemarks, holdCart } from './move-lines.ts';

export type Offer = typeof offers.$inferSelect;
type Person = typeof people.$inferSelect;

/** Null for who has left. */
export async function holdPerson(transaction: Database, id: number): Promise<Person | null> {
  const [person] = await transaction
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.removedAt)))
    .for('share');
  return person ?? null;
}

type SentBack = { readonly offer: Offer; readonly from: Person; readonly answer: string };

/** To who offered it, with a word and a mail that tells it. */
export async function sendBack(
  { jobs, settings, now }: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  { offer, from, answer }: SentBack,
): Promise<void> {
  await holdCart(transaction, from.id);
  await returnLines(transaction, offer);
  const isRemarked = await addRemarks(transaction, from.id, offer.remarks);
  await closeOffer(transaction, offer, 'given_back', now(), answer);
  const [to] = await transaction
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, offer.toPerson));
  await queueMail(transaction, jobs, {
    dedupeKey: `cart-given-back:${offer.id}`,
    recipient: from.email,
    text: offerMails.givenBack({
      ...{ name: from.name, by: to?.name ?? '', lines: offer.lines, answer },
      // Nobody asked whether it comes back: what does not fit is told instead.
      remarks: isRemarked ? '' : offer.remarks,
      link: `${settings.publicUrl}/winkelwagen`,
    }),
  });
}

/** Under the names they always had: nobody else could get those. */
export async function returnLines(transaction: Database, offer: Offer): Promise<void> {
  await transaction.update(cartLines).set({ offerId: null }).where(eq(cartLines.offerId, offer.id));
}

export async function closeOffer(
  transaction: Database,
  { id }: Offer,
  state: OfferState,
  answeredAt: Date,
  answer = '',
): Promise<void> {
  await transaction.update(offers).set({ state, answer, answeredAt }).where(eq(offers.id, id));
}

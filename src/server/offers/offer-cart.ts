import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { type CompanyRole, isStaffRole } from '#domain/account/role.ts';
import { offerMails } from '#text/mails/offer-mails.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { linesOf } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { cartLines, carts, offers } from '../database/schema/carts.ts';
import { queueMail } from '../mail/outbox.ts';

export type OfferDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

type Giver = Pick<SignedInPerson, 'id' | 'name' | 'companyId'>;

export type NewOffer = {
  readonly key: string;
  readonly toPerson: number;
  readonly word: string;
};

export type Offered =
  | { readonly kind: 'offered'; readonly id: number }
  // By an old page: that offer is over, or something else is in the cart by now, and none of it was offered.
  | { readonly kind: 'before'; readonly id: number }
  // Nothing is left to offer, as after another tab has done so.
  | { readonly kind: 'empty' }
  // Gone, blocked or with another role since the form was made, or never a colleague.
  | { readonly kind: 'no-buyer' };

/** The whole cart to a colleague, once for each key. Lines, offer and mail together or not at all. */
export function offerCart(
  { database, jobs, settings, now }: OfferDependencies,
  person: Giver,
  { key, toPerson, word }: NewOffer,
): Promise<Offered> {
  return database.transaction(async (transaction): Promise<Offered> => {
    // Whoever removes one of the two waits for us, and then finds the offer.
    const buyer = await holdBuyer(transaction, person, toPerson);
    const [cart] = await transaction.select().from(carts).where(eq(carts.personId, person.id)).for('update');
    const [done] = await transaction
      .select({ id: offers.id, state: offers.state })
      .from(offers)
      .where(and(eq(offers.fromPerson, person.id), eq(offers.key, key)));
    const lines = await transaction.$count(cartLines, linesOf(person.id));
    // A double click finds what it did itself.
    if (done !== undefined)
      return { kind: done.state === 'offered' && lines === 0 ? 'offered' : 'before', id: done.id };
    if (buyer === null) return { kind: 'no-buyer' };
    if (lines === 0) return { kind: 'empty' };
    const at = now();
    const [offer] = await transaction
      .insert(offers)
      .values({
        companyId: person.companyId,
        fromPerson: person.id,
        ...{ toPerson, key, word, lines },
        remarks: cart?.remarks ?? '',
        createdAt: at,
      })
      .returning({ id: offers.id });
    if (offer === undefined) throw new Error('an offer was not stored');
    await transaction.update(cartLines).set({ offerId: offer.id }).where(linesOf(person.id));
    await transaction.update(carts).set({ remarks: '' }).where(eq(carts.personId, person.id));
    await queueMail(transaction, jobs, {
      dedupeKey: `cart-offered:${offer.id}`,
      recipient: buyer.email,
      text: offerMails.offered({
        ...{ name: buyer.name, from: person.name, lines, word },
        link: `${settings.publicUrl}/aangeboden/${offer.id}`,
      }),
    });
    return { kind: 'offered', id: offer.id };
  });
}

export type Colleague = { readonly id: number; readonly name: string; readonly role: CompanyRole };

/** To whom somebody can offer a cart: colleagues who may order and can log in. */
export async function listBuyers(
  database: Database,
  { id, companyId }: Pick<SignedInPerson, 'id' | 'companyId'>,
): Promise<readonly Colleague[]> {
  const found = await database
    .select({ id: people.id, name: people.name, role: people.role })
    .from(people)
    .where(and(eq(people.companyId, companyId), isHere))
    .orderBy(people.name, people.id);
  return found.flatMap(({ role, ...one }) =>
    one.id !== id && !isStaffRole(role) && may(role, 'order') ? [{ ...one, role }] : [],
  );
}

const isHere = and(isNull(people.removedAt), isNull(people.blockedAt), isNotNull(people.passwordHash));

async function holdBuyer(transaction: Database, person: Giver, toPerson: number) {
  const both = await transaction
    .select()
    .from(people)
    .where(and(inArray(people.id, [person.id, toPerson]), eq(people.companyId, person.companyId), isHere))
    .orderBy(people.id)
    .for('share');
  const buyer = both.find(({ id }) => id === toPerson) ?? null;
  const isStillHere = both.some(({ id }) => id === person.id);
  return buyer !== null && isStillHere && toPerson !== person.id && may(buyer.role, 'order') ? buyer : null;
}

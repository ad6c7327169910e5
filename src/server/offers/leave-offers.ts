import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { offerMails } from '#text/mails/offer-mails.ts';
import type { Dependencies } from '../app-env.ts';
import { linesOf } from '../cart/find-lines.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { cartLines, offers } from '../database/schema/carts.ts';
import { queueMail } from '../mail/outbox.ts';
import { holdCart, moveLines } from './move-lines.ts';
import { holdPerson, sendBack } from './send-back.ts';

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

/**
 * For the transaction in which somebody leaves: what they took over and did not order goes back to who measured it, as far
 * as those are still there. Nobody measures a house twice because a colleague left.
 */
export async function returnMeasured(
  { jobs, settings, now }: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  leaving: { readonly id: number; readonly name: string },
): Promise<void> {
  const measurers = await transaction
    .selectDistinct({ id: cartLines.measuredBy })
    .from(cartLines)
    .where(and(linesOf(leaving.id), isNotNull(cartLines.measuredBy)));
  for (const { id } of measurers) {
    const measurer = id === null || id === leaving.id ? null : await holdPerson(transaction, id);
    if (measurer === null) continue;
    await holdCart(transaction, measurer.id);
    const lines = await moveLines(transaction, now(), {
      which: sql`person_id = ${leaving.id} and measured_by = ${id} and removed_at is null and offer_id is null`,
      to: measurer.id,
      measuredBy: sql`null`,
    });
    await queueMail(transaction, jobs, {
      dedupeKey: `measured-returned:${leaving.id}:${measurer.id}`,
      recipient: measurer.email,
      text: offerMails.givenBack({
        ...{ name: measurer.name, by: leaving.name, lines, answer: offerMails.left(leaving.name) },
        link: `${settings.publicUrl}/winkelwagen`,
      }),
    });
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

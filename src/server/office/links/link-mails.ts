import { type SQL, sql } from 'drizzle-orm';
import { mails } from '../../database/schema/operations.ts';

/** Mails with the link of this payment. */
export function isAboutLink(paymentId: number): SQL {
  return isAboutLinkOf(sql`${mails.dedupeKey}`, sql`${paymentId}::integer`);
}

/** By bounds that the index on such mails knows, whatever the language of the database sorts letters by. */
export function isAboutLinkOf(dedupeKey: SQL, paymentId: SQL): SQL {
  return sql`(${dedupeKey} like 'payment-link:%' and ${dedupeKey} ~>=~ ('payment-link:' || ${paymentId} || ':')
    and ${dedupeKey} ~<~ ('payment-link:' || ${paymentId} || ';'))`;
}

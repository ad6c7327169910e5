import type { QuoteSender } from '#domain/quote/quote-document.ts';
import type { Database } from '../../database/database.ts';
import type { FoundQuote } from '../find-quote.ts';
import { findMakerOr } from './find-contact.ts';
import { findLook } from './find-look.ts';
import { findSender } from './find-sender.ts';

/** Who a quote would come from today. */
export async function findSenderOf(
  database: Database,
  quote: Pick<FoundQuote, 'companyId' | 'madeBy'>,
  personId: number,
): Promise<QuoteSender> {
  const look = await findLook(database, quote.companyId);
  return findSender(database, quote.companyId, look, await findMakerOr(database, quote, personId));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema/accounts.ts';
import type { FoundQuote } from '../find-quote.ts';
import { findLook } from './find-look.ts';
import { findSender } from './find-sender.ts';

/** Who a quote would come from today: whoever made it answers for it, or who has it at hand where the maker has left. */
export async function findSenderOf(
  database: Database,
  { companyId, madeBy }: Pick<FoundQuote, 'companyId' | 'madeBy'>,
  personId: number,
): Promise<QuoteSender> {
  const look = await findLook(database, companyId);
  const [maker] =
    madeBy === null
      ? []
      : await database
          .select({ id: people.id })
          .from(people)
          .where(
            and(
              eq(people.id, madeBy),
              eq(people.companyId, companyId),
              isNull(people.removedAt),
              isNull(people.blockedAt),
            ),
          );
  return findSender(database, companyId, look, maker?.id ?? personId);
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { invoiceBalances } from '../../../database/schema/balances.ts';
import { invoices } from '../../../database/schema/orders.ts';

/** What was ticked in the ledger, as it stands now. */
export type Pick = {
  // To be paid, in the order of the ledger.
  readonly payable: readonly { readonly id: number; readonly number: string }[];
  // Paid or credited since the page was made.
  readonly settled: readonly string[];
  // Of nobody, or of another company: which of the two is nobody's business.
  readonly unknown: readonly string[];
};

/** One that is ticked twice is one. */
export async function findPicked(
  database: Database,
  companyId: number,
  ticked: readonly string[],
): Promise<Pick> {
  const numbers = [...new Set(ticked)];
  const { id, number } = invoices;
  const found =
    numbers.length === 0
      ? []
      : await database
          .select({ id, number, open: invoiceBalances.open })
          .from(invoices)
          .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
          .where(
            and(eq(invoices.companyId, companyId), eq(invoices.kind, 'invoice'), inArray(number, numbers)),
          )
          .orderBy(invoices.dueOn, invoices.id);
  const known = new Set(found.map((one) => one.number));
  return {
    payable: found.filter(({ open }) => open > 0),
    settled: found.filter(({ open }) => open === 0).map((one) => one.number),
    unknown: numbers.filter((one) => !known.has(one)),
  };
}

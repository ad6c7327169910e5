import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { LedgerRowData } from '#contract/invoices-page.ts';
import { daysLate, type InvoiceQueue, isWrittenOff, standingOf } from '#domain/invoice/standing.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import type { Database } from '../../../database/database.ts';
import { invoiceBalances } from '../../../database/schema/balances.ts';
import { invoices, orders } from '../../../database/schema/orders.ts';
import { isInQueue } from '../../../invoices/invoice-queues.ts';
import { containing, cutPage, type ListPage } from '../../../lists/pages.ts';

/** The day of issue and the row of the last one. */
export type LedgerCursor = readonly [issuedOn: string, id: number];

export type LedgerQuestion = {
  readonly companyId: number;
  readonly search: string | null;
  readonly status: InvoiceQueue | null;
  // Credit notes stand in the list that people read; a program is told what can be paid.
  readonly isWithCreditNotes: boolean;
  readonly today: string;
};

/** R12.4: a page of what a company was invoiced and credited, newest first. */
export async function findLedger(
  database: Database,
  question: LedgerQuestion,
  after: LedgerCursor | null,
  length: number,
): Promise<ListPage<LedgerRowData, LedgerCursor>> {
  const { companyId, today } = question;
  const found = await database
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      orderNumber: orders.number,
      reference: invoices.reference,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      total: invoices.total,
      left: invoiceBalances.left,
      open: invoiceBalances.open,
      writtenOff: invoiceBalances.writtenOff,
    })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.companyId, companyId), matching(question), beyond(after)))
    .orderBy(desc(invoices.issuedOn), desc(invoices.id))
    .limit(length + 1);
  const { rows, next } = cutPage(found, length, ({ issuedOn, id }) => [issuedOn, id] as const);
  const unsettled = await findUnsettled(database, companyId);
  const running = (row: Placed) =>
    unsettled.reduce((sum, other) => (isBefore(row, other) ? sum : sum + other.open), 0);
  return { rows: rows.map((row) => ({ ...toRow(row, today), runningCents: running(row) })), next };
}

type Placed = { readonly issuedOn: string; readonly id: number };

/** In the order of the ledger. */
function isBefore(one: Placed, other: Placed): boolean {
  return one.issuedOn === other.issuedOn ? one.id < other.id : one.issuedOn < other.issuedOn;
}

/**
 * What is still open of all there is of the company, so that the balance beside a row says the same whatever is looked for. Few
 * are, however many there have been.
 */
function findUnsettled(
  database: Database,
  companyId: number,
): Promise<readonly (Placed & { readonly open: number })[]> {
  const { invoiceId: id, issuedOn, open, owedBy } = invoiceBalances;
  return database.select({ id, issuedOn, open }).from(invoiceBalances).where(eq(owedBy, companyId));
}

function matching({ companyId, search, status, isWithCreditNotes, today }: LedgerQuestion): SQL | undefined {
  return and(
    status === null ? undefined : isInQueue(status, today),
    // Found by its index: of all that the company has, few.
    isOwed(status) ? eq(invoiceBalances.owedBy, companyId) : undefined,
    isWithCreditNotes ? undefined : eq(invoices.kind, 'invoice'),
    search === null ? undefined : or(and(...wordsOf(search).map(hasWord)), hasAmount(search)),
  );
}

function isOwed(status: InvoiceQueue | null): boolean {
  return status === 'open' || status === 'overdue' || status === 'unpaid';
}

// In whatever order they were typed.
function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function hasWord(word: string): SQL {
  return sql`${invoiceBalances.words} like ${containing(word)}`;
}

// As it stands on paper, or as a bank writes it: to look for the wrong amount finds nothing, and does no harm.
function hasAmount(search: string): SQL | undefined {
  const amount = parseEuro(search.replace(/\.(?=\d{1,2}$)/, ','));
  return amount === null ? undefined : or(eq(invoices.total, amount), eq(invoiceBalances.open, amount));
}

function beyond(after: LedgerCursor | null): SQL | undefined {
  if (after === null) return undefined;
  return sql`(${invoices.issuedOn}, ${invoices.id}) < (${after[0]}::date, ${after[1]}::integer)`;
}

type OwnInvoice = {
  readonly invoice: typeof invoices.$inferSelect;
  readonly row: Omit<LedgerRowData, 'runningCents'>;
};

/** Of this company: another's is none. */
export async function findOwnInvoice(
  database: Database,
  { companyId, number, today }: Pick<LedgerQuestion, 'companyId' | 'today'> & { readonly number: string },
): Promise<OwnInvoice | null> {
  const [found] = await database
    .select({
      invoice: invoices,
      orderNumber: orders.number,
      left: invoiceBalances.left,
      open: invoiceBalances.open,
      writtenOff: invoiceBalances.writtenOff,
    })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.companyId, companyId), eq(invoices.number, number)));
  if (found === undefined) return null;
  const { invoice, ...balance } = found;
  return { invoice, row: toRow({ ...invoice, ...balance }, today) };
}

type Found = Pick<
  typeof invoices.$inferSelect,
  'number' | 'kind' | 'reference' | 'issuedOn' | 'dueOn' | 'total'
> &
  Pick<typeof invoiceBalances.$inferSelect, 'left' | 'open' | 'writtenOff'> & {
    readonly orderNumber: string | null;
  };

function toRow(row: Found, today: string): Omit<LedgerRowData, 'runningCents'> {
  const { number, kind, orderNumber, reference, issuedOn, dueOn, left, open, writtenOff } = row;
  const isInvoice = kind === 'invoice';
  return {
    ...{ number, kind, orderNumber, reference, issuedOn, dueOn },
    standing: isInvoice ? standingOf({ left, open, dueOn }, today) : null,
    isWrittenOff: isInvoice && isWrittenOff({ left, writtenOff }),
    daysLate: isInvoice && open > 0 ? daysLate(dueOn, today) : 0,
    totalCents: row.total,
    openCents: open,
  };
}

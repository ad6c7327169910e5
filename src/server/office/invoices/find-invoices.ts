import { and, asc, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { InvoiceRowData, InvoiceSort } from '#contract/office/invoices.ts';
import { daysLate, isWrittenOff, type StaffInvoiceQueue, standingOf } from '#domain/invoice/standing.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { isDisputed, isInQueue } from '../../invoices/invoice-queues.ts';
import { hasWord } from '../../lists/has-word.ts';
import { containing, cutPage, type Days, type ListPage } from '../../lists/pages.ts';

export type InvoiceFilter = Days & {
  readonly search: string | null;
  readonly status: StaffInvoiceQueue | null;
};

/** The value that is sorted by and the row's number of the last one. */
export type InvoiceCursor = readonly [value: string, id: number];

export type InvoiceQuestion = {
  readonly filter: InvoiceFilter;
  readonly sort: InvoiceSort;
  readonly today: string;
};

type Field = 'issuedOn' | 'dueOn' | 'open';

const columns: Readonly<Record<Field, { readonly column: SQL; readonly type: SQL }>> = {
  issuedOn: { column: sql`${invoiceBalances.issuedOn}`, type: sql`date` },
  dueOn: { column: sql`${invoiceBalances.dueOn}`, type: sql`date` },
  open: { column: sql`${invoiceBalances.open}`, type: sql`bigint` },
};

export function fieldOf(sort: InvoiceSort): Field {
  return sort.replace('-', '') as Field;
}

/** A page of the list; the narrow rows are found first, and what they tell is read for a page of them alone. */
export async function findInvoices(
  database: Database,
  { filter, sort, today }: InvoiceQuestion,
  after: InvoiceCursor | null,
  length: number,
): Promise<ListPage<InvoiceRowData, InvoiceCursor>> {
  const { column, type } = columns[fieldOf(sort)];
  const isFalling = sort.startsWith('-');
  const beyond = isFalling ? sql`<` : sql`>`;
  const id = invoiceBalances.invoiceId;
  const found = await database
    .select({ id, value: sql<string>`${column}::text` })
    .from(invoiceBalances)
    .where(
      and(
        matching(filter, today),
        after === null
          ? undefined
          : sql`(${column}, ${id}) ${beyond} (${after[0]}::${type}, ${after[1]}::integer)`,
      ),
    )
    .orderBy(...(isFalling ? [desc(column), desc(id)] : [asc(column), asc(id)]))
    .limit(length + 1);
  const page = cutPage(found, length, (last) => [last.value, last.id] as const);
  return {
    rows: await readInvoiceRows(
      database,
      page.rows.map((row) => row.id),
      today,
    ),
    next: page.next,
  };
}

function matching({ search, status, from, until }: InvoiceFilter, today: string): SQL | undefined {
  return and(
    status === null ? undefined : isInQueue(status, today),
    ...wordsOf(search).map((word) => hasWord('invoice_balances', containing(word))),
    from === null ? undefined : sql`${invoiceBalances.issuedOn} >= ${from}::date`,
    until === null ? undefined : sql`${invoiceBalances.issuedOn} <= ${until}::date`,
  );
}

// In whatever order they were typed.
function wordsOf(search: string | null): readonly string[] {
  return (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** In the order of the numbers that are asked for. */
export async function readInvoiceRows(
  database: Database,
  ids: readonly number[],
  today: string,
): Promise<readonly InvoiceRowData[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      companyId: invoices.companyId,
      company: sql<string>`${invoices.customer} ->> 'company'`,
      orderNumber: orders.number,
      reference: invoices.reference,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      total: invoices.total,
      left: invoiceBalances.left,
      open: invoiceBalances.open,
      isDisputed,
      writtenOff: invoiceBalances.writtenOff,
    })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { id: _id, total, left, open, writtenOff, ...rest } = row;
    const isInvoice = row.kind === 'invoice';
    return {
      ...rest,
      standing: isInvoice ? standingOf({ left, open, dueOn: row.dueOn }, today) : null,
      daysLate: isInvoice && open > 0 ? daysLate(row.dueOn, today) : 0,
      isWrittenOff: isInvoice && isWrittenOff({ left, writtenOff }),
      totalCents: total,
      openCents: open,
    };
  });
}

/** What stands above the list: how many wait, and for how much. */
export async function countOpen(database: Database, today: string) {
  const [row] = await database
    .select({
      unpaid: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${invoiceBalances.dueOn} < ${today}::date))::int`,
      cents: sum(invoiceBalances.open).mapWith(Number),
    })
    .from(invoiceBalances)
    .where(isInQueue('unpaid', today));
  return { unpaid: row?.unpaid ?? 0, overdue: row?.overdue ?? 0, cents: row?.cents ?? 0 };
}

import type { ExportKind } from '#contract/office/exports.ts';
import {
  type Booked,
  dayKey,
  isListed,
  listedKey,
  type Sums,
  signOf,
  Tally,
  vatKey,
  wholeEuros,
} from '#domain/bookkeeping/books.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { amountCell, inertCell, writeCsv } from '#domain/csv/csv.ts';
import { type Cents, sum, times } from '#domain/money/cents.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import { exportFiles as texts } from '#text/staff/bookkeeping.ts';
import type { Database } from '../database/database.ts';
import type { ExportRequest } from './export-request.ts';
import { type BookedDocument, bookedPages } from './find-booked.ts';
import { findReceipts, type Receipt } from './find-receipts.ts';

/** How many documents have been read, and what of the file they made. */
export type Written = { readonly read: number; readonly text: string };

const byteOrderMark = '\uFEFF';

/** The file that bookkeeping asks for, as it is written; the same at once and as long work. */
export async function* writeExport(database: Database, request: ExportRequest): AsyncGenerator<Written> {
  yield { read: 0, text: byteOrderMark + writeCsv([texts.headings[request.what]]) };
  const summary = summaries[request.what];
  const tally = summary?.() ?? null;
  let read = 0;
  for await (const page of bookedPages(database, request)) {
    read += page.length;
    if (tally !== null) for (const { invoice } of page) tally.add(bookedOf(invoice));
    yield { read, text: tally === null ? writeCsv(await invoiceRows(database, page)) : '' };
  }
  if (tally !== null) yield { read, text: writeCsv(tally.rows()) };
}

export function exportFileName({ what, from, until }: ExportRequest): string {
  return texts.fileName(texts.names[what], from, until);
}

function bookedOf({ customer, invoiceAddress, ...invoice }: BookedDocument['invoice']): Booked {
  return { ...invoice, country: invoiceAddress.country, vatId: customer.vatId };
}

type Summary = {
  readonly add: (booked: Booked) => void;
  readonly rows: () => readonly (readonly string[])[];
};

// Every file ends with its total, so that one can be laid beside another. Null where each document is a row.
const summaries: Readonly<Record<ExportKind, (() => Summary) | null>> = {
  invoices: null,
  vat: () => {
    const tally = new Tally(vatKey);
    return {
      add: (booked) => tally.add(booked),
      rows: () => [
        ...tally.rows().map((row) => [...rateCells(row), ...sumCells(row)]),
        [texts.total, '', '', ...sumCells(totalOf(tally.rows()))],
      ],
    };
  },
  days: () => {
    const tally = new Tally(dayKey);
    return {
      add: (booked) => tally.add(booked),
      rows: () => [
        ...tally.rows().map((row) => [row.issuedOn, ...rateCells(row), ...sumCells(row)]),
        [texts.total, '', '', '', ...sumCells(totalOf(tally.rows()))],
      ],
    };
  },
  intra_community: () => {
    const tally = new Tally(listedKey);
    return {
      add: (booked) => {
        if (isListed(booked)) tally.add(booked);
      },
      rows: () => [
        ...tally
          .rows()
          .map((row) => [row.country, inertCell(row.number), ...listedCells(row, wholeEuros(row.net))]),
        [texts.total, '', ...listedCells(totalOf(tally.rows()), sumOfEuros(tally.rows()))],
      ],
    };
  },
};

function totalOf(rows: readonly Sums[]): Sums {
  const count = (of: (row: Sums) => number) => rows.reduce((total, row) => total + of(row), 0);
  const amount = (of: (row: Sums) => Cents) => sum(rows.map(of));
  return {
    invoices: count((row) => row.invoices),
    creditNotes: count((row) => row.creditNotes),
    net: amount((row) => row.net),
    vat: amount((row) => row.vat),
    total: amount((row) => row.total),
  };
}

function rateCells({ rate, vatBasis, country }: ReturnType<typeof vatKey>): readonly string[] {
  return [String(Number(rate)), texts.bases[vatBasis], country];
}

function sumCells({ invoices, creditNotes, net, vat, total }: Sums): readonly string[] {
  return [String(invoices), String(creditNotes), amountCell(net), amountCell(vat), amountCell(total)];
}

function listedCells({ net, invoices, creditNotes }: Sums, euros: number): readonly string[] {
  return [String(euros), amountCell(net), String(invoices), String(creditNotes)];
}

// Of what is filled in: rounded once more, the total would differ from that of the form.
function sumOfEuros(rows: readonly Sums[]): number {
  return rows.reduce((total, { net }) => total + wholeEuros(net), 0);
}

async function invoiceRows(
  database: Database,
  page: readonly BookedDocument[],
): Promise<readonly (readonly string[])[]> {
  const receipts = await findReceipts(
    database,
    page.map(({ invoice }) => invoice.id),
  );
  return page.map((document) => documentCells(document, receipts.get(document.invoice.id) ?? []));
}

function documentCells(
  { invoice, open, orderNumber, creditedNumber }: BookedDocument,
  receipts: readonly Receipt[],
): readonly string[] {
  const { customer, kind, vatBasis } = invoice;
  const signed = (amount: Cents) => amountCell(times(amount, signOf(invoice)));
  return [
    invoice.number,
    texts.kinds[kind],
    invoice.issuedOn,
    kind === 'invoice' ? invoice.dueOn : '',
    inertCell(customer.company),
    String(invoice.companyId),
    customer.vatId ?? '',
    invoice.invoiceAddress.country,
    orderNumber ?? '',
    inertCell(invoice.reference),
    creditedNumber ?? '',
    String(invoice.vatPercent),
    texts.bases[vatBasis],
    signed(invoice.net),
    signed(invoice.vat),
    signed(invoice.total),
    kind === 'invoice' ? amountCell(open) : '',
    together(receipts, ({ paidAt }) => (paidAt === null ? '' : dutchDate(paidAt))),
    together(receipts, ({ method }) => nameReceiptMethod(method)),
    together(receipts, ({ providerId }) => providerId ?? ''),
    receipts.length === 0 ? '' : amountCell(sum(receipts.map(({ amount }) => amount))),
    receipts.length === 0 ? '' : amountCell(sum(receipts.map(({ gone }) => gone))),
    together(receipts, ({ settlement }) => settlement ?? ''),
  ];
}

// An invoice may be paid in parts.
function together(receipts: readonly Receipt[], of: (receipt: Receipt) => string): string {
  return inertCell([...new Set(receipts.map(of))].filter((word) => word !== '').join(', '));
}

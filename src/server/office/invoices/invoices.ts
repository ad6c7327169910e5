import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type InvoiceRowData, invoiceSorts, type OfficeInvoicesPage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { staffInvoiceQueues } from '#domain/invoice/standing.ts';
import { cents } from '#domain/money/cents.ts';
import { invoicesTexts as texts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, type ListReader } from '../../lists/read-list.ts';
import { requireRight } from '../../middleware/session.ts';
import { noteExport } from '../lists/note-export.ts';
import {
  countOpen,
  fieldOf,
  findInvoices,
  type InvoiceCursor,
  type InvoiceQuestion,
} from './find-invoices.ts';
import { invoiceRoutes } from './invoice.ts';
import { toListed } from './listed.ts';

const { path, right } = officeRooms.invoices;
const pageLength = 50;

/** R11.6: invoices and credit notes, and what is open of them. */
export function invoicesRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, requireRight(right), (c) => answerInvoices(c, deps))
    .get(`${path}.csv`, requireRight(right), async (c) => {
      const list = createListReader(c);
      const question = readQuestion(list, deps);
      list.demandSound();
      await noteExport(c, deps, { what: texts.title, file: texts.fileName });
      return exportInvoices(c, deps, question);
    })
    .use(`${path}/*`, requireRight(right))
    .route('/', invoiceRoutes(deps));
}

async function answerInvoices(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { database } = deps;
  const list = createListReader(c);
  const question = readQuestion(list, deps);
  const { rows, next } = await list.page(cursorShapes[fieldOf(question.sort)], (after) =>
    findInvoices(database, question, after, pageLength),
  );
  const { cents: openCents, ...counts } = await countOpen(database, question.today);
  const page: OfficeInvoicesPage = {
    name: 'office-invoices',
    list: list.frame(path, next),
    invoices: rows,
    ...{ counts, openCents },
  };
  return answerList(c, deps, list, { page, json: { invoices: rows.map(toListed), next } });
}

function readQuestion(list: ListReader, { now }: Dependencies): InvoiceQuestion {
  return {
    filter: { search: list.search(), status: list.choice('status', staffInvoiceQueues), ...list.days() },
    sort: list.choice('sorteer', invoiceSorts) ?? invoiceSorts[0],
    today: dutchDate(now()),
  };
}

const id = z.int().positive();
const day = z.iso.date().regex(/^(19|2\d)\d{2}-/);

/** A place in one order is none in another. */
const cursorShapes: Readonly<Record<ReturnType<typeof fieldOf>, z.ZodType<InvoiceCursor>>> = {
  issuedOn: z.tuple([day, id]),
  dueOn: z.tuple([day, id]),
  open: z.tuple([z.string().regex(/^\d{1,15}$/), id]),
};

function exportInvoices(c: Context<AppEnv>, { database }: Dependencies, question: InvoiceQuestion): Response {
  const pages = everyPage<InvoiceRowData, InvoiceCursor>((after) =>
    findInvoices(database, question, after, exportLength),
  );
  return answerCsv(c, { fileName: texts.fileName, headings: texts.csvHeadings, pages, cellsOf });
}

function cellsOf(row: InvoiceRowData): readonly string[] {
  const sign = row.kind === 'invoice' ? 1 : -1;
  return [
    row.number,
    texts.kinds[row.kind],
    row.standing === null ? '' : row.isWrittenOff ? texts.writtenOff : texts.standings[row.standing],
    row.issuedOn,
    row.kind === 'invoice' ? row.dueOn : '',
    row.company,
    row.orderNumber ?? '',
    row.reference,
    amountCell(cents(sign * row.totalCents)),
    amountCell(cents(row.openCents)),
  ];
}

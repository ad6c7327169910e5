import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  type CompanyInvoicesPage,
  type LedgerRowData,
  companyInvoicesPath as path,
} from '#contract/invoices-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { invoiceQueues } from '#domain/invoice/standing.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { CompanyAccount } from '#domain/on-account/on-account.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { invoices } from '../../../database/schema/orders.ts';
import { findInvoiceDocument } from '../../../documents/make-invoice-documents.ts';
import { Refusal } from '../../../errors.ts';
import { listOpenInvoices } from '../../../invoices/open-invoices.ts';
import { answerList } from '../../../lists/answer-list.ts';
import { createListReader } from '../../../lists/read-list.ts';
import { isCall } from '../../../middleware/errors.ts';
import { requireRight, signedInPerson } from '../../../middleware/session.ts';
import { findCompanyAccount } from '../../../on-account/company-account.ts';
import { findLedger, type LedgerCursor } from './find-ledger.ts';
import { presentAccount, presentOpen } from './ledger-page.ts';

const pageLength = 50;
// A program that asks once sees all that most companies will ever have.
const callLength = 200;

const formats = {
  pdf: { format: 'pdf', type: 'application/pdf' },
  xml: { format: 'ubl', type: 'application/xml' },
} as const;

/** R12.4: the company's own ledger. Behind accountRoutes, which asks for the login. */
export function companyInvoicesRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(path, requireRight('see_company_invoices'))
    .use(`${path}/*`, requireRight('see_company_invoices'))
    .get(path, (c) => answerLedger(c, deps))
    .get(`${path}/:file`, (c) => answerDocument(c, deps, c.req.param('file')));
}

const day = z.iso.date().regex(/^(19|2\d)\d{2}-/);
const cursorShape: z.ZodType<LedgerCursor> = z.tuple([day, z.int().positive()]);

async function answerLedger(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { database } = deps;
  const { companyId, company } = signedInPerson(c);
  const today = dutchDate(deps.now());
  const list = createListReader(c);
  const question = {
    ...{ companyId, today },
    search: list.search(),
    status: list.choice('status', invoiceQueues),
    isWithCreditNotes: !isCall(c),
  };
  const { rows, next } = await list.page(cursorShape, (after) =>
    findLedger(database, question, after, isCall(c) ? callLength : pageLength),
  );
  const [account, open] = await Promise.all([
    findCompanyAccount(database, companyId),
    listOpenInvoices(database, companyId, today),
  ]);
  const page: CompanyInvoicesPage = {
    name: 'company-invoices',
    company,
    list: list.frame(path, next),
    invoices: rows,
    open: presentOpen(open, today),
    account: await presentAccount(database, companyId, account),
  };
  return answerList(c, deps, list, { page, json: { ...accountJson(account), ...listJson(rows), next } });
}

function accountJson({ terms, exposure }: CompanyAccount) {
  return {
    term: terms.termDays,
    limit: terms.creditLimit === null ? null : decimalString(terms.creditLimit),
    exposure: decimalString(exposure),
  };
}

function listJson(rows: readonly LedgerRowData[]) {
  return {
    invoices: rows.map((row) => ({
      number: row.number,
      total: decimalString(cents(row.totalCents)),
      open: decimalString(cents(row.openCents)),
      issuedOn: row.issuedOn,
      dueOn: row.dueOn,
      status: row.standing,
    })),
  };
}

// Of another company there is nothing here.
async function answerDocument(c: Context<AppEnv>, deps: Dependencies, file: string): Promise<Response> {
  const [, number = '', extension = ''] = /^(.+)\.(pdf|xml)$/.exec(file) ?? [];
  const wanted = extension === 'pdf' || extension === 'xml' ? formats[extension] : null;
  const id = wanted && (await findOwnInvoice(deps, signedInPerson(c).companyId, number));
  const document = wanted && id && (await findInvoiceDocument(deps, id, wanted.format));
  if (!document || wanted === null) throw new Refusal(404, callErrors.notFound);
  c.header('Content-Type', wanted.type);
  c.header('Content-Disposition', `attachment; filename="${number}.${extension}"`);
  c.header('Cache-Control', 'no-store');
  return c.body(new Uint8Array(document.content));
}

async function findOwnInvoice(
  { database }: Dependencies,
  companyId: number,
  number: string,
): Promise<number | null> {
  const [found] = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.number, number)));
  return found?.id ?? null;
}

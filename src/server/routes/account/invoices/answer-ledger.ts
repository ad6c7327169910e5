import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  type CompanyInvoicesPage,
  type LedgerRowData,
  type PayData,
  companyInvoicesPath as path,
} from '#contract/invoices-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { invoiceQueues } from '#domain/invoice/standing.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { CompanyAccount } from '#domain/on-account/on-account.ts';
import { mostPicked } from '#domain/payment/payment-subject.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { findCreditBalance } from '../../../bookkeeping/statement/find-credit-balance.ts';
import { Refusal } from '../../../errors.ts';
import { listOpenInvoices, type OpenInvoice } from '../../../invoices/open-invoices.ts';
import { answerList } from '../../../lists/answer-list.ts';
import { createListReader } from '../../../lists/read-list.ts';
import { isCall } from '../../../middleware/errors.ts';
import { mayHere, signedInPerson } from '../../../middleware/session.ts';
import { findCompanyAccount } from '../../../on-account/company-account.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { findLedger, type LedgerCursor } from './find-ledger.ts';
import { presentAccount, presentOpen } from './ledger-page.ts';

const pageLength = 50;
// A program that asks once sees all that most companies will ever have.
const callLength = 200;

const day = z.iso.date().regex(/^(19|2\d)\d{2}-/);
const cursorShape: z.ZodType<LedgerCursor> = z.tuple([day, z.int().positive()]);

/** Why what was asked for on the page is not done, and what stays ticked or typed. */
export type Refused = {
  readonly problem: string;
  readonly picked?: readonly string[];
  readonly period?: CompanyInvoicesPage['period'];
  readonly status: 409 | 422;
};

/** R12.4: the ledger on screen or as JSON (contract 8). */
export async function answerLedger(
  c: Context<AppEnv>,
  deps: Dependencies,
  refused: Refused | null = null,
): Promise<Response> {
  if (refused !== null && isCall(c)) throw new Refusal(refused.status, refused.problem);
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
  const [account, open, credit] = await Promise.all([
    findCompanyAccount(database, companyId),
    listOpenInvoices(database, companyId, today),
    findCreditBalance(database, companyId),
  ]);
  const page: CompanyInvoicesPage = {
    name: 'company-invoices',
    company,
    list: list.frame(path, next),
    invoices: rows,
    open: presentOpen(open, today),
    creditCents: credit,
    account: await presentAccount(database, companyId, account),
    pay: mayHere(c, 'pay') ? presentPay(open, refused?.picked ?? []) : null,
    period: refused?.period ?? { from: `${today.slice(0, 4)}-01-01`, until: today },
    problem: refused?.problem ?? null,
  };
  if (refused !== null) return answerPage(c, deps, page, { status: refused.status, cache: 'no-store' });
  return answerList(c, deps, list, { page, json: { ...accountJson(account), ...listJson(rows), next } });
}

function presentPay(open: readonly OpenInvoice[], picked: readonly string[]): PayData {
  const isMany = open.length > 1 && open.length <= mostPicked;
  return { key: randomUUID(), picked, everything: isMany ? open.map(({ number }) => number) : [] };
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

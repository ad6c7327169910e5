import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { mostPicked } from '#domain/payment/payment-subject.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { readChosen, readForm } from '../../../input/read-form.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { createPaymentForInvoices } from '../../../payments/several/create-several.ts';
import { answerLedger, type Refused } from './answer-ledger.ts';
import { findPicked, type Pick } from './pick-invoices.ts';

/** R12.4: what is not to be paid any more is told first, and what is left stays ticked: nobody pays another sum than they saw. */
export async function payPicked(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { companyId } = signedInPerson(c);
  const picked = await findPicked(deps.database, companyId, await readChosen(c, 'invoice'));
  const problem = problemOf(picked);
  if (problem !== null) return answerLedger(c, deps, { ...problem, picked: numbersOf(picked) });
  const key = z.uuid().safeParse((await readForm(c))['key']);
  const outcome = await createPaymentForInvoices(deps, {
    companyId,
    invoiceIds: picked.payable.map(({ id }) => id),
    key: key.data ?? randomUUID(),
  });
  if (outcome.kind === 'payment') return c.redirect(`/payment/${outcome.token}`, 303);
  const now = await findPicked(deps.database, companyId, numbersOf(picked));
  const why = problemOf(now) ?? { problem: texts.tooMany(mostPicked), status: 422 };
  return answerLedger(c, deps, { ...why, picked: numbersOf(now) });
}

function numbersOf({ payable }: Pick): readonly string[] {
  return payable.map(({ number }) => number);
}

function problemOf({ payable, settled, unknown }: Pick): Omit<Refused, 'picked'> | null {
  if (unknown.length > 0) return { problem: texts.unknown(unknown, payable.length), status: 422 };
  if (settled.length > 0) return { problem: texts.settled(settled, payable.length), status: 409 };
  return payable.length === 0 ? { problem: texts.nonePicked, status: 422 } : null;
}

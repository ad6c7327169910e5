import type { Context } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import type { CustomerDetails, OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents, decimalString, sum } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerTexts } from '#text/staff/customers.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readCompanyDiscounts } from '../../database/discounts.ts';
import { Refusal } from '../../errors.ts';
import { restoredForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import type { FormValues } from '../../input/read-form.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { mayHere } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findCustomerDetails } from './customer-details.ts';
import { presentOwnDiscounts } from './own-discounts.ts';

type Refused = { readonly note?: FormState; readonly block?: OfficeCustomerPage['block'] };

/** A customer's page, with a note or a block that could not be taken where there is one. */
export async function answerCustomer(
  c: Context<AppEnv>,
  deps: Dependencies,
  id: number,
  { note, block = null }: Refused = {},
): Promise<Response> {
  const customer = await findCustomerDetails(deps, id);
  if (customer === null) throw new Refusal(404, callErrors.notFound);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ customer: jsonOf(customer) });
  }
  const kept = await keptValues(c, deps, `${officeRooms.customers.path}/${id}`);
  // Two forms stand on this page.
  const keptBlock = kept?.['form'] === 'blokkeren' ? kept : null;
  const page = {
    name: 'office-customer',
    customer,
    discounts: presentOwnDiscounts(await readCompanyDiscounts(deps.database, id), dutchDate(deps.now())),
    may: {
      changeDiscounts: mayHere(c, officeRooms.prices.right),
      change: mayHere(c, 'change_customers'),
      workFor: mayHere(c, 'work_for_customers'),
      resetSecondFactor: mayHere(c, 'reset_second_factors'),
      seeMoney: mayHere(c, 'see_money'),
    },
    form: note ?? restoredForm({}, keptBlock === null ? kept : null),
    block: block ?? (note === undefined ? restoredBlock(keptBlock) : null),
    notice: noticeFrom(customerTexts.notices, c.req.query('melding')),
    problem: noticeFrom(customerTexts.problems, c.req.query('probleem')),
  } as const;
  const isRefused = note !== undefined || block !== null;
  return answerPage(c, deps, page, { status: isRefused ? 422 : 200, cache: 'no-store' });
}

function restoredBlock(kept: FormValues | null): OfficeCustomerPage['block'] {
  if (kept === null) return null;
  const person = kept['person'] ?? '';
  return { person: person === '' ? null : Number(person), form: restoredForm({}, kept) };
}

// Money as it goes over the wire everywhere.
function jsonOf({
  owed,
  termDays,
  creditLimitCents,
  exposureCents,
  creditCents,
  ...customer
}: CustomerDetails) {
  const openOf = (invoices: CustomerDetails['owed']) =>
    decimalString(sum(invoices.map(({ openCents }) => cents(openCents))));
  return {
    ...customer,
    term: termDays,
    limit: creditLimitCents === null ? null : decimalString(cents(creditLimitCents)),
    exposure: decimalString(cents(exposureCents)),
    open: openOf(owed),
    overdue: openOf(owed.filter(({ status }) => status === 'overdue')),
    credit: decimalString(cents(creditCents)),
    invoices: owed.map(({ totalCents, openCents, ...invoice }) => ({
      ...invoice,
      total: decimalString(cents(totalCents)),
      open: decimalString(cents(openCents)),
    })),
  };
}

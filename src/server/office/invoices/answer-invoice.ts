import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { InvoiceDetails, InvoiceForm, OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import type { FormValues } from '../../input/read-form.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findInvoiceByNumber, findInvoiceDetails } from './invoice-details.ts';
import { toListed } from './listed.ts';

type Shown = { readonly back?: OfficeInvoicePage['back']; readonly status?: 200 | 409 | 422 };

export async function answerInvoice(
  c: Context<AppEnv>,
  deps: Dependencies,
  number: string,
  { back = null, status = 200 }: Shown = {},
): Promise<Response> {
  const invoice = await findInvoiceByNumber(deps.database, number);
  const today = dutchDate(deps.now());
  const { days } = deps.shopSettings.recent().reminders;
  const details = invoice && (await findInvoiceDetails(deps.database, invoice, { today, days }));
  if (!details) throw new Refusal(404, callErrors.notFound);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c) && back === null) {
    c.header('Cache-Control', 'no-store');
    return c.json({ invoice: toJson(details) });
  }
  const page: OfficeInvoicePage = {
    name: 'office-invoice',
    invoice: details,
    key: randomUUID(),
    today,
    back: back ?? restored(await keptValues(c, deps, `${officeRooms.invoices.path}/${number}`)),
    notice: noticeFrom(texts.notices, c.req.query('melding')),
    problem: noticeFrom(texts.problems, c.req.query('probleem')),
  };
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

const forms: Readonly<Record<string, InvoiceForm>> = {
  afboeken: 'write_off',
  betwisten: 'dispute',
  crediteren: 'credit',
};

// Nothing was wrong with it: its form stands open again with what was typed.
function restored(kept: FormValues | null): OfficeInvoicePage['back'] {
  const address = kept?.['form'] ?? '';
  const [, undone] = /^afboeken\/(\d+)\//.exec(address) ?? [];
  const which = undone === undefined ? forms[address] : 'undo_write_off';
  if (which === undefined) return null;
  return { which, of: undone === undefined ? null : Number(undone), form: restoredForm({}, kept) };
}

type Refused = { readonly which: InvoiceForm; readonly of?: number; readonly values: FormValues };

/** The page with the form open, with what was typed in it and what is wrong beside each field. */
export function refuseInvoiceForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  number: string,
  { which, of, values }: Refused,
  errors: Readonly<Record<string, string>>,
): Promise<Response> {
  const form = { ...rejectedForm(values, errors), notice: texts.notDone[which] };
  return answerInvoice(c, deps, number, { back: { which, of: of ?? null, form }, status: 422 });
}

function toJson(details: InvoiceDetails) {
  const euro = (amount: number) => decimalString(cents(amount));
  return {
    ...toListed(details),
    net: euro(details.netCents),
    vat: euro(details.vatCents),
    vatPercent: details.vatPercent,
    credits: details.creditedNumber,
    received: euro(details.receivedCents),
    reminders: (details.reminders?.sent ?? []).map(({ openCents, ...sent }) => ({
      ...sent,
      open: euro(openCents),
    })),
    nextReminder: details.reminders?.next ?? null,
    dispute: disputeOf(details),
    writtenOff: euro(details.writtenOffCents),
    lines: details.lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPrice: euro(unitPriceCents) })),
    creditNotes: details.creditNotes.map(({ totalCents, ...note }) => ({ ...note, total: euro(totalCents) })),
    payments: details.receipts.map((receipt) => ({
      id: receipt.paymentId,
      status: receipt.status,
      method: receipt.method,
      amount: euro(receipt.amountCents),
      paidAt: receipt.paidAt,
      chargedBack: euro(receipt.chargedBackCents),
      refunds: receipt.refunds.map(({ amountCents, status }) => ({ amount: euro(amountCents), status })),
    })),
  };
}

function disputeOf({ reminders }: InvoiceDetails) {
  if (!reminders?.dispute) return null;
  const { reason, by, on } = reminders.dispute;
  return { reason, by, on };
}

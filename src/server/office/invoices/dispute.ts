import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { maxExplanation } from '#domain/business/limits.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { invoiceTexts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { oneLine, readForm } from '../../input/read-form.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { disputeInvoice, endDispute } from '../../on-account/disputes.ts';
import { refuseInvoiceForm } from './answer-invoice.ts';
import { findInvoiceByNumber } from './invoice-details.ts';

const { path } = officeRooms.invoices;

const answers = {
  disputed: 'melding=betwist',
  disputed_before: 'probleem=al-betwist',
  nothing_open: 'probleem=niets-open',
  ended: 'melding=niet-betwist',
  another: 'probleem=betwisting-gewijzigd',
} as const;

/** R12.3: the customer says that an invoice is wrong, or that is settled. One address: `disputed` says which. */
export function disputeRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().post(`${path}/:number/betwisten`, requireRight('move_money'), async (c) => {
    const values = await readForm(c);
    const invoice = await findInvoiceByNumber(deps.database, c.req.param('number'));
    if (invoice?.kind !== 'invoice') throw new Refusal(404, callErrors.notFound);
    const actor = actorOf(c, deps);
    if (values['disputed'] === '0') {
      const seen = Number(/^\d{1,9}$/.exec(values['seen'] ?? '')?.[0] ?? 0);
      return back(c, invoice, answers[await endDispute(deps, invoice, seen, actor)]);
    }
    if (values['disputed'] !== '1') throw new Refusal(400, callErrors.unreadable);
    const reason = oneLine(values['reason']);
    if (reason === '' || reason.length > maxExplanation) {
      const errors = { reason: invoiceTexts.faults.reason(maxExplanation) };
      return refuseInvoiceForm(c, deps, invoice.number, { which: 'dispute', values }, errors);
    }
    return back(c, invoice, answers[await disputeInvoice(deps, invoice, reason, actor)]);
  });
}

function back(c: Context<AppEnv>, { number }: Invoice, told: string): Response {
  return c.redirect(`${path}/${number}?${told}`, 303);
}

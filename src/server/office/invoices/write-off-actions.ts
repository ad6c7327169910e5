import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { cents } from '#domain/money/cents.ts';
import { parseEuro } from '#domain/money/parse-euro.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { invoiceTexts } from '#text/staff/invoices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { type FormValues, oneLine, readForm } from '../../input/read-form.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { undoWriteOff, type WriteOffUndone, writeOffInvoice } from '../../invoices/write-off.ts';
import { actorOf } from '../../middleware/actor.ts';
import { requireRight } from '../../middleware/session.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';
import { answerInvoice, refuseInvoiceForm } from './answer-invoice.ts';
import { findInvoiceByNumber } from './invoice-details.ts';

const { path } = officeRooms.invoices;
const { faults } = invoiceTexts;

const writeOffForm = z.object({ key: z.uuid(), seen: z.coerce.number().int().min(0).max(1e12) });
const undoForm = z.object({ key: z.uuid() });

const undoAnswers: Readonly<Record<Exclude<WriteOffUndone, 'unknown'>, string>> = {
  done: 'melding=teruggedraaid',
  already: 'probleem=al-teruggedraaid',
};

/** What nobody will pay any more. */
export function writeOffRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(`${path}/:number/afboeken`, requireRight('move_money'), async (c) => {
      const values = await readForm(c);
      const invoice = await find(c, deps);
      const form = writeOffForm.safeParse(values);
      if (!form.success) throw new Refusal(400, callErrors.unreadable);
      const refuse = (errors: Readonly<Record<string, string>>) =>
        refuseInvoiceForm(c, deps, invoice.number, { which: 'write_off', values }, errors);
      const amount = parseEuro(values['amount'] ?? '');
      const reason = oneLine(values['reason']);
      const isAmount = amount !== null && amount !== 0;
      if (!isAmount || !isReason(reason))
        return refuse({
          ...(!isAmount && { amount: faults.amount }),
          ...(!isReason(reason) && { reason: faults.reason(maxReason) }),
        });
      const { seen } = form.data;
      // Of the form and of what it says: a page that was gone back to has the same key, and may ask for something else.
      const key = uuidOf('write-off', form.data.key, amount, reason);
      const wanted = { invoice, amount, reason, key, seen: cents(seen) };
      const outcome = await writeOffInvoice(deps, wanted, actorOf(c, deps));
      if (outcome === 'too_much') return refuse({ amount: faults.moreThanOpen });
      if (outcome === 'changed') return tellChanged(c, deps, invoice, values);
      return back(c, invoice, 'melding=afgeboekt');
    })
    .post(`${path}/:number/afboeken/:id/terugdraaien`, requireRight('move_money'), async (c) => {
      const values = await readForm(c);
      const invoice = await find(c, deps);
      const form = undoForm.safeParse(values);
      if (!form.success) throw new Refusal(400, callErrors.unreadable);
      const id = c.req.param('id');
      const writeOffId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
      const reason = oneLine(values['reason']);
      if (!isReason(reason)) {
        const refused = { which: 'undo_write_off', of: writeOffId, values } as const;
        return refuseInvoiceForm(c, deps, invoice.number, refused, { reason: faults.reason(maxReason) });
      }
      const undo = { invoice, writeOffId, reason, key: uuidOf('undo', form.data.key, writeOffId) };
      const outcome = await undoWriteOff(deps, undo, actorOf(c, deps));
      if (outcome === 'unknown') throw new Refusal(404, callErrors.notFound);
      return back(c, invoice, undoAnswers[outcome]);
    });
}

// Nothing in the form is wrong: it is about what was open a moment ago.
function tellChanged(
  c: Context<AppEnv>,
  deps: Dependencies,
  { number }: Invoice,
  values: FormValues,
): Promise<Response> {
  const form = { ...rejectedForm(values, {}), notice: invoiceTexts.changed };
  return answerInvoice(c, deps, number, { back: { which: 'write_off', of: null, form }, status: 409 });
}

function isReason(text: string): boolean {
  return text !== '' && text.length <= maxReason;
}

async function find(c: Context<AppEnv>, { database }: Dependencies): Promise<Invoice> {
  const invoice = await findInvoiceByNumber(database, c.req.param('number') ?? '');
  if (invoice?.kind !== 'invoice') throw new Refusal(404, callErrors.notFound);
  return invoice;
}

function back(c: Context<AppEnv>, { number }: Invoice, told: string): Response {
  return c.redirect(`${path}/${number}?${told}`, 303);
}

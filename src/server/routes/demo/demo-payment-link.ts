import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { demoSubjects } from '#contract/payment-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { demoPaymentLinkTexts } from '#text/ordering/payment.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { invoiceLines, invoices, orderFees, orderLines, orders } from '../../database/schema/orders.ts';
import { Refusal } from '../../errors.ts';
import { readForm } from '../../input/read-form.ts';
import { usesSandbox } from '../../integrations/choose-payment-provider.ts';
import { storeInvoice } from '../../invoices/issue-invoice.ts';
import { nextNumber } from '../../invoices/next-number.ts';
import { limitPerMinute } from '../../middleware/rate-limit.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { createPayment, type PayableSubject } from '../../payments/create-payment.ts';

const form = z.object({ subject: z.enum(demoSubjects) });

/** The demo's own links are paid once and then spent; here anybody who looks around makes another. */
export function demoPaymentLinkRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/demo/betaallink', async (_c, next) => {
      if (!usesSandbox(deps.settings)) throw new Refusal(404, callErrors.notFound);
      await next();
    })
    .get('/demo/betaallink', (c) => answerPage(c, deps, { name: 'demo-payment-link' }, { cache: 'no-store' }))
    .post('/demo/betaallink', limitPerMinute(deps, 'demo-payment-link', 120), async (c) => {
      const parsed = form.safeParse(await readForm(c));
      if (!parsed.success) throw new Refusal(400, callErrors.unreadable);
      const payment = await deps.database.transaction(async (transaction) => {
        const subject = await makeSubject(deps, transaction, parsed.data.subject);
        return subject && createPayment(transaction, subject, null);
      });
      if (payment === null) throw new Refusal(404, callErrors.notFound);
      return c.redirect(`/payment/${payment.token}`, 303);
    });
}

// Of its own, because what is paid by one link is paid for every other.
async function makeSubject(
  deps: Dependencies,
  transaction: Database,
  kind: (typeof demoSubjects)[number],
): Promise<PayableSubject | null> {
  if (kind === 'other') return { kind, description: demoPaymentLinkTexts.description, amount: cents(125_00) };
  if (kind === 'order') {
    const [order] = await transaction.select().from(orders).orderBy(orders.id).limit(1);
    return order === undefined ? null : { kind, orderId: await copyOrder(deps, transaction, order) };
  }
  const [invoice] = await transaction
    .select()
    .from(invoices)
    .where(eq(invoices.kind, 'invoice'))
    .orderBy(invoices.id)
    .limit(1);
  return invoice === undefined ? null : { kind, invoiceId: await copyInvoice(deps, transaction, invoice) };
}

async function copyOrder(
  { now }: Dependencies,
  transaction: Database,
  { id: original, number: _, placedKey: __, ...order }: typeof orders.$inferSelect,
): Promise<number> {
  const placedAt = now();
  const number = await nextNumber(transaction, 'B', Number(dutchDate(placedAt).slice(0, 4)));
  const fresh = { number, status: 'placed', heldAt: null, placedAt, updatedAt: placedAt } as const;
  const [copy] = await transaction
    .insert(orders)
    .values({ ...order, ...fresh })
    .returning({ id: orders.id });
  if (copy === undefined) throw new Error('the order was not copied');
  const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderId, original));
  await transaction
    .insert(orderLines)
    .values(lines.map(({ id: ___, ...line }) => ({ ...line, orderId: copy.id })));
  const fees = await transaction.select().from(orderFees).where(eq(orderFees.orderId, original));
  if (fees.length > 0)
    await transaction
      .insert(orderFees)
      .values(fees.map(({ id: ___, ...fee }) => ({ ...fee, orderId: copy.id })));
  return copy.id;
}

async function copyInvoice(
  deps: Dependencies,
  transaction: Database,
  { id: original, number: _, ...invoice }: typeof invoices.$inferSelect,
): Promise<number> {
  const lines = await transaction.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, original));
  const copied = lines.map(({ description, amount, unitPrice }) => ({ description, amount, unitPrice }));
  const number = await nextNumber(transaction, 'F', Number(dutchDate(deps.now()).slice(0, 4)));
  const { id } = await storeInvoice(deps, transaction, copied, { ...invoice, number, orderId: null });
  return id;
}

import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { demoSubjects } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { callErrors } from '#text/call-errors.ts';
import { demoPaymentLinkTexts } from '#text/payment.ts';
import { answerPage } from '../answer-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { Refusal } from '../errors.ts';
import { readForm } from '../input/read-form.ts';
import { usesSandbox } from '../integrations/choose-payment-provider.ts';
import { limitPerMinute } from '../middleware/rate-limit.ts';
import { createPayment, type PayableSubject } from '../payments/create-payment.ts';

const form = z.object({ subject: z.enum(demoSubjects) });

// The demo's own links are paid once and then spent; here anybody who looks around makes another.
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
      const subject = await findSubject(deps.database, parsed.data.subject);
      if (subject === null) throw new Refusal(404, callErrors.notFound);
      const { token } = await createPayment(deps.database, subject, null);
      return c.redirect(`/payment/${token}`, 303);
    });
}

async function findSubject(
  database: Database,
  kind: (typeof demoSubjects)[number],
): Promise<PayableSubject | null> {
  if (kind === 'other') return { kind, description: demoPaymentLinkTexts.description, amount: cents(125_00) };
  if (kind === 'order') {
    const [order] = await database.select({ id: orders.id }).from(orders).orderBy(orders.id).limit(1);
    return order === undefined ? null : { kind, orderId: order.id };
  }
  const [invoice] = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.kind, 'invoice'))
    .orderBy(invoices.id)
    .limit(1);
  return invoice === undefined ? null : { kind, invoiceId: invoice.id };
}

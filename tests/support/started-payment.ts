import type { Database } from '#server/database/database.ts';
import { hearWebhook } from '#server/payments/hear-webhook.ts';
import { startAttempt } from '#server/payments/start-attempt.ts';
import { anOpenPayment } from './orders.ts';
import { PaymentDesk } from './payment-desk.ts';

type Options = { readonly method?: 'ideal' | 'creditcard' };

/** A payer who has been sent to the provider. */
export async function aStartedPayment(database: Database, { method = 'ideal' }: Options = {}) {
  const desk = new PaymentDesk(database);
  const { order, payment } = await anOpenPayment(database);
  await startAttempt(desk.deps, payment.token, method);
  const attempt = await desk.attempt(payment.id);
  return { desk, order, payment, attempt };
}

export async function aPaidPayment(database: Database, options: Options = {}) {
  const started = await aStartedPayment(database, options);
  await started.desk.finish(started.attempt.providerId, 'paid');
  await hearWebhook(started.desk.deps, started.attempt.providerId);
  return started;
}

export const nobodyAnswers = () => Promise.resolve(new Response('', { status: 503 }));

import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../database/schema/operations.ts';
import { createPayment } from './create-payment.ts';
import { findPaymentByToken } from './find-payment.ts';
import { mailPaymentLink } from './mail-payment-link.ts';

const { database } = await testDatabase();

it('mails a link once to each recipient, and says that the mail brought the payer', async () => {
  const desk = new PaymentDesk(database);
  const subject = { kind: 'other', description: 'Aanbetaling', amount: cents(125_00) } as const;
  const { token } = await createPayment(database, subject, null);
  const payment = await findPaymentByToken(database, token);
  if (payment === null) throw new Error('no payment');
  const recipient = { email: 'inkoop@voorbeeld.nl', contact: 'Noor' };
  await mailPaymentLink(desk.deps, payment, recipient);
  await mailPaymentLink(desk.deps, payment, recipient);
  const sent = await database.select().from(mails).where(like(mails.dedupeKey, 'payment-link:%'));
  expect(sent.map(({ recipient: to }) => to)).toEqual(['inkoop@voorbeeld.nl']);
  expect(sent[0]?.text).toContain(`http://localhost/payment/${token}?via=mail`);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { mostPicked } from '#domain/payment/payment-subject.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { anInvoice, pickSeveral } from '#tests/support/several.ts';
import { paymentInvoices, payments } from '../../database/schema/payments.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import type { Invoice } from '../../invoices/issue-invoice.ts';
import { createPayment } from '../create-payment.ts';
import { findPaymentByToken } from '../find-payment.ts';
import { createPaymentForInvoices } from './create-several.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);

function pick(picked: readonly Invoice[], key: string = randomUUID()) {
  return createPaymentForInvoices(desk.deps, {
    companyId: picked[0]?.companyId ?? 0,
    invoiceIds: picked.map(({ id }) => id),
    key,
  });
}

function credit({ id: invoiceId }: Invoice, amount: number) {
  const wish = { kind: 'amount', amount: cents(amount) } as const;
  return issueCreditNote(desk.deps, { invoiceId, wish, cause: `test:${invoiceId}:${amount}` });
}

describe('R12.4 several invoices picked to be paid at once', () => {
  it('are one payment of what they have open, the oldest named first', async () => {
    const late = await anInvoice(database, 100_00, '2026-12-20');
    const early = await anInvoice(database, 50_00, '2026-11-20');
    const { payment } = await pickSeveral(database, [late, early, late]);
    expect(payment.amount).toBe(150_00);
    expect(payment.subject).toEqual({
      kind: 'several',
      invoices: [
        { id: early.id, number: early.number, amount: 50_00 },
        { id: late.id, number: late.number, amount: 100_00 },
      ],
    });
  });

  it('ask for what is left after a credit note, and say so when nothing is', async () => {
    const [one, other] = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
    const { payment } = await pickSeveral(database, [one, other]);
    const { app } = testApp(database, desk.deps);
    const page = async () => {
      const answer = await app.request(`/payment/${payment.token}`);
      return `${answer.status} ${(await answer.text()).replaceAll('&nbsp;', ' ')}`;
    };
    expect(await page()).toContain('€ 150,00');
    await credit(one, 30_00);
    const lowered = await page();
    expect(lowered).toContain('€ 120,00');
    expect(lowered).toContain('€ 70,00');
    await credit(one, 70_00);
    const rest = await page();
    expect(rest).not.toContain(one.number);
    expect(rest).toContain('€ 50,00');
    await credit(other, 50_00);
    const credited = await page();
    expect(credited).toMatch(/^410 /);
    expect(credited).toContain('Er staat niets meer open.');
    expect(credited).not.toContain('€ 0,00');
  });

  it('by the same form twice, or picked again while it is open, are the same payment', async () => {
    const picked = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
    const key = randomUUID();
    const made = await Promise.all([pick(picked, key), pick(picked, key), pick(picked.toReversed())]);
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
    const held = await database
      .select()
      .from(paymentInvoices)
      .where(eq(paymentInvoices.invoiceId, picked[0]?.id ?? 0));
    expect(held).toHaveLength(1);
  });

  it('by a page that was gone back to, with another pick, are another payment', async () => {
    const picked = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
    const key = randomUUID();
    const first = await pick(picked, key);
    const more = [...picked, await anInvoice(database, 25_00)];
    const second = await pick(more, key);
    expect(second).not.toEqual(first);
    const token = second.kind === 'payment' ? second.token : '';
    expect((await findPaymentByToken(database, token))?.amount).toBe(175_00);
  });

  it('of which one is still open get that one’s own link', async () => {
    const [paid, open] = [await anInvoice(database, 100_00), await anInvoice(database, 50_00)];
    await credit(paid, 100_00);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: open.id }, null);
    expect(await pick([paid, open])).toEqual({ kind: 'payment', token: link.token });
    await database.update(payments).set({ status: 'void' }).where(eq(payments.id, link.id));
    const again = await pick([open]);
    expect(again).not.toEqual({ kind: 'payment', token: link.token });
    const token = again.kind === 'payment' ? again.token : '';
    expect(await findPaymentByToken(database, token)).toMatchObject({
      invoiceId: open.id,
      paysSeveral: false,
    });
  });

  it('are refused where they are not this company’s, too many, or need no paying', async () => {
    const one = await anInvoice(database, 100_00);
    const note = await credit(one, 100_00);
    expect(await pick([one])).toEqual({ kind: 'nothing_open' });
    expect(await pick([])).toEqual({ kind: 'not_yours' });
    if (note === null) throw new Error('no credit note');
    expect(await pick([one, note])).toEqual({ kind: 'not_yours' });
    const other = { companyId: (one.companyId ?? 0) + 1, invoiceIds: [one.id], key: randomUUID() };
    expect(await createPaymentForInvoices(desk.deps, other)).toEqual({ kind: 'not_yours' });
    const many = Array.from({ length: mostPicked + 1 }, (_, index) => index + 1);
    expect(await createPaymentForInvoices(desk.deps, { ...other, invoiceIds: many })).toEqual({
      kind: 'too_many',
      most: mostPicked,
    });
  });
});

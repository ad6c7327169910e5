import { asc, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { mails } from '../database/schema/operations.ts';
import { invoiceLines, invoices } from '../database/schema/orders.ts';
import { refunds } from '../database/schema/payments.ts';
import { listCreditableLines } from '../invoices/find-credit.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { creditInvoice, refundAmount } from './give-back.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const { database, pool } = await testDatabase();

// Two screens of 51,39, a set-up fee of 38,43 and shipping of 19,50: 194,46 with VAT.
async function aPaidInvoice() {
  const { desk, order, attempt } = await aPaidPayment(database);
  await desk.work();
  const invoice = await issueInvoice(desk.deps, order.id);
  const lines = await listCreditableLines(database, invoice.id);
  const [screens, fee, shipping] = lines.map(({ id }) => id);
  if (screens === undefined || fee === undefined || shipping === undefined) throw new Error('lines missing');
  const credit = (cause: string, pieces: readonly [number, number][], isMoneyBack = true) =>
    creditInvoice(desk.deps, {
      invoice,
      wish: { kind: 'lines', pieces: new Map(pieces) },
      cause: `${cause}:${invoice.id}`,
      isMoneyBack,
      reason: 'beschadigd aangekomen.',
    });
  const refund = (cause: string, amount: number) =>
    refundAmount(desk.deps, {
      orderId: order.id,
      amount: cents(amount),
      cause: `${cause}:${order.id}`,
      reason: 'coulance',
    });
  const notes = () =>
    database
      .select()
      .from(invoices)
      .where(eq(invoices.creditedInvoiceId, invoice.id))
      .orderBy(asc(invoices.id));
  const back = () => database.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
  return { desk, order, invoice, screens, fee, shipping, credit, refund, notes, back };
}

describe('R11.3 crediting lines', () => {
  it('names the line on the credit note, tells the customer what and why, and gives that much back', async () => {
    const { order, screens, credit } = await aPaidInvoice();
    const credited = await credit('one', [[screens, 1]]);
    if (credited.kind !== 'credited') throw new Error(credited.kind);
    expect(credited).toMatchObject({ refunded: 62_18, isNew: true, note: { net: 51_39, vat: 10_79 } });
    const lines = await database
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, credited.note.id));
    expect(lines).toMatchObject([
      {
        description: 'PE-100 Inzethor, 928 x 1228 mm (keuken <1>)',
        amount: 1,
        unitPrice: 51_39,
        creditedLineId: screens,
      },
    ]);
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `credit-note:${credited.note.id}`));
    expect(mail?.recipient).toBe(order.customer.email);
    expect(mail?.text).toContain('Reden: beschadigd aangekomen.\n');
    expect(mail?.text).toContain('1 × PE-100 Inzethor, 928 x 1228 mm (keuken <1>)');
    expect(mail?.html).toContain('keuken &#60;1&#62;');
  });

  it('never gives a piece back twice, by the same press or another, and the last one comes out even', async () => {
    const { invoice, screens, fee, shipping, credit, notes, back } = await aPaidInvoice();
    const pressed = await Promise.all([1, 2, 3].map(() => credit('press', [[screens, 1]])));
    expect(pressed.map((one) => one.kind === 'credited' && one.isNew).toSorted()).toEqual([
      false,
      false,
      true,
    ]);
    const two = await Promise.all([
      credit('left', [[screens, 1]]),
      credit('right', [
        [screens, 1],
        [fee, 1],
      ]),
    ]);
    expect(two.map(({ kind }) => kind).toSorted()).toEqual(['credited', 'too_much']);
    for (const line of [screens, fee, shipping]) await credit(`rest ${line}`, [[line, 1]]);
    const all = await notes();
    expect(sum(all.map(({ total }) => total))).toBe(invoice.total);
    expect(sum(all.map(({ net }) => net))).toBe(invoice.net);
    expect(sum((await back()).map(({ amount }) => amount))).toBe(invoice.total);
    await expect(
      pool.query(
        `insert into invoice_lines (invoice_id, position, description, amount, unit_price_cents, credited_line_id)
         values ($1, 9, 'x', 1, 0, $2)`,
        [all[0]?.id, shipping],
      ),
    ).rejects.toThrow('is credited than there is');
  });
});

describe('R11.3 a refund', () => {
  it('makes a credit note for what is invoiced, and none for what was credited without money back', async () => {
    const { screens, credit, refund, notes, back } = await aPaidInvoice();
    await credit('kept', [[screens, 1]], false);
    expect(await refund('first', 40_00)).toMatchObject({ kind: 'refunded', refunded: 40_00, note: null });
    expect(await refund('first', 40_00)).toMatchObject({ refunded: 40_00, note: null, isNew: false });
    const second = await refund('second', 50_00);
    expect(second).toMatchObject({ refunded: 50_00, note: { total: 27_82 }, isNew: true });
    expect((await notes()).map(({ total }) => total)).toEqual([62_18, 27_82]);
    expect(sum((await back()).map(({ amount }) => amount))).toBe(90_00);
    expect(await refund('too much', 104_47)).toEqual({ kind: 'not_received', refundable: 104_46 });
  });

  it('is mailed once when nothing else tells of it, and once when it is done', async () => {
    const { desk, screens, credit, refund, back } = await aPaidInvoice();
    await credit('kept', [[screens, 1]], false);
    await refund('asked', 40_00);
    await refund('asked', 40_00);
    await desk.work();
    desk.pass(5);
    await reconcilePayments(desk.deps);
    await reconcilePayments(desk.deps);
    const [one] = await back();
    const told = await database
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `refund-%:${one?.id}`))
      .orderBy(asc(mails.id));
    expect(told.map(({ subject }) => subject.replace(/T-.*/, ''))).toEqual([
      'Terugbetaling: Bestelling ',
      'Terugbetaald: Bestelling ',
    ]);
    expect(told[0]?.text).toContain('Wij betalen € 40,00 voor bestelling');
    expect(told[0]?.text).toContain('Reden: coulance.');
  });

  it('of two at the same moment takes no more than was received', async () => {
    const { refund, back } = await aPaidInvoice();
    const both = await Promise.all([refund('a', 100_00), refund('b', 100_00)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['not_received', 'refunded']);
    expect(sum((await back()).map(({ amount }) => amount))).toBe(100_00);
  });
});

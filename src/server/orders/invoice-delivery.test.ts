import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '#domain/money/cents.ts';
import { AccountDesk, owner } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Order } from '#tests/support/orders.ts';
import { describeTransferProblem } from '#text/staff/transfers.ts';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { mails } from '../database/schema/operations.ts';
import { invoiceLines, invoices, orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { findOrdersOnAccount } from '../on-account/orders-on-account.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { makePaymentLink } from './make-payment-link.ts';
import { findPaymentStatuses } from './order-payment.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);

const exposureOf = async ({ companyId }: Order) => (await findCompanyAccount(database, companyId)).exposure;
const statusOf = async ({ id }: Order) => {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  return order?.status;
};

describe('R12.3 an order on account is invoiced as it ships', () => {
  it('in two parts: each its lines, due day, mail and link; together exactly the order', async () => {
    const order = await desk.order();
    const before = await exposureOf(order);
    expect(await desk.ship(order, 1)).toMatchObject({
      done: [{ result: { isWhole: false, isInvoiced: true } }],
    });
    // What was ordered is owed; nothing is counted twice.
    expect(await exposureOf(order)).toBe(before);
    expect(await desk.ship(order, 'rest', { sentOn: '2026-11-16' })).toMatchObject({
      done: [{ result: { isWhole: true } }],
    });
    expect(await exposureOf(order)).toBe(before);
    const [first, second, ...others] = await desk.invoices(order);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ issuedOn: '2026-11-16', dueOn: '2026-11-30', deliveredOn: '2026-11-13' },
      ...{ net: 109_32, vat: 22_96, total: 132_28, vatPercent: 21, reference: 'Werk 12' },
    });
    expect(second).toMatchObject({ deliveredOn: '2026-11-16', net: 51_39, vat: 10_79, total: 62_18 });
    expect(sum([first?.total ?? cents(0), second?.total ?? cents(0)])).toBe(order.total);
    expect(Number(second?.number.slice(6))).toBe(Number(first?.number.slice(6)) + 1);
    const lines = await database
      .select()
      .from(invoiceLines)
      .where(inArray(invoiceLines.invoiceId, [first?.id ?? 0, second?.id ?? 0]))
      .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position));
    const screen = 'PE-100 Inzethor, 928 x 1228 mm (keuken <1>)';
    expect(lines.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
      `1 ${screen}`,
      '1 Instelkosten RAL 6005',
      '1 Verzendkosten',
      `1 ${screen}`,
    ]);
    const [mail, ...more] = await database
      .select()
      .from(mails)
      .where(eq(mails.invoiceId, first?.id ?? 0));
    expect(more).toEqual([]);
    const link = await desk.link(first?.id ?? 0);
    expect(mail?.subject).toBe(`Factuur ${first?.number} bij bestelling ${order.number}`);
    expect(mail?.text).toContain('Te betalen: € 132,28, uiterlijk op 30 november 2026 (binnen 14 dagen).');
    expect(mail?.text).toContain('NL93 DEMO 0123 4567 89');
    expect(mail?.text).toMatch(new RegExp(`onder vermelding van RF\\d\\d F${first?.number.slice(1, 4)} `));
    expect(mail?.text).toContain(`/payment/${link.token}?via=mail`);
    expect(link).toMatchObject({ amount: 132_28, status: 'open', orderId: null });
    const [told] = await database
      .select()
      .from(mails)
      .where(
        and(eq(mails.aboutOrderId, order.id), eq(mails.subject, `Bestelling ${order.number} is verzonden`)),
      );
    expect(told?.text).toContain('De factuur van deze zending krijgt u in een aparte e-mail.');
  });

  it('whole life: both paid, nothing is open and nothing is owed', async () => {
    const { order, first, second } = await desk.sentInTwo();
    const before = await exposureOf(order);
    await desk.pay(first.id);
    expect(await desk.open(first.id, second.id)).toEqual([0, 62_18]);
    expect(await exposureOf(order)).toBe(before - 132_28);
    await desk.pay(second.id);
    expect(await desk.open(first.id, second.id)).toEqual([0, 0]);
    expect(await exposureOf(order)).toBe(before - order.total);
    expect(await statusOf(order)).toBe('shipped');
    expect(await database.$count(invoices, eq(invoices.orderId, order.id))).toBe(2);
    // What is paid are its invoices, so the order itself has no payment to tell of.
    expect(await findPaymentStatuses(database, [order.id])).toEqual(new Map());
  });

  it('a rest that never comes is not invoiced, and not owed any more', async () => {
    const order = await desk.order();
    const before = await exposureOf(order);
    await desk.ship(order, 1, { isLast: true });
    expect(await statusOf(order)).toBe('shipped');
    expect(await exposureOf(order)).toBe(before - 62_18);
    expect(await desk.invoices(order)).toMatchObject([{ total: 132_28 }]);
  });

  it('pressed twice, and by two at once for the same rest: one delivery, one invoice', async () => {
    const order = await desk.order();
    const input = await desk.delivery(order, 1);
    await desk.act('ship', order, input, null);
    expect(await desk.act('ship', order, input, null)).toMatchObject({
      done: [{ result: { isInvoiced: true } }],
    });
    expect(await desk.invoices(order)).toHaveLength(1);
    const both = await Promise.all([desk.ship(order, 'rest'), desk.ship(order, 'rest')]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(await desk.invoices(order)).toHaveLength(2);
    expect(await database.$count(deliveries, eq(deliveries.orderId, order.id))).toBe(2);
  });

  it('what costs nothing has an invoice and no link', async () => {
    const order = await desk.order();
    await desk.ship(order, 1);
    await database
      .update(orderLines)
      .set({ unitPrice: cents(0) })
      .where(eq(orderLines.orderId, order.id));
    await desk.ship(order, 'rest', { isLast: true });
    const [, free] = await desk.invoices(order);
    expect(free?.net).toBe(0);
    expect(await database.$count(payments, eq(payments.invoiceId, free?.id ?? 0))).toBe(0);
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.invoiceId, free?.id ?? 0));
    expect(mail?.text).toContain('U hoeft niets te betalen.');
    expect(mail?.text).not.toContain('/payment/');
  });

  it('is never invoiced as a whole, nor paid for as one', async () => {
    const { order } = await desk.sentInTwo();
    await expect(issueInvoice(desk.deps, order.id)).rejects.toThrow('on account');
    const link = { expiresAt: null, mail: null, key: null };
    const subject = { kind: 'order', number: order.number } as const;
    expect(await makePaymentLink(desk.deps, { subject, ...link }, owner)).toMatchObject({
      kind: 'refused',
      why: 'on_account',
    });
    const transfer = {
      ...{ key: '6f9c0b8e-3a53-4a0e-9c1e-0d8a5b1f0a01', bookedOn: '2026-11-16', payer: 'Vermeer' },
      ...{ amount: order.total, description: '', keepsRest: false },
    };
    const parts = [{ number: order.number, amount: order.total }];
    const refused = await bookTransfer(desk.deps, { ...transfer, parts }, owner);
    expect(refused.kind === 'refused' && describeTransferProblem(refused.problem)).toBe(
      `Bestelling ${order.number} is op rekening: boek op de factuur, die bij verzending komt.`,
    );
  });

  it('one that was entered by mistake comes back the same day: its invoice is credited, and all of it may go again', async () => {
    const order = await desk.order();
    const before = await exposureOf(order);
    await desk.ship(order, 1);
    await desk.ship(order, 'rest');
    const undo = async (place: number) => {
      const sent = await database
        .select()
        .from(deliveries)
        .where(eq(deliveries.orderId, order.id))
        .orderBy(asc(deliveries.id));
      return desk.act('undo_ship', order, { deliveryId: sent.at(place)?.id ?? 0 });
    };
    // Fees and VAT of what came after it lean on the first.
    expect(await undo(0)).toMatchObject({ refused: [{ why: 'on_document' }] });
    expect(await undo(-1)).toMatchObject({ kind: 'done' });
    expect(await undo(-1)).toMatchObject({ kind: 'done' });
    expect(await statusOf(order)).toBe('in_production');
    expect(await exposureOf(order)).toBe(before);
    expect(await undo(0)).toMatchObject({ kind: 'done' });
    expect(await exposureOf(order)).toBe(before);
    const notes = and(eq(invoices.orderId, order.id), eq(invoices.kind, 'credit_note'));
    expect(await database.select().from(invoices).where(notes).orderBy(invoices.id)).toMatchObject([
      { total: 62_18 },
      { total: 132_28 },
    ]);
    const [first, second] = await desk.invoices(order);
    expect(await desk.open(first?.id ?? 0, second?.id ?? 0)).toEqual([0, 0]);
    expect(await desk.link(first?.id ?? 0)).toMatchObject({ status: 'void' });
    expect(await findOrdersOnAccount(database, [order.id], { seesMoney: true })).toEqual(
      new Map([
        [
          order.id,
          { termDays: 14, money: { invoices: 0, invoicedCents: 0, writtenOffCents: 0, openCents: 0 } },
        ],
      ]),
    );
    // As if it had never gone: fees and shipping stand on the first that does.
    await desk.ship(order, 'rest');
    expect(await statusOf(order)).toBe('shipped');
    expect((await desk.invoices(order)).at(-1)).toMatchObject({ vat: order.vat, total: order.total });
    expect(await exposureOf(order)).toBe(before);
    expect((await checkLedger(database)).differences).toEqual([]);
  });

  it.each(['paid', 'credited'] as const)('what was %s of it since does not come back', async (what) => {
    const order = await desk.order();
    await desk.ship(order, 1);
    const [invoice] = await desk.invoices(order);
    if (invoice === undefined) throw new Error('no invoice');
    const wish = { kind: 'amount', amount: cents(1_00) } as const;
    if (what === 'paid') await desk.pay(invoice.id);
    else await creditInvoice(desk.deps, { invoice, wish, cause: 'test', isMoneyBack: false });
    const [sent] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    expect(await desk.act('undo_ship', order, { deliveryId: sent?.id ?? 0 })).toMatchObject({
      refused: [{ why: 'on_document' }],
    });
  });

  it('before anything left it comes back and is cancelled, without an invoice or money', async () => {
    const order = await desk.order();
    const before = await exposureOf(order);
    await desk.act('take_back', order, null);
    expect(await desk.act('cancel', order, null)).toMatchObject({
      done: [{ result: { refunded: 0, creditNote: null, isBeingPaid: false } }],
    });
    expect(await desk.invoices(order)).toEqual([]);
    expect(await exposureOf(order)).toBe(before - order.total);
    const sent = await desk.order();
    await desk.ship(sent, 1);
    expect(await desk.act('take_back', sent, null)).toMatchObject({ refused: [{ why: 'partly_sent' }] });
    expect(await desk.act('cancel', sent, null)).toMatchObject({ refused: [{ why: 'status' }] });
  });

  it('sent while another takes it back: never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await desk.order();
      const [sent, back] = await Promise.all([desk.ship(order, 'rest'), desk.act('take_back', order, null)]);
      expect([sent.kind, back.kind].toSorted()).toEqual(['done', 'refused']);
      expect(await desk.invoices(order)).toHaveLength(sent.kind === 'done' ? 1 : 0);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { AccountDesk, owner } from '#tests/support/account-desk.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { makePaymentLink } from '../orders/make-payment-link.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { creditInvoice, refundAmount } from '../payments/give-back.ts';
import type { Invoice } from './issue-invoice.ts';
import { listWriteOffs, undoWriteOff, writeOffInvoice } from './write-off.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);
const shop = testApp(database, desk.deps);
const staff = await new Visitor(shop).login(demoAccounts.staff);
const customer = await new Visitor(shop).login(demoAccounts.onAccount);

async function writeOff(invoice: Invoice, seen: number, amount = seen) {
  const wish = { invoice, amount: cents(amount), reason: 'Failliet', key: randomUUID(), seen: cents(seen) };
  expect(await writeOffInvoice(desk.deps, wish, owner)).toBe('done');
}

async function receive({ number }: Invoice, amount: number) {
  const parts = [{ number, amount: cents(amount) }];
  const transfer = { bookedOn: '2026-11-16', amount: cents(amount), payer: 'Jan', description: '' };
  const booking = { ...transfer, key: randomUUID(), parts, keepsRest: false };
  expect(await bookTransfer(desk.deps, booking, owner)).toMatchObject({ kind: 'booked' });
}

const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());

function linkFor(number: string) {
  const subject = { kind: 'invoice', number } as const;
  return makePaymentLink(desk.deps, { subject, expiresAt: null, mail: null, key: null }, owner);
}

describe('R11.6 what was written off is nowhere called credited', () => {
  let order: Awaited<ReturnType<AccountDesk['order']>>;
  let invoice: Invoice;

  beforeAll(async () => {
    order = await desk.order();
    await desk.ship(order, 'rest');
    const [only] = await desk.invoices(order);
    if (only === undefined) throw new Error('no invoice');
    invoice = only;
    await writeOff(only, 194_46);
  });

  it('by staff it is called written off, and its link no longer needed', async () => {
    const page = await read(staff, `/beheer/bestellingen/${order.number}`);
    expect(page).toContain('Op rekening, afgeboekt');
    expect(page).toContain(`voor factuur ${invoice.number} · niet meer nodig`);
    expect(page).not.toMatch(/gecrediteerd|vervallen/);
    const file = await (await staff.get(`/beheer/bestellingen.csv?zoek=${order.number}`)).text();
    expect(file).toContain('Op rekening, afgeboekt');
    expect(await read(staff, `/beheer/facturen/${invoice.number}`)).toContain('afgeboekt');
  });

  it('to its customer it is closed', async () => {
    expect(await read(customer, `/bestelling/${order.number}`)).toContain('Op rekening, afgesloten');
    expect(await read(customer, '/account')).toContain('Op rekening, afgesloten');
    const row = `/account/facturen?zoek=${invoice.number}`;
    expect(await (await customer.get(row)).text()).toMatch(/>afgesloten</);
    const page = await read(customer, `/account/facturen/${invoice.number}`);
    expect(page).toContain(`Factuur ${invoice.number} afgesloten`);
    expect(page).not.toContain('gecrediteerd');
    const json = await (await customer.get(row, { accept: 'application/json' })).json();
    expect(json).toMatchObject({ invoices: [{ number: invoice.number, status: 'credited' }] });
  });

  it('to whoever has its link nothing is open', async () => {
    const { token } = await desk.link(invoice.id);
    const page = await read(customer, `/payment/${token}`);
    expect(page).toContain('Er staat niets meer open.');
    expect(page).not.toContain('gecrediteerd');
  });

  it('to whoever has its link it is not paid off, once the write-off is undone', async () => {
    const { first } = await desk.sentInTwo();
    const { token } = await desk.link(first.id);
    await writeOff(first, 132_28);
    expect(await read(customer, `/payment/${token}`)).toContain('Er staat niets meer open.');
    const [made] = await listWriteOffs(database, first.id);
    const undo = { invoice: first, writeOffId: made?.id ?? 0, reason: 'Vergissing', key: randomUUID() };
    await undoWriteOff(desk.deps, undo, owner);
    const page = await read(customer, `/payment/${token}`);
    expect(page).toContain('Vraag ons om een nieuwe als u nog iets te betalen heeft.');
    expect(page).not.toContain('niets meer open');
  });

  it('no new link asks for it', async () => {
    expect(await linkFor(invoice.number)).toEqual({
      ...{ kind: 'refused', why: 'written_off', number: invoice.number },
    });
  });
});

it('R11.6 of two invoices the one that was written off was invoiced all the same', async () => {
  const { order, first } = await desk.sentInTwo();
  await writeOff(first, 132_28);
  expect(await read(staff, `/beheer/bestellingen/${order.number}`)).toContain(
    'Op rekening, € 194,46 gefactureerd, € 132,28 afgeboekt, € 62,18 open',
  );
  expect(await read(customer, `/bestelling/${order.number}`)).toContain(
    'Op rekening, € 194,46 gefactureerd, € 62,18 open',
  );
});

it('R11.6 a link that was taken back is called that', async () => {
  const { order, first } = await desk.sentInTwo();
  const { id } = await desk.link(first.id);
  await withdrawLink(desk.deps, id, owner);
  expect(await read(staff, `/beheer/bestellingen/${order.number}`)).toContain(
    `voor factuur ${first.number} · ingetrokken`,
  );
});

describe('R11.6 what is left of an invoice is less what was written off', () => {
  it('also for a link, which never asks for nothing', async () => {
    const { first } = await desk.sentInTwo();
    await receive(first, 100_00);
    await writeOff(first, 32_28);
    expect(await linkFor(first.number)).toMatchObject({ kind: 'refused', why: 'paid' });
  });

  it('also for who wants more credited than can be', async () => {
    const { first } = await desk.sentInTwo();
    await writeOff(first, 132_28, 32_28);
    const wish = { kind: 'amount', amount: cents(132_28) } as const;
    const credit = { invoice: first, wish, cause: randomUUID(), isMoneyBack: false };
    expect(await creditInvoice(desk.deps, credit)).toEqual({ kind: 'too_much', left: 100_00 });
  });

  it('also for a refund, which credits what no note has promised', async () => {
    const { order, first } = await desk.sentInTwo();
    await receive(first, 92_28);
    await writeOff(first, 40_00);
    const wish = { kind: 'amount', amount: cents(20_00) } as const;
    await creditInvoice(desk.deps, { invoice: first, wish, cause: randomUUID(), isMoneyBack: false });
    const refund = { orderId: order.id, invoice: first, amount: cents(92_28) };
    expect(
      await refundAmount(desk.deps, { ...refund, cause: randomUUID(), reason: 'Failliet' }),
    ).toMatchObject({ kind: 'refunded', refunded: 92_28, note: { total: 72_28 } });
  });
});

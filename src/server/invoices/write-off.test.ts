import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { eventually } from '#tests/support/eventually.ts';
import { anInvoice } from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { writeOffs } from '../database/schema/ledger.ts';
import { logbook } from '../database/schema/logbook.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { makePaymentLink } from '../orders/make-payment-link.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { createPayment } from '../payments/create-payment.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { listWriteOffs, undoWriteOff, writeOffInvoice } from './write-off.ts';

const { database } = await testDatabase();
const { desk } = await aPaidPayment(database);
const { deps } = desk;

const somebodyWaits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

async function balanceOf(invoiceId: number) {
  const [balance] = await database
    .select()
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  return balance;
}

async function wanted(total: number, amount = total) {
  const invoice = await anInvoice(database, total);
  return { invoice, amount: cents(amount), reason: 'Failliet', key: randomUUID(), seen: cents(total) };
}

async function expectAgreement() {
  expect((await checkLedger(database)).differences).toEqual([]);
}

describe('what nobody will pay any more', () => {
  it('is open no longer, was never received, and its link asks for nothing', async () => {
    const whole = await wanted(100_00);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: whole.invoice.id }, null);
    expect(await writeOffInvoice(deps, whole, commandActor)).toBe('done');
    expect(await balanceOf(whole.invoice.id)).toMatchObject({
      ...{ open: 0, left: 0, received: 0, writtenOff: 100_00 },
    });
    expect(await database.select().from(payments).where(eq(payments.id, link.id))).toMatchObject([
      { status: 'void' },
    ]);
    await expectAgreement();
  });

  it('keeps nobody from beginning to pay at the same moment', async () => {
    const part = await wanted(100_00, 30_00);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: part.invoice.id }, null);
    const { written } = await database.transaction(async (transaction) => {
      // As whoever presses 'Betalen': the payment first, then the attempt.
      await transaction.select().from(payments).where(eq(payments.id, link.id)).for('update');
      const writing = writeOffInvoice(deps, part, commandActor).catch((error: unknown) => error);
      await eventually(async () => expect((await database.execute(somebodyWaits)).rows).not.toEqual([]));
      const attempt = { paymentId: link.id, method: 'ideal', amount: cents(100_00) } as const;
      await transaction.insert(paymentAttempts).values(attempt);
      return { written: writing };
    });
    expect(await written).toBe('done');
    expect(await balanceOf(part.invoice.id)).toMatchObject({ open: 70_00 });
  });

  it('in part, its link asks for the rest', async () => {
    const part = await wanted(100_00, 30_00);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: part.invoice.id }, null);
    await writeOffInvoice(deps, part, commandActor);
    expect(await balanceOf(part.invoice.id)).toMatchObject({ open: 70_00, left: 70_00, writtenOff: 30_00 });
    expect(await database.select().from(payments).where(eq(payments.id, link.id))).toMatchObject([
      { status: 'open', amount: 70_00 },
    ]);
    await expectAgreement();
  });

  it('is written off once, however often it is sent, never more than is open, and not after something changed', async () => {
    const once = await wanted(50_00, 20_00);
    const together = await Promise.all([1, 2, 3].map(() => writeOffInvoice(deps, once, commandActor)));
    expect(together).toEqual(['done', 'done', 'done']);
    expect(await listWriteOffs(database, once.invoice.id)).toHaveLength(1);
    const another = { ...once, key: randomUUID() };
    expect(await writeOffInvoice(deps, another, commandActor)).toBe('changed');
    const seen = { ...another, seen: cents(30_00) };
    expect(await writeOffInvoice(deps, { ...seen, amount: cents(30_01) }, commandActor)).toBe('too_much');
    expect(await writeOffInvoice(deps, seen, commandActor)).toBe('done');
    // Of two at once that each want all of it, one is told.
    const race = await wanted(10_00);
    const both = [race, { ...race, key: randomUUID() }];
    const outcomes = await Promise.all(both.map((one) => writeOffInvoice(deps, one, commandActor)));
    expect(outcomes.toSorted()).toEqual(['changed', 'done']);
    await expectAgreement();
  });

  it('is undone once, by a row of its own, and can be paid after that', async () => {
    const whole = await wanted(80_00);
    await writeOffInvoice(deps, whole, commandActor);
    const [made] = await listWriteOffs(database, whole.invoice.id);
    const { invoice } = whole;
    const part = { number: invoice.number, amount: cents(80_00) };
    const transfer = { bookedOn: '2026-11-16', amount: cents(80_00), payer: 'Jan', description: '' };
    const book = () =>
      bookTransfer(deps, { ...transfer, key: randomUUID(), parts: [part], keepsRest: false }, commandActor);
    // Money for what was written off asks a person first.
    expect(await book()).toMatchObject({ kind: 'refused', problem: { kind: 'too_much', open: 0 } });
    const undo = { invoice, writeOffId: made?.id ?? 0, reason: 'Toch betaald', key: randomUUID() };
    expect(await undoWriteOff(deps, undo, commandActor)).toBe('done');
    expect(await undoWriteOff(deps, undo, commandActor)).toBe('done');
    expect(await undoWriteOff(deps, { ...undo, key: randomUUID() }, commandActor)).toBe('already');
    const [, counter] = await listWriteOffs(database, invoice.id);
    const wrong = { ...undo, writeOffId: counter?.id ?? 0, key: randomUUID() };
    expect(await undoWriteOff(deps, wrong, commandActor)).toBe('unknown');
    expect(await balanceOf(invoice.id)).toMatchObject({ open: 80_00, writtenOff: 0 });
    expect(await book()).toMatchObject({ kind: 'booked' });
    await expectAgreement();
  });

  it.each([
    ['paid', 0],
    ['given back', 60_00],
  ])('undone after the rest was %s, is asked for by a link of its own', async (_what, back) => {
    const part = await wanted(100_00, 40_00);
    const { invoice } = part;
    await writeOffInvoice(deps, part, commandActor);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: invoice.id }, null);
    await startAttempt(deps, link.token, 'ideal');
    const attempt = await desk.attempt(link.id);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(deps, attempt.providerId);
    if (back > 0) {
      const wish = { kind: 'amount', amount: cents(back) } as const;
      const credit = { invoice, wish, cause: `test:${invoice.id}`, isMoneyBack: true };
      expect(await creditInvoice(deps, credit)).toMatchObject({ kind: 'credited', refunded: back });
      await desk.work();
      desk.pass(1);
      await hearWebhook(deps, attempt.providerId);
    }
    const [made] = await listWriteOffs(database, invoice.id);
    const undo = { invoice, writeOffId: made?.id ?? 0, reason: 'Vergissing', key: randomUUID() };
    expect(await undoWriteOff(deps, undo, commandActor)).toBe('done');
    const request = { subject: { kind: 'invoice', number: invoice.number }, expiresAt: null } as const;
    const asked = await makePaymentLink(deps, { ...request, mail: null, key: null }, commandActor);
    expect(asked).toMatchObject({ kind: 'link', isNew: true, payment: { amount: 40_00 } });
    if (asked.kind !== 'link') throw new Error(asked.why);
    await startAttempt(deps, asked.payment.token, 'ideal');
    const again = await desk.attempt(asked.payment.id);
    await desk.finish(again.providerId, 'paid');
    await hearWebhook(deps, again.providerId);
    expect(await desk.attempt(asked.payment.id)).toMatchObject({ status: 'paid', isSurplus: false });
    expect(await balanceOf(invoice.id)).toMatchObject({ open: 0 });
    await expectAgreement();
  });

  it('a payment that was under way is nobody’s, and a credit note does not give it away again', async () => {
    const whole = await wanted(60_00);
    const { invoice } = whole;
    const link = await createPayment(database, { kind: 'invoice', invoiceId: invoice.id }, null);
    await startAttempt(deps, link.token, 'ideal');
    const attempt = await desk.attempt(link.id);
    await writeOffInvoice(deps, whole, commandActor);
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(deps, attempt.providerId);
    expect(await desk.attempt(link.id)).toMatchObject({ status: 'paid', isSurplus: true });
    const wish = { kind: 'amount', amount: cents(1_00) } as const;
    const credit = { invoice, wish, cause: `test:${invoice.id}`, isMoneyBack: false };
    expect(await creditInvoice(deps, credit)).toMatchObject({ kind: 'too_much' });
    await expectAgreement();
  });
});

describe('R11.6 in the office', () => {
  it('from a page that was gone back to, does what is asked now or tells that something changed', async () => {
    const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
    const staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
    const { number, id } = await anInvoice(database, 40_00);
    const address = `/beheer/facturen/${number}`;
    await staff.get(address);
    const form = { key: randomUUID(), seen: '4000', reason: 'Kleine rest' };
    const press = async (amount: string, seen = '4000') =>
      (await staff.submit(`${address}/afboeken`, { ...form, amount, seen })).status;
    expect([await press('10'), await press('10'), await press('5')]).toEqual([303, 303, 409]);
    expect(await press('5', '3000')).toBe(303);
    const made = await database.select().from(writeOffs).where(eq(writeOffs.invoiceId, id));
    expect(made.map(({ amount }) => amount)).toEqual([10_00, 5_00]);
    const why = { key: form.key, reason: 'Vergissing' };
    for (const one of made) await staff.submit(`${address}/afboeken/${one.id}/terugdraaien`, why);
    expect(await database.$count(writeOffs, eq(writeOffs.invoiceId, id))).toBe(4);
  });

  it('bookkeeping writes off with a reason, sees it with the invoice, and undoes it', async () => {
    const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
    const staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
    const { number, id } = await anInvoice(database, 40_00);
    const address = `/beheer/facturen/${number}`;
    const page = await (await staff.get(address)).text();
    expect(page).toContain('Afboeken');
    expect(page).toContain('value="40,00"');
    const form = { key: randomUUID(), seen: '4000', amount: '40,00', reason: '  Klant is   failliet ' };
    const told = async (answer: Promise<Response>) => (await answer).headers.get('location');
    const send = (values: Record<string, string>) => told(staff.submit(`${address}/afboeken`, values));
    for (const [status, wrong, problem] of [
      [422, { amount: '38.45' }, 'href="#veld-amount">Bedrag: Vul een bedrag in, bijvoorbeeld 12,50.'],
      [422, { amount: '38,45', reason: ' ' }, 'href="#veld-reason">Reden: Schrijf op waarom'],
      [422, { amount: '40,01' }, 'href="#veld-amount">Bedrag: Zoveel staat er niet open.'],
      [409, { amount: '38,45', seen: '3999' }, 'wat openstaat, is intussen veranderd'],
    ] as const) {
      const refused = await staff.submit(`${address}/afboeken`, { ...form, ...wrong });
      const html = await refused.text();
      expect([refused.status, html]).toEqual([status, expect.stringContaining(problem)]);
      expect(html).toContain(`value="${wrong.amount}"`);
      if (!('reason' in wrong)) expect(html).toContain('value="  Klant is   failliet "');
      expect(html).toContain('name="seen" value="4000"');
    }
    expect((await staff.submit(`${address}/afboeken`, { ...form, key: 'x' })).status).toBe(400);
    expect(await send(form)).toBe(`${address}?melding=afgeboekt`);
    expect(await send(form)).toBe(`${address}?melding=afgeboekt`);
    const [written] = await database.select().from(writeOffs).where(eq(writeOffs.invoiceId, id));
    const after = await (await staff.get(address)).text();
    expect(after).toContain('Klant is failliet');
    expect(after).toContain('Afboeking terugdraaien');
    const listed = await staff.get(`/beheer/facturen.csv?zoek=${number}`);
    expect(await listed.text()).toContain('afgeboekt');
    const undo = `${address}/afboeken/${written?.id}/terugdraaien`;
    const why = { key: randomUUID(), reason: 'Vergissing' };
    expect((await staff.submit(`${address}/afboeken/x/terugdraaien`, why)).status).toBe(404);
    const blank = await staff.submit(undo, { ...why, reason: ' ' });
    expect([blank.status, await blank.text()]).toEqual([
      422,
      expect.stringMatching(
        /<details[^>]* open="">(?:(?!<\/details>).)*Afboeking terugdraaien(?:(?!<\/details>).)*Schrijf op waarom/s,
      ),
    ]);
    expect(await told(staff.submit(undo, why))).toBe(`${address}?melding=teruggedraaid`);
    const rows = await database
      .select({ action: logbook.action, after: logbook.after })
      .from(logbook)
      .where(eq(logbook.subjectId, number))
      .orderBy(desc(logbook.id));
    expect(rows).toEqual([
      { action: 'write_off_undone', after: { amount: 40_00, reason: 'Vergissing' } },
      { action: 'invoice_written_off', after: { amount: 40_00, reason: 'Klant is failliet' } },
    ]);
  });
});

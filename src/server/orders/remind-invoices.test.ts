import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anInvoiceDue, reminderMailsOf, remindersOf } from '#tests/support/overdue.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { pickSeveral } from '#tests/support/several.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { payments } from '../database/schema/payments.ts';
import { invoiceDisputes } from '../database/schema/reminders.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { createPayment } from '../payments/create-payment.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import { changeSetting } from '../shop-settings/change-setting.ts';
import { remindInvoices } from './remind-invoices.ts';

const { database } = await testDatabase();
const whole = 194_46;
let desk = new PaymentDesk(database);

beforeEach(async () => {
  desk = new PaymentDesk(database);
  // What other tests left open: nobody is reminded of it, and it stops nobody.
  await database.execute(sql`
    insert into invoice_disputes (invoice_id, reason, made_by)
    select id, 'van een andere test', 'Test' from invoices
    where not exists (select from invoice_disputes where invoice_id = invoices.id and ended_at is null)`);
});

type DueInvoice = Awaited<ReturnType<typeof anInvoiceDue>>;

// As several processes do that all wake up at once.
const remind = (processes = 3) =>
  Promise.all(Array.from({ length: processes }, () => remindInvoices(desk.deps)));

const pass = (days: number) => desk.pass(days * 24 * 60);

type Walk = { readonly from?: number; readonly without?: readonly number[]; readonly processes?: number };

// Every day of these, counted from the due day, at ten in the morning; nobody is there on the others.
async function walk(
  { dueOn }: DueInvoice,
  until: number,
  { from = 0, without = [], processes = 1 }: Walk = {},
) {
  for (let after = from; after <= until; after += 1) {
    desk.time = new Date(`${addDays(dueOn, after)}T09:00:00Z`);
    if (!without.includes(after)) await remind(processes);
  }
}

// To the third, without the days between.
async function remindThrice({ dueOn }: DueInvoice) {
  for (const after of [3, 14, 28]) {
    desk.time = new Date(`${addDays(dueOn, after)}T09:00:00Z`);
    await remind();
  }
}

async function isBlocked({ companyId }: DueInvoice): Promise<boolean> {
  return (await findCompanyAccount(database, companyId)).isBlocked;
}

async function credit({ id: invoiceId }: DueInvoice, amount: number): Promise<void> {
  const wish = { kind: 'amount', amount: cents(amount) } as const;
  await issueCreditNote(desk.deps, { invoiceId, wish, cause: `test:${invoiceId}:${amount}` });
}

async function transfer({ number }: DueInvoice, amount: number): Promise<void> {
  const outcome = await bookTransfer(
    desk.deps,
    {
      ...{ key: crypto.randomUUID(), bookedOn: dutchDate(desk.time), amount: cents(amount) },
      ...{
        payer: 'Vermeer',
        description: number,
        parts: [{ number, amount: cents(amount) }],
        keepsRest: false,
      },
    },
    commandActor,
  );
  expect(outcome.kind).toBe('booked');
}

async function linksOf({ id }: DueInvoice) {
  return database.select().from(payments).where(eq(payments.invoiceId, id)).orderBy(payments.id);
}

async function payByLink(invoice: DueInvoice): Promise<string> {
  const link = (await linksOf(invoice)).find(({ status }) => status === 'open');
  await startAttempt(desk.deps, link?.token ?? '', 'creditcard');
  const { providerId } = await desk.attempt(link?.id ?? 0);
  await desk.finish(providerId, 'paid');
  await hearWebhook(desk.deps, providerId);
  return providerId;
}

async function dispute({ id: invoiceId }: DueInvoice): Promise<void> {
  await database.insert(invoiceDisputes).values({ invoiceId, reason: 'verkeerde maat', madeBy: 'Test' });
}

async function endDispute({ id }: DueInvoice): Promise<void> {
  await database
    .update(invoiceDisputes)
    .set({ endedAt: desk.time, endedBy: 'Test' })
    .where(and(eq(invoiceDisputes.invoiceId, id), isNull(invoiceDisputes.endedAt)));
}

describe('R12.3 reminders, day by day', () => {
  it('go out after 3, 14 and 28 days, each once, however many processes there are', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await walk(invoice, 27, { processes: 3 });
    expect(await isBlocked(invoice)).toBe(false);
    await walk(invoice, 40, { from: 28, processes: 3 });
    expect(await remindersOf(database, invoice.id)).toEqual([
      [1, addDays(invoice.dueOn, 3), whole],
      [2, addDays(invoice.dueOn, 14), whole],
      [3, addDays(invoice.dueOn, 28), whole],
    ]);
    const sent = await reminderMailsOf(database, invoice.id);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [demoAccounts.onAccount, `Herinnering: factuur ${invoice.number} staat nog open`],
      [demoAccounts.onAccount, `Tweede herinnering: factuur ${invoice.number} staat nog open`],
      [demoAccounts.onAccount, `Derde herinnering: factuur ${invoice.number} staat nog open`],
    ]);
    expect(await isBlocked(invoice)).toBe(true);
  });

  it('are made up for after missed nights, one at a time and a week apart', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await walk(invoice, 40, { without: [3, 4, 14, 15, 16, 17, 18, 19] });
    const late = await anInvoiceDue(database, desk);
    await walk(late, 60, { without: Array.from({ length: 40 }, (_, day) => day) });
    const days = async ({ id, dueOn }: DueInvoice) =>
      (await remindersOf(database, id)).map(
        ([, on]) => (Date.parse(String(on)) - Date.parse(dueOn)) / 86_400_000,
      );
    expect(await days(invoice)).toEqual([5, 20, 28]);
    expect(await days(late)).toEqual([40, 47, 54]);
    expect(await reminderMailsOf(database, late.id)).toHaveLength(3);
  });

  it('go out by day, also when nobody was there in the morning', async () => {
    const invoice = await anInvoiceDue(database, desk);
    for (const time of ['00:30', '06:50', '17:10', '22:00']) {
      desk.time = new Date(`${addDays(invoice.dueOn, 4)}T${time}:00Z`);
      await remind();
    }
    expect(await remindersOf(database, invoice.id)).toEqual([]);
    desk.time = new Date(`${addDays(invoice.dueOn, 4)}T16:50:00Z`);
    await remind();
    expect(await remindersOf(database, invoice.id)).toHaveLength(1);
  });

  it('ask for what is open by then, and for nothing once nothing is', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await walk(invoice, 5);
    await transfer(invoice, 94_46);
    await walk(invoice, 20, { from: 6 });
    await credit(invoice, 60_00);
    await walk(invoice, 30, { from: 21 });
    expect((await remindersOf(database, invoice.id)).map(([, , open]) => open)).toEqual([
      whole,
      100_00,
      40_00,
    ]);
    const sent = await reminderMailsOf(database, invoice.id);
    expect(sent.map(({ text }) => /€ [\d,]+ betalen/.exec(text.replaceAll('\u00a0', ' '))?.[0])).toEqual([
      '€ 194,46 betalen',
      '€ 100,00 betalen',
      '€ 40,00 betalen',
    ]);
    expect(sent[2]?.text.replaceAll('\u00a0', ' ')).toContain(
      'Van het factuurbedrag van € 194,46 staat nog € 40,00 open.',
    );
    expect((await linksOf(invoice)).filter(({ isPart }) => !isPart)).toMatchObject([{ amount: 40_00 }]);
    const settled = await anInvoiceDue(database, desk);
    await walk(settled, 4);
    await transfer(settled, whole);
    await walk(settled, 40, { from: 5 });
    expect(await remindersOf(database, settled.id)).toHaveLength(1);
  });

  it('wait for whoever looks at a dispute, and go on afterwards', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await walk(invoice, 5);
    await dispute(invoice);
    await walk(invoice, 45, { from: 6 });
    expect(await remindersOf(database, invoice.id)).toHaveLength(1);
    await endDispute(invoice);
    await remind();
    expect(await remindersOf(database, invoice.id)).toHaveLength(2);
  });

  it('wait while somebody is paying', async () => {
    const invoice = await anInvoiceDue(database, desk);
    const link = await createPayment(database, { kind: 'invoice', invoiceId: invoice.id }, null);
    pass(5);
    await startAttempt(desk.deps, link.token, 'ideal');
    const { providerId } = await desk.attempt(link.id);
    await desk.finish(providerId, 'pending');
    await hearWebhook(desk.deps, providerId);
    await remind();
    expect(await remindersOf(database, invoice.id)).toEqual([]);
    await desk.finish(providerId, 'failed');
    await hearWebhook(desk.deps, providerId);
    await remind();
    expect(await remindersOf(database, invoice.id)).toHaveLength(1);
    const [mail] = await reminderMailsOf(database, invoice.id);
    expect(mail?.text).toContain(`/payment/${link.token}`);
  });
});

describe('R12.3 a reminder of what is being paid with others', () => {
  it('waits until that is decided', async () => {
    const invoice = await anInvoiceDue(database, desk);
    const { payment } = await pickSeveral(database, [invoice, await anInvoiceDue(database, desk)]);
    pass(5);
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    await desk.finish(providerId, 'pending');
    await hearWebhook(desk.deps, providerId);
    await remind();
    expect(await remindersOf(database, invoice.id)).toEqual([]);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    await remind();
    expect(await remindersOf(database, invoice.id)).toEqual([]);
  });
});

describe('R12.3 what a reminder says', () => {
  it('names amount, day, account and reference, carries the link and the invoice', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await walk(invoice, 3);
    const [mail] = await reminderMailsOf(database, invoice.id);
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    const [link] = await linksOf(invoice);
    for (const part of [
      `factuur ${invoice.number} van € 194,46`,
      'De vervaldag was 16 november 2026',
      'over te maken naar NL',
      `RF`,
      `/payment/${link?.token}?via=mail`,
    ])
      expect(text).toContain(part);
    expect(mail).toMatchObject({ invoiceId: invoice.id, status: 'queued' });
    expect(desk.jobs('make-invoice-documents')).toContainEqual({ invoiceId: invoice.id });
    expect(text).not.toContain('op rekening bestellen');
  });

  it('from the second on reaches who answers for the company; the third says what it stops', async () => {
    const invoice = await anInvoiceDue(database, desk, {
      email: demoAccounts.buyerOnAccount,
      contact: 'Inkoop',
    });
    await remindThrice(invoice);
    const sent = await reminderMailsOf(database, invoice.id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      demoAccounts.buyerOnAccount,
      demoAccounts.buyerOnAccount,
      demoAccounts.onAccount,
      demoAccounts.buyerOnAccount,
      demoAccounts.onAccount,
    ]);
    expect(
      sent.map(({ text }) => text.includes('kan Vermeer Montage B.V. niet op rekening bestellen')),
    ).toEqual([false, false, false, true, true]);
  });

  it('reaches the owner alone where whoever ordered is there no more', async () => {
    const invoice = await anInvoiceDue(database, desk, { email: 'vertrokken@voorbeeld.nl', contact: 'Weg' });
    await walk(invoice, 3);
    const sent = await reminderMailsOf(database, invoice.id);
    expect(sent.map(({ recipient }) => recipient)).toEqual([demoAccounts.onAccount]);
  });

  it('in the owner’s words and on the owner’s days, at once', async () => {
    const invoice = await anInvoiceDue(database, desk);
    const value = {
      ...desk.deps.shopSettings.first.reminders,
      days: [1, 2, 10] as const,
      first: 'Denkt u aan {nummer}: {bedrag}, {vervaldag}?',
    };
    await changeSetting(desk.deps, { name: 'reminders', value, seen: 0 }, commandActor);
    const first = desk.deps.shopSettings.first.reminders;
    onTestFinished(async () => {
      await changeSetting(desk.deps, { name: 'reminders', value: first, seen: 1 }, commandActor);
    });
    await walk(invoice, 3);
    expect((await remindersOf(database, invoice.id)).map(([, on]) => on)).toEqual([
      addDays(invoice.dueOn, 1),
      addDays(invoice.dueOn, 2),
    ]);
    const [mail] = await reminderMailsOf(database, invoice.id);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      `Denkt u aan ${invoice.number}: € 194,46, 16 november 2026?`,
    );
  });
});

describe('R12.3 nothing on account after the third', () => {
  it.each([
    ['a payment at the provider', (invoice: DueInvoice) => payByLink(invoice)],
    ['a transfer', (invoice: DueInvoice) => transfer(invoice, whole)],
    ['a credit note', (invoice: DueInvoice) => credit(invoice, whole)],
    ['a dispute', (invoice: DueInvoice) => dispute(invoice)],
  ])('%s lifts it by itself', async (_way, lift) => {
    const invoice = await anInvoiceDue(database, desk);
    await remindThrice(invoice);
    expect(await isBlocked(invoice)).toBe(true);
    await lift(invoice);
    expect(await isBlocked(invoice)).toBe(false);
  });

  it('a part does not, and what the bank takes back stops it again', async () => {
    const invoice = await anInvoiceDue(database, desk);
    await remindThrice(invoice);
    await transfer(invoice, 100_00);
    expect(await isBlocked(invoice)).toBe(true);
    const providerId = await payByLink(invoice);
    expect(await isBlocked(invoice)).toBe(false);
    await desk.chargeBack(providerId);
    await hearWebhook(desk.deps, providerId);
    expect(await isBlocked(invoice)).toBe(true);
  });
});

describe('R12.3 what was paid in advance and taken back by the bank', () => {
  it('is reminded of once somebody has looked at it', async () => {
    const paid = await aPaidPayment(database, { method: 'creditcard' });
    desk = paid.desk;
    const invoice = await issueInvoice(desk.deps, paid.order.id);
    await desk.chargeBack(paid.attempt.providerId);
    await hearWebhook(desk.deps, paid.attempt.providerId);
    pass(10);
    await remind();
    expect(await remindersOf(database, invoice.id)).toEqual([]);
    await database
      .update(staffTasks)
      .set({ doneAt: desk.time })
      .where(and(eq(staffTasks.kind, 'charged_back'), eq(staffTasks.paymentId, paid.payment.id)));
    await remind();
    expect(await remindersOf(database, invoice.id)).toEqual([[1, '2026-11-26', whole]]);
  });
});

describe('R12.3 an invoice that cannot be reminded of', () => {
  it('keeps no other waiting, and becomes a task', async () => {
    const broken = await anInvoiceDue(database, desk, { email: null });
    const sound = await anInvoiceDue(database, desk);
    pass(4);
    await remindInvoices(desk.deps);
    expect(await remindersOf(database, broken.id)).toEqual([]);
    expect(await remindersOf(database, sound.id)).toHaveLength(1);
    await remindInvoices(desk.deps);
    await remindInvoices(desk.deps);
    const tasks = await database.select().from(staffTasks).where(eq(staffTasks.invoiceId, broken.id));
    expect(tasks).toMatchObject([{ kind: 'job_failed', details: 'remind-invoices', doneAt: null }]);
  });
});

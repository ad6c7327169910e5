import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { anInvoiceOf } from '#tests/support/company-invoices.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { payments } from '../../../database/schema/payments.ts';
import { commandActor } from '../../../logbook/write-logbook.ts';
import { bookTransfer } from '../../../payments/book-transfer.ts';
import { findPaymentByToken } from '../../../payments/find-payment.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const owner = await new Visitor(shop).loginByForm(demoAccounts.onAccount);

const path = '/account/facturen/betalen';
const anInvoice = (total: number, email: string = demoAccounts.onAccount) =>
  anInvoiceOf(database, email, { total });

async function pay(numbers: readonly string[], who = owner, key: string = randomUUID()) {
  const answer = await who.submit(path, { invoice: numbers, key });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
}

async function paymentAt(location: string | null) {
  const payment = await findPaymentByToken(database, location?.split('/').at(-1) ?? '');
  if (payment === null) throw new Error(`no payment at ${location}`);
  return payment;
}

async function settle(number: string, amount: number): Promise<void> {
  const transfer = {
    ...{ key: randomUUID(), bookedOn: '2026-11-10', amount: cents(amount), payer: 'Vermeer' },
    ...{ description: '', keepsRest: false, parts: [{ number, amount: cents(amount) }] },
  };
  await bookTransfer(shop.deps, transfer, commandActor);
}

const isTicked = (html: string, number: string) =>
  new RegExp(`<input[^>]*value="${number}"[^>]*checked=""|<input[^>]*checked=""[^>]*value="${number}"`).test(
    html,
  );

describe('R12.4 paying what was picked', () => {
  it('several are one payment of what they have open together, however often it is pressed', async () => {
    const [one, other] = [await anInvoice(100_00), await anInvoice(50_00)];
    await settle(one.number, 30_00);
    const key = randomUUID();
    const answers = await Promise.all(
      [0, 1, 2].map(() => pay([one.number, other.number, one.number], owner, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const payment = await paymentAt(answers[0]?.location ?? null);
    expect(payment).toMatchObject({ paysSeveral: true, amount: 120_00 });
  });

  it('one is its own link, which is given again', async () => {
    const { number, id } = await anInvoice(10_00);
    const first = await pay([number]);
    expect(await pay([number])).toMatchObject({ location: first.location });
    expect(await database.$count(payments, eq(payments.invoiceId, id))).toBe(1);
  });

  it('what was paid meanwhile is told, nothing is made, and the rest stays ticked', async () => {
    const [paid, open] = [await anInvoice(20_00), await anInvoice(30_00)];
    await settle(paid.number, 20_00);
    const before = await database.$count(payments);
    const { status, text } = await pay([paid.number, open.number]);
    expect(status).toBe(409);
    expect(text).toContain(`Factuur ${paid.number} hoeft niet meer betaald te worden.`);
    expect(isTicked(text, open.number)).toBe(true);
    expect(await database.$count(payments)).toBe(before);
  });

  it('another company’s is as unknown as one that there is not', async () => {
    const [foreign, own] = [await anInvoice(20_00, demoAccounts.belgian), await anInvoice(30_00)];
    for (const number of [foreign.number, 'F1999-1']) {
      const { status, text } = await pay([own.number, number]);
      expect(status).toBe(422);
      expect(text).toContain(`Factuur ${number} vinden wij niet bij uw bedrijf.`);
      expect(isTicked(text, own.number)).toBe(true);
    }
  });

  it('nothing is asked for again', async () => {
    expect(await pay([])).toMatchObject({
      status: 422,
      text: expect.stringContaining('ten minste één factuur'),
    });
  });

  it('a form of elsewhere makes nothing', async () => {
    const { number } = await anInvoice(10_00);
    const answer = await owner.submit(path, { _token: 'other', invoice: number });
    expect(answer.status).not.toBe(303);
  });

  it('staff at work for the customer look, and have nothing to pay with', async () => {
    const { number, companyId } = await anInvoice(10_00);
    const person = await findPersonByEmail(database, demoAccounts.onAccount);
    const sales = await new Visitor(shop).loginByForm(demoAccounts.sales);
    await sales.get('/beheer');
    await sales.submit(`/beheer/klanten/${companyId}/namens`, { person: String(person?.id) });
    const html = await (await sales.get('/account/facturen')).text();
    expect(html).toContain(`>${number}<`);
    expect(html).not.toContain('Betaal gekozen facturen');
    expect(html).not.toContain('name="invoice"');
    expect((await pay([number], sales)).status).toBe(403);
  });

  it('what is shown can be paid at once', async () => {
    for (const total of [70_00, 80_00]) await anInvoice(total);
    const html = await (await owner.get('/account/facturen')).text();
    expect(html).toContain('Betaal gekozen facturen');
    expect(html).toMatch(/Betaal alle \d+ open facturen/);
  });
});

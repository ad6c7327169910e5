import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aCustomer, threeScreens } from '#tests/support/cart-to-order.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { companies } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { invoiceReminders } from '../database/schema/reminders.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);
const buyer = await Buyer.login(shop, demoAccounts.onAccount);
const inAdvance = await Buyer.login(shop, demoAccounts.millimetres);
const { companyId } = await aCustomer(database, demoAccounts.onAccount);

beforeEach(async () => {
  await database.delete(carts);
  await database.delete(invoiceReminders);
  await leaveRoom(cents(1_000_00));
  desk.time = new Date('2026-11-16T09:00:00Z');
});

async function leaveRoom(room: Cents): Promise<void> {
  const { exposure } = await findCompanyAccount(database, companyId);
  const creditLimit = cents(exposure + room);
  await database.update(companies).set({ termDays: 14, creditLimit }).where(eq(companies.id, companyId));
}

// Three screens of the product book's first example: 312,47 with shipping and VAT.
async function open(who: Buyer): Promise<{ readonly html: string; readonly text: string }> {
  await who.add('PE-100', workedExamples[0]?.specs, { amount: 3 });
  const html = await (await who.visitor.get('/checkout')).text();
  return { html, text: textOf(html) };
}

function send(who: Buyer, html: string, payment_method: string, more: Readonly<Record<string, string>> = {}) {
  return who.visitor.submit('/checkout', { ...fieldsOf(html), terms: '1', payment_method, ...more });
}

// Every button of the method, as it stands.
function methodsIn(html: string): readonly { readonly value: string; readonly isDisabled: boolean }[] {
  return [...html.matchAll(/<input[^>]* name="payment_method"[^>]*>/g)].map(([tag]) => ({
    value: / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    isDisabled: tag.includes('disabled=""'),
  }));
}

async function block(): Promise<string> {
  const [model] = await database.select().from(invoices).where(eq(invoices.kind, 'invoice')).limit(1);
  if (model === undefined) throw new Error('the demo has no invoice');
  const { id: _id, ...values } = model;
  const number = `F-${crypto.randomUUID()}`;
  const days = { issuedOn: '2026-09-01', dueOn: '2026-09-15' };
  const [invoice] = await database
    .insert(invoices)
    .values({ ...values, ...days, number, companyId, orderId: null, deliveryId: null })
    .returning({ id: invoices.id });
  await database.execute(sql`insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
    values (${invoice?.id}, 3, '2026-10-13', ${values.total})`);
  return number;
}

describe('R12.2 the checkout of a company with terms', () => {
  it('offers to order on account first, with the term and the room, and chooses nothing', async () => {
    const { html, text } = await open(buyer);
    expect(methodsIn(html)).toEqual(
      ['rekening', 'iDeal', 'Creditcard', 'Bancontact'].map((value) => ({ value, isDisabled: false })),
    );
    expect(fieldsOf(html)).not.toHaveProperty('payment_method');
    expect(text).toContain('Betalen binnen 14 dagen na de factuur');
    expect(text).toContain('Nu nog € 1.000,00 vrij');
  });

  it('goes to the order without a payment, and says so once it is there', async () => {
    const { html } = await open(buyer);
    const answer = await send(buyer, html, 'rekening', { reference: 'Werk 12' });
    expect(answer.status).toBe(303);
    const to = answer.headers.get('location') ?? '';
    expect(to).toMatch(/^\/bestelling\/B\d{4}-\d{5}\?melding=op-rekening$/);
    const page = textOf(await (await buyer.visitor.get(to)).text());
    expect(page).toContain('De bestelling op rekening is geplaatst');
    expect(page).not.toMatch(/Betaald|Wacht op betaling|Nog te betalen/);
    const again = await send(buyer, html, 'rekening', { reference: 'Werk 12' });
    expect(again.headers.get('location')).toBe(to);
  });

  it('shows it over the limit, not to be chosen, with what is missing and the other methods', async () => {
    await leaveRoom(cents(threeScreens - 12_34));
    const { html, text } = await open(buyer);
    expect(methodsIn(html)).toEqual([
      { value: 'rekening', isDisabled: true },
      ...['iDeal', 'Creditcard', 'Bancontact'].map((value) => ({ value, isDisabled: false })),
    ]);
    expect(text).toContain('€ 12,34 te weinig ruimte');
    expect(html).toContain('href="/account/facturen"');
  });

  it('refuses it over the limit, loses nothing, and takes a payment at once', async () => {
    const { html } = await open(buyer);
    await leaveRoom(cents(threeScreens - 1));
    const before = await database.$count(orders);
    const refused = await send(buyer, html, 'rekening', { reference: 'Werk 13' });
    expect(refused.status).toBe(422);
    const shown = await refused.text();
    expect(textOf(shown)).toContain('Op rekening kan niet: er is € 0,01 te weinig ruimte');
    expect(fieldsOf(shown)).toMatchObject({ reference: 'Werk 13', terms: '1' });
    expect(await database.$count(orders)).toBe(before);
    const paid = await send(buyer, shown, 'iDeal');
    expect(paid.headers.get('location')).toContain('/demo/mollie/');
  });

  it('refuses it to a company that pays in advance, which is not offered it either', async () => {
    const { html } = await open(inAdvance);
    expect(methodsIn(html).map(({ value }) => value)).toEqual(['iDeal', 'Creditcard', 'Bancontact']);
    const refused = await send(inAdvance, html, 'rekening');
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain(
      'Op rekening bestellen is met dit bedrijf niet afgesproken',
    );
  });

  it('R12.3 a company that is blocked reads why, what is open and where to pay it', async () => {
    const number = await block();
    await leaveRoom(cents(1_000_00));
    const { html, text } = await open(buyer);
    expect(methodsIn(html)[0]).toEqual({ value: 'rekening', isDisabled: true });
    expect(text).toContain('na drie herinneringen staat er nog een factuur open');
    expect(text).toMatch(new RegExp(`${number}: € [\\d.,]+ open, vervaldag 15 september 2026`));
    expect(html).toContain('href="/account/facturen"');
    expect((await send(buyer, html, 'rekening')).status).toBe(422);
    expect((await send(buyer, html, 'iDeal')).status).toBe(303);
  });
});

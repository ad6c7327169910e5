import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import type { Order } from '#tests/support/orders.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { findLink } from '../links/find-links.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);
const shop = testApp(database, desk.deps);
const owner = await Buyer.login(shop, demoAccounts.staff);
const customer = await Buyer.login(shop, demoAccounts.buyerOnAccount);

const addressOf = ({ number }: Order, slug = '') => `/beheer/bestellingen/${number}${slug}`;

async function page(buyer: Buyer, path: string) {
  const answer = await buyer.visitor.get(path);
  const source = await answer.text();
  return { source, text: textOf(source) };
}

async function send(order: Order, slug: string, fields: Readonly<Record<string, string>>) {
  const [path] = slug.split('?');
  const { source } = await page(owner, addressOf(order, `/${slug}`));
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(source)?.[1] ?? '';
  const form = { seen: hidden('seen'), key: hidden('key'), invoice: hidden('invoice'), ...fields };
  return owner.visitor.submit(addressOf(order, `/${path}`), form);
}

describe('R12.3 an order on account in the office', () => {
  it('is sent with its invoice, which is told before and after, and undone with a credit note', async () => {
    const order = await desk.order();
    await database
      .update(orders)
      .set({ placedAt: new Date('2026-11-10T09:00:00Z') })
      .where(eq(orders.id, order.id));
    expect((await page(owner, addressOf(order, '/verzenden'))).text).toContain(
      'De factuur van deze zending wordt meteen gemaakt',
    );
    const parcel = { carrier: 'postnl', code: '3SMTHR001', day: '2026-11-16', 'line-1': '1' };
    const sent = await send(order, 'verzenden', parcel);
    expect(sent.headers.get('location')).toContain('?melding=deels-verzonden-factuur');
    const after = await page(owner, sent.headers.get('location') ?? '');
    expect(after.text).toContain('een met de factuur van dit deel');
    expect(after.text).toContain('€ 132,28 open, uiterlijk 30 november 2026');
    expect(after.text).toContain('de factuur van deze zending wordt geheel gecrediteerd');
    const delivery = /name="delivery" value="(\d+)"/.exec(after.source)?.[1] ?? '';
    const form = { delivery, reason: 'verkeerde bestelling' };
    const undone = await owner.visitor.submit(addressOf(order, '/verzending-ongedaan'), form);
    expect(undone.status).toBe(303);
    const back = await page(owner, undone.headers.get('location') ?? '');
    expect(back.text).toContain('ongedaan gemaakt');
    expect(back.text).not.toContain('€ 132,28 open');
    const told = and(eq(mails.aboutOrderId, order.id), like(mails.dedupeKey, 'credit-note:%'));
    const [mail] = await database.select().from(mails).where(told);
    expect(mail?.text).toContain('de verzending was bij vergissing ingevoerd');
    expect(mail?.text).not.toContain('verkeerde bestelling');
    // What is paid is not taken back, and the page says what is left to do.
    await send(order, 'verzenden', parcel);
    const [, again] = await desk.invoices(order);
    await desk.pay(again?.id ?? 0);
    const paid = await page(owner, addressOf(order, ''));
    expect(paid.text).toContain('Klopt de zending niet, crediteer dan de factuur.');
    expect(paid.source).not.toContain('Ongedaan maken…');
  });

  it('credits and gives back of the invoice that was chosen', async () => {
    const { order, first, second } = await desk.sentInTwo();
    const choice = await page(owner, addressOf(order, '/crediteren'));
    expect(choice.text).toContain('Van welke factuur?');
    expect(choice.source).not.toContain('name="amount"');
    const chosen = await page(owner, addressOf(order, `/crediteren?factuur=${second.number}`));
    expect(chosen.text).toContain(`Van factuur ${second.number} is nog € 62,18 incl. btw te crediteren.`);
    const fields = { 'line-1': '1', reason: 'beschadigd' };
    // Without saying which, nothing is guessed.
    const unnamed = { amount: '5', reason: 'beschadigd', invoice: '' };
    const unsaid = await send(order, `crediteren?factuur=${second.number}`, unnamed);
    expect([unsaid.status, textOf(await unsaid.text())]).toEqual([
      422,
      expect.stringContaining('Kies eerst van welke factuur.'),
    ]);
    const done = await send(order, `crediteren?factuur=${second.number}`, fields);
    expect(done.status).toBe(303);
    const [note] = await database.select().from(invoices).where(eq(invoices.creditedInvoiceId, second.id));
    expect(note?.total).toBe(62_18);
    // One is left, so there is nothing to choose any more.
    expect((await page(owner, addressOf(order, '/crediteren'))).text).toContain(
      `Van factuur ${first.number} is nog € 132,28`,
    );
    await desk.pay(first.id);
    const refund = await page(owner, addressOf(order, '/terugbetalen'));
    expect(refund.text).toContain(`Factuur ${first.number}.`);
    expect(refund.text).toContain('Er is € 132,28 ontvangen (iDEAL');
    expect((await send(order, 'terugbetalen', { amount: '32,28', reason: 'korting' })).status).toBe(303);
    expect(await database.$count(invoices, eq(invoices.creditedInvoiceId, first.id))).toBe(1);
    const told = await page(owner, addressOf(order));
    expect(told.text).toContain(`€ 132,28 voor factuur ${first.number}`);
  });

  it('asks its customer for each invoice by itself', async () => {
    const { order, first, second } = await desk.sentInTwo();
    const link = await desk.link(second.id);
    await desk.pay(first.id);
    const { source, text } = await page(customer, `/bestelling/${order.number}`);
    expect(text).toContain('Nog te betalen: € 62,18, uiterlijk 30 november 2026');
    expect(text).not.toContain('Nog te betalen: € 132,28');
    expect(source).toContain(`href="/payment/${link.token}"`);
    expect(source).toContain(`aria-label="Factuur ${second.number} betalen"`);
    // In the office its link is open still, and went out with the invoice.
    expect(await findLink(database, link.id, desk.time)).toMatchObject({
      state: 'open',
      mailedTo: demoAccounts.onAccount,
    });
  });
});

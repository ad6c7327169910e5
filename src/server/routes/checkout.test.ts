import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { hostedPage, PaymentDesk } from '#tests/support/payment-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { addresses } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { orderLines, orders } from '../database/schema/orders.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);
const dutch = await Buyer.login(shop, demoAccounts.millimetres);
const belgian = await Buyer.login(shop, demoAccounts.belgian);

beforeEach(async () => {
  desk.fault = null;
  await database.delete(carts);
  desk.time = new Date('2026-11-16T09:00:00Z');
});

// Three screens of the product book's first example: 258,24 without VAT in group B.
async function fill(buyer: Buyer): Promise<void> {
  await buyer.add('PE-100', workedExamples[0]?.specs, { amount: 3 });
}

type Fields = Readonly<Record<string, string>>;

// What a browser would send: the fields of the page as it was rendered, with what the customer typed over them.
async function openForm(buyer: Buyer): Promise<Fields> {
  return fieldsOf(await (await buyer.visitor.get('/checkout')).text());
}

const agreed = { terms: '1', payment_method: 'iDeal' };

const newAddress = {
  address: 'new',
  recipient: 'Bouwplaats Noord',
  country: 'NL',
  street: 'Kade',
  houseNumber: '7',
  addition: '',
  postcode: '1033 aa',
  city: 'Amsterdam',
};

const text = async (answer: Response) => textOf(await answer.text());

async function lastOrder() {
  const [order] = await database.select().from(orders).orderBy(sql`id desc`).limit(1);
  if (order === undefined) throw new Error('no order');
  return order;
}

const countOrders = () => database.$count(orders);

describe('GET /checkout', () => {
  it('R1.6 asks a visitor to log in', async () => {
    const answer = await new Visitor(shop).get('/checkout');
    expect(answer.headers.get('location')).toBe('/inloggen?terug=%2Fcheckout');
  });

  it('shows a way back when there is nothing to order', async () => {
    const answer = await dutch.visitor.get('/checkout');
    expect(answer.status).toBe(200);
    expect(await text(answer)).toContain('Er is niets om af te rekenen');
  });

  it('R2.5 shows addresses, lines with their delivery, VAT and total before paying', async () => {
    await fill(dutch);
    await dutch.visitor.submit('/winkelwagen/opmerkingen', { remarks: 'Graag voor tien uur' });
    const answer = await dutch.visitor.get('/checkout');
    const page = await text(answer);
    for (const shown of [
      'Bouwplaats Leidsche Rijn',
      'Wij maken 928 x 1228 mm',
      'woonkamer',
      'Levering ma 30 nov',
      '3 × € 86,08',
      'Btw 21% € 54,23',
      '€ 312,47',
      'Graag voor tien uur',
      'Levering in Nederland: 21% btw.',
    ]) {
      expect(page).toContain(shown);
    }
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a customer whose cart cannot be made back to it', async () => {
    await fill(dutch);
    await database.execute(sql`update cart_lines set answers = answers - 'gaas'`);
    const answer = await dutch.visitor.get('/checkout');
    expect(answer.headers.get('location')).toBe('/winkelwagen');
  });
});

describe('POST /checkout', () => {
  it('R2.5 R7.9 places the order, mails it and goes on to the provider', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed, reference: ' Werk  12 ', neutral: '1' };
    const answer = await dutch.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(303);
    const order = await lastOrder();
    expect(order).toMatchObject({
      status: 'placed',
      reference: 'Werk 12',
      isNeutral: true,
      vatPercent: 21,
      total: 312_47,
      deliveryAddress: { recipient: 'Van Dijk Zonwering B.V., magazijn', country: 'NL' },
    });
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${hostedPage('tr_')}`));
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${order.id}`));
    expect(sent).toHaveLength(1);
    expect((await dutch.cart()).lines).toEqual([]);
  });

  it('is at 0 % for a Belgian company in Belgium, and at 21 % when it is delivered in the Netherlands', async () => {
    await fill(belgian);
    const page = await text(await belgian.visitor.get('/checkout'));
    expect(page).toContain('Btw 0% (intracommunautaire levering) € 0,00');
    const fields = { ...(await openForm(belgian)), ...agreed };
    const updated = await belgian.visitor.submit('/checkout', { ...fields, ...newAddress, action: 'update' });
    expect(updated.status).toBe(200);
    const html = await updated.text();
    expect(html).toContain('Levering in Nederland: 21% btw.');
    expect(html).toContain('value="Bouwplaats Noord"');
    await belgian.visitor.submit('/checkout', fields);
    const order = await lastOrder();
    expect(order).toMatchObject({ vatBasis: 'intra_community', vat: 0, total: 258_24 });
    const [confirmation] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${order.id}`));
    expect(confirmation?.text).toContain('Btw 0% (intracommunautaire levering): € 0,00.');
    await fill(belgian);
    const again = await belgian.visitor.submit('/checkout', {
      ...(await openForm(belgian)),
      ...newAddress,
      action: 'update',
    });
    await belgian.visitor.submit('/checkout', { ...fieldsOf(await again.text()), ...newAddress, ...agreed });
    expect(await lastOrder()).toMatchObject({ vatBasis: 'domestic', vatPercent: 21, total: 312_47 });
  });

  it('delivers to a new address, and keeps it once when asked', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed, ...newAddress, keepAddress: '1' };
    await Promise.all([1, 2].map(() => dutch.visitor.submit('/checkout', fields)));
    expect((await lastOrder()).deliveryAddress).toMatchObject({
      recipient: 'Bouwplaats Noord',
      postcode: '1033 AA',
    });
    const kept = await database.select().from(addresses).where(eq(addresses.recipient, 'Bouwplaats Noord'));
    expect(kept).toHaveLength(1);
  });

  it.each([
    ['no address', { address: '' }, 'Kies een afleveradres.'],
    ['somebody else’s address', { address: '99999' }, 'Kies een afleveradres.'],
    ['no recipient', { ...newAddress, recipient: '' }, 'Vul dit veld in.'],
    ['another country', { ...newAddress, country: 'DE' }, 'Kies Nederland of België.'],
    ['no street', { ...newAddress, street: ' ' }, 'Vul dit veld in.'],
    ['a house number that is none', { ...newAddress, houseNumber: 'x' }, 'Vul alleen het getal in'],
    ['a long addition', { ...newAddress, addition: 'abcdefghijklm' }, 'ten hoogste 10 letters'],
    ['a Dutch postcode in Belgium', { ...newAddress, country: 'BE' }, 'Een Belgische postcode heeft 4'],
    ['no city', { ...newAddress, city: '' }, 'Vul dit veld in.'],
    ['a long reference', { reference: 'x'.repeat(51) }, 'maximaal 50 tekens lang zijn'],
    ['long remarks', { remarks: 'x'.repeat(1001) }, 'maximaal 1000 tekens lang zijn'],
    ['no method', { payment_method: '' }, 'Kies uw betaalmethode'],
    ['no consent', { terms: '' }, 'Ga akkoord met de algemene voorwaarden'],
  ])('R5.9 says what is wrong with %s and keeps what was typed', async (_, typed, message) => {
    await fill(dutch);
    const before = await countOrders();
    const fields: Fields = { ...(await openForm(dutch)), ...agreed, reference: 'Werk 12', ...typed };
    const answer = await dutch.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain(`value="${fields['reference']}"`);
    expect(fieldsOf(html)['key']).toBe(fields['key']);
    expect(await countOrders()).toBe(before);
  });

  it('shows a new price for approval and orders at it once approved', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed, reference: 'Werk 12' };
    await database.execute(sql`
      insert into price_lists (product_code, version, valid_from, matrix, surcharges)
      select product_code, 2, '2026-11-17', jsonb_set(matrix, '{cells}', (
        select jsonb_agg((select jsonb_agg((cell::integer * 2) order by x)
          from jsonb_array_elements(row) with ordinality as cells (cell, x)) order by y)
        from jsonb_array_elements(matrix -> 'cells') with ordinality as rows (row, y))), surcharges
      from price_lists where product_code = 'PE-100' and version = 1`);
    desk.pass(24 * 60);
    const before = await countOrders();
    const answer = await dutch.visitor.submit('/checkout', fields);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('Het totaal is gewijzigd');
    expect(html).toContain('U zag € 312,47');
    expect(html).toContain('De prijs per stuk is gewijzigd van € 86,08');
    expect(html).toContain('value="Werk 12"');
    expect(await countOrders()).toBe(before);
    const approved = await dutch.visitor.submit('/checkout', { ...fieldsOf(html), ...agreed });
    expect(approved.status).toBe(303);
    expect((await lastOrder()).total).toBeGreaterThan(312_47);
  });

  it('shows another cart of the same price for approval', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed };
    await database.execute(sql`update cart_lines set box_label = 'zolder'`);
    const answer = await dutch.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(409);
    expect(await text(answer)).toContain('Uw winkelwagen is gewijzigd');
  });

  it('makes one order and one payment of a double click, a reload and the back button', async () => {
    await fill(dutch);
    const before = await countOrders();
    const fields = { ...(await openForm(dutch)), ...agreed };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => dutch.visitor.submit('/checkout', fields)),
    );
    answers.push(await dutch.visitor.submit('/checkout', fields));
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  it('makes one order of two tabs, and tells the second where it is', async () => {
    await fill(dutch);
    const before = await countOrders();
    const tabs = [await openForm(dutch), await openForm(dutch)];
    const answers = await Promise.all(
      tabs.map((fields) => dutch.visitor.submit('/checkout', { ...fields, ...agreed })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(await late?.text()).toContain(`/bestelling/${(await lastOrder()).number}`);
    expect(await countOrders()).toBe(before + 1);
  });

  it('keeps the order when the provider is down, and says where to pay it', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed };
    desk.fault = () => Promise.resolve(new Response('', { status: 503 }));
    const answer = await dutch.visitor.submit('/checkout', fields);
    const { number } = await lastOrder();
    expect(answer.headers.get('location')).toBe(`/bestelling/${number}?melding=niet-betaald`);
    const page = await (await dutch.visitor.get(answer.headers.get('location') ?? '')).text();
    expect(page).toContain('betalen lukt op dit moment niet');
    expect(page).toMatch(/href="\/payment\/[\w-]+"[^>]*>Betalen/);
  });

  it('goes to the order when it was paid already', async () => {
    await fill(dutch);
    const fields = { ...(await openForm(dutch)), ...agreed };
    const first = await dutch.visitor.submit('/checkout', fields);
    const id = first.headers.get('location')?.split('/').at(-1) ?? '';
    await desk.finish(id, 'paid');
    await shop.app.request('/webhooks/mollie', { method: 'POST', body: new URLSearchParams({ id }) });
    const { number } = await lastOrder();
    const again = await dutch.visitor.submit('/checkout', fields);
    expect(again.headers.get('location')).toBe(`/bestelling/${number}`);
  });

  it('freezes the lines as they were', async () => {
    await fill(dutch);
    await dutch.add('PE-100', pe100({ kenmerk: { room: 'zolder' } }));
    await dutch.visitor.submit('/checkout', { ...(await openForm(dutch)), ...agreed });
    const order = await lastOrder();
    const lines = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(lines.map(({ position, boxLabel }) => [position, boxLabel])).toEqual([
      [1, 'woonkamer'],
      [2, 'zolder'],
    ]);
  });
});

describe('an order over a method’s limit', () => {
  it('shows which methods cannot take it and why, and is not placed with one of them', async () => {
    await dutch.add('PE-100', workedExamples[0]?.specs, { amount: 100 });
    const html = await (await dutch.visitor.get('/checkout')).text();
    const tag = (name: string) => new RegExp(`<input[^>]*value="${name}"[^>]*>`).exec(html)?.[0];
    expect([tag('iDeal'), tag('Bancontact')].map((radio) => radio?.includes('disabled'))).toEqual([
      false,
      false,
    ]);
    expect(tag('Creditcard')).toContain(' disabled=""');
    expect(textOf(html)).toContain('Kan niet voor dit bedrag: ten hoogste € 10.000,00 per betaling.');
    const before = await countOrders();
    const fields = { ...fieldsOf(html), ...agreed, payment_method: 'Creditcard' };
    const answer = await dutch.visitor.submit('/checkout', fields);
    expect(answer.status).toBe(422);
    expect(await text(answer)).toContain('Met Creditcard kunt u ten hoogste € 10.000,00 betalen.');
    expect(await countOrders()).toBe(before);
  });

  it('over all limits is told before ordering, with a way out, and is not placed', async () => {
    await dutch.add('PE-100', workedExamples[0]?.specs, { amount: 600 });
    const html = await (await dutch.visitor.get('/checkout')).text();
    const page = textOf(html);
    for (const told of [
      'Dit bedrag kan niet in één keer online worden betaald',
      'Per bestelling kunt u online ten hoogste € 50.000,00 betalen.',
      'administratie@voorbeeld.nl',
    ]) {
      expect(page).toContain(told);
    }
    expect(html).toContain('href="/winkelwagen"');
    expect(html).not.toContain('value="order"');
    const before = await countOrders();
    const answer = await dutch.visitor.submit('/checkout', { ...fieldsOf(html), ...agreed });
    expect([answer.status, await countOrders()]).toEqual([422, before]);
    expect((await dutch.cart()).lines).toMatchObject([{ amount: 600 }]);
  });
});

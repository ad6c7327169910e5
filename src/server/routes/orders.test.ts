import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { CarrierCode } from '#domain/delivery/carriers.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { carts } from '../database/schema/carts.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { demoOrder } from '../database/seed/demo-order.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { actOnOrders } from '../orders/act-on-orders.ts';
import type { NewDelivery } from '../orders/actions/action.ts';
import { callOffOrder } from '../orders/call-off-order.ts';
import { cancelOrder } from '../orders/move-order.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';

const { database } = await testDatabase();
// With so many orders that those of other tests would not be on the first page.
const crowded = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);
const owner = await Buyer.login(shop, demoAccounts.millimetres);
const stranger = await Buyer.login(shop, demoAccounts.centimetres);
const staff = await Buyer.login(shop, demoAccounts.staff);

const path = `/bestelling/${demoOrder.number}`;

beforeEach(async () => {
  await database.delete(carts);
});

function words(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ');
}

async function read(of: Buyer, address = path): Promise<string> {
  return words(await (await of.visitor.get(address)).text());
}

const keyOf = async (address = path) =>
  /name="key" value="([^"]+)"/.exec(await (await owner.visitor.get(address)).text())?.[1] ?? '';

describe('GET /bestelling/{number}', () => {
  it('R10.1 shows the workshop what is made, and no price of it', async () => {
    const workshop = await Buyer.login(shop, demoAccounts.workshop);
    const page = await read(workshop);
    expect(page).toContain('Wij maken 928 x 1228 mm');
    expect(page).toContain('Aantal 3');
    expect(page).not.toMatch(/€|btw|Factuur F/);
    expect(await read(workshop, '/account')).toContain(demoOrder.number);
    expect(await read(workshop, '/account')).not.toContain('€');
  });

  it('R2.1 shows status, lines with drawing and kenmerk, totals, addresses and the way to pay', async () => {
    const html = await (await owner.visitor.get(path)).text();
    const page = words(html);
    for (const shown of [
      'Bestelling B2026-00001 Wacht op betaling',
      'Geplaatst op 2 november 2026',
      'Leidsche Rijn 12',
      'Kenmerk woonkamer',
      'Wij maken 928 x 1228 mm',
      'als u vandaag betaalt; de werkdagen tellen vanaf de betaling',
      'Gaas Pollengaas',
      'Totaal € 258,24 excl. btw',
      'Btw 21% € 69,30',
      '€ 399,28',
      'Tekening van de Inzethor',
      'Nog te betalen: € 399,28 incl. btw',
    ]) {
      expect(page).toContain(shown);
    }
    expect(html).toContain(`href="/payment/${demoOrder.paymentToken}"`);
    expect(html).toContain('<svg');
  });

  it('R1.6 is for its customer and for staff alone', async () => {
    const visitor = await new Visitor(shop).get(path);
    expect(visitor.headers.get('location')).toBe('/inloggen?terug=%2Fbestelling%2FB2026-00001');
    expect((await stranger.visitor.get(path)).status).toBe(404);
    expect((await owner.visitor.get('/bestelling/B2026-99999')).status).toBe(404);
    expect((await staff.visitor.get(path)).status).toBe(200);
  });

  it('tells how far the payment is', async () => {
    const { order, payment } = await anOpenPayment(database);
    const address = `/bestelling/${order.number}`;
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    const hear = () =>
      shop.app.request('/webhooks/mollie', { method: 'POST', body: new URLSearchParams({ id: providerId }) });
    await desk.finish(providerId, 'pending');
    await hear();
    expect(await read(owner, address)).toContain('Betaling in behandeling');
    await desk.finish(providerId, 'paid');
    await hear();
    const page = await read(owner, address);
    expect(page).toContain('De betaling is binnen.');
    expect(page).not.toContain('Nog te betalen');
    await desk.refund(providerId, payment.amount);
    await hear();
    const refunded = await read(owner, address);
    expect(refunded).toContain('Er is geen betaling voor deze bestelling.');
    expect(refunded).toContain('Betaling Terugbetaald');
    expect(refunded).not.toContain('De betaling is binnen.');
  });

  it('R11.3 tells what went when and how to follow it, and nothing of what staff wrote', async () => {
    const order = await anOrder(database, { status: 'in_production' });
    const actor = { ...commandActor, name: 'Wim de Boer', role: 'sales' } as const;
    const about = { numbers: [order.number], reason: 'klant zeurt over de kleur' } as const;
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const parcel = { carrier: 'dhl', trackingCode: 'JVGL06', sentOn: '2026-11-16', isLast: false } as const;
    const screens = new Map([[line?.id ?? 0, 1]]);
    await actOnOrders(desk.deps, { ...about, action: 'hold', input: null }, actor);
    await actOnOrders(desk.deps, { ...about, action: 'let_go', input: null }, actor);
    const sent = { ...about, action: 'ship', input: { ...parcel, screens, key: 'one' } } as const;
    expect(await actOnOrders(desk.deps, sent, actor)).toMatchObject({ kind: 'done' });
    const address = `/bestelling/${order.number}`;
    const page = await read(owner, address);
    expect(page).toContain('Uw horren worden gemaakt. 1 van de 2 horren is verzonden; de rest volgt.');
    expect(page).toContain('Verzonden 16 november 2026, met DHL 1 × PE-100 Inzethor, 928 x 1228 mm');
    expect(await (await owner.visitor.get(address)).text()).toContain(
      'href="https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=JVGL06"',
    );
    await actOnOrders(desk.deps, { ...about, action: 'ship', input: null }, actor);
    const whole = await read(owner, address);
    expect(whole).toContain('Uw horren zijn onderweg.');
    expect(whole).not.toContain('de rest volgt');
    expect(whole.match(/1 × PE-100/g)).toHaveLength(2);
    expect(page + whole).not.toMatch(/zeurt|Wim de Boer/);
  });

  it.each([
    [undefined, 'Over het geld voor wat niet komt, krijgt u apart bericht van ons.'],
    [14, 'Voor wat niet komt, krijgt u geen factuur.'],
  ] as const)('R11.3 tells what does not come any more, on account for %s days', async (onAccount, money) => {
    const order = await anOrder(database, { status: 'in_production', ...(onAccount && { onAccount }) });
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const parcel = { carrier: 'dhl', trackingCode: '', sentOn: '2026-11-16', isLast: true } as const;
    const input = { ...parcel, screens: new Map([[line?.id ?? 0, 1]]), key: 'last' };
    const sent = { action: 'ship', numbers: [order.number], reason: null, input } as const;
    expect(await actOnOrders(desk.deps, sent, commandActor)).toMatchObject({ kind: 'done' });
    const page = await read(staff, `/bestelling/${order.number}`);
    expect(page).toContain('1 van de 2 horren is verzonden; de rest komt niet meer.');
    expect(page).toMatch(/Dit leveren wij niet meer: 1 × PE-100 Inzethor, 928 x 1228 mm/);
    expect(page).toContain(money);
    expect(page).not.toContain('Uw horren zijn onderweg.');
  });

  it('R11.3 says of what was collected that it was, and not that it is on its way', async () => {
    const order = await anOrder(database, { status: 'in_production' });
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const address = `/bestelling/${order.number}`;
    const collect = (screens: NewDelivery['screens'], key: string, carrier: CarrierCode = 'pickup') => {
      const input = { carrier, trackingCode: '', sentOn: '2026-11-16', isLast: false, screens, key };
      const about = { numbers: [order.number], reason: null, action: 'ship', input } as const;
      return actOnOrders(desk.deps, about, commandActor);
    };
    await collect(new Map([[line?.id ?? 0, 1]]), 'first');
    const part = await read(owner, address);
    expect(part).toContain('1 van de 2 horren is opgehaald; de rest volgt.');
    expect(part).toContain('Opgehaald 16 november 2026, opgehaald bij ons');
    await collect('rest', 'second');
    const whole = await read(owner, address);
    expect(whole).toContain('Uw horren zijn bij ons opgehaald.');
    expect(whole).not.toContain('onderweg');
    expect(whole).toContain(`Bestelling ${order.number} Opgehaald`);
    expect(whole).toContain('In productie Opgehaald Afgerond');
    expect(part).toContain('In productie Verzonden Afgerond');
    expect(await read(owner, '/account')).toContain(`Bestelling ${order.number} Opgehaald`);
    const office = `/beheer/bestellingen/${order.number}`;
    expect(await read(staff, office)).toMatch(/opgehaald.*Opgehaald \(1 hor, Ophalen door de klant\)/);
    const list = `/beheer/bestellingen?zoek=${order.number}`;
    expect(await read(staff, list)).toContain('opgehaald');
    const csv = await (await staff.visitor.get(list.replace('?', '.csv?'))).text();
    expect(csv).toContain(';opgehaald;');
    await database
      .update(deliveries)
      .set({ carrier: 'dpd' })
      .where(and(eq(deliveries.orderId, order.id), eq(deliveries.key, 'second')));
    expect(await read(owner, address)).toContain('Een deel van uw horren is bij ons opgehaald, de rest is');
  });

  it('asks nothing for a cancelled order', async () => {
    const { order } = await anOpenPayment(database);
    await cancelOrder(database, order.id, new Date());
    const page = await read(owner, `/bestelling/${order.number}`);
    expect(page).toContain('Geannuleerd');
    expect(page).toContain('Er hoeft niets te worden betaald');
  });

  it('tells until when it can be paid, and that it was not', async () => {
    const { order } = await anOpenPayment(database);
    await database
      .update(orders)
      .set({ placedAt: new Date('2026-11-16T09:00:00Z') })
      .where(eq(orders.id, order.id));
    const address = `/bestelling/${order.number}`;
    expect(await read(owner, address)).toContain(
      'Betaal uiterlijk 30 november 2026. Daarna vervalt de bestelling.',
    );
    await callOffOrder(desk.deps, order.id, { kind: 'expired', reason: '' });
    const page = await read(owner, address);
    expect(page).toContain('Deze bestelling is niet op tijd betaald en is vervallen.');
    expect(page).not.toContain('Betaal uiterlijk');
  });

  it('with a part of its money here does not say that it ends: it waits for the rest', async () => {
    const { order, payment } = await anOpenPayment(database);
    await database.update(orders).set({ placedAt: desk.time }).where(eq(orders.id, order.id));
    const addresses = [`/bestelling/${order.number}`, `/payment/${payment.token}`];
    for (const address of addresses) expect(await read(owner, address)).toContain('Daarna vervalt');
    const amount = cents(50_00);
    const told = { bookedOn: dutchDate(desk.time), payer: 'Klant', description: '', keepsRest: false };
    const transfer = { ...told, key: randomUUID(), amount, parts: [{ number: order.number, amount }] };
    expect((await bookTransfer(desk.deps, transfer, commandActor)).kind).toBe('booked');
    for (const address of addresses) {
      const page = await read(owner, address);
      expect(page).toContain('€ 144,46');
      expect(page).not.toContain('vervalt');
    }
  });

  it('tells what came with the address for as long as it is so', async () => {
    const { order, payment } = await anOpenPayment(database);
    const unpaid = `/bestelling/${order.number}?melding=niet-betaald`;
    expect(await read(owner, unpaid)).toContain('betalen lukt op dit moment niet');
    await startAttempt(desk.deps, payment.token, 'ideal');
    const { providerId } = await desk.attempt(payment.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    expect(await read(owner, unpaid)).not.toContain('betalen lukt op dit moment niet');

    const onAccount = await Buyer.login(shop, demoAccounts.onAccount);
    const { number } = await anOrder(database, { onAccount: 14 });
    const placed = `/bestelling/${number}?melding=op-rekening`;
    expect(await read(onAccount, placed)).toContain('Er hoeft nu niets te worden betaald');
    const ship = { action: 'ship', numbers: [number], reason: null, input: null } as const;
    await actOnOrders(desk.deps, ship, commandActor);
    expect(await read(onAccount, placed)).not.toContain('Er hoeft nu niets te worden betaald');

    // The cart has room.
    expect(await read(owner, `${path}?melding=vol`)).not.toContain('passen niet meer in uw winkelwagen');
  });

  it('tells why it was cancelled', async () => {
    const { order } = await anOpenPayment(database);
    await callOffOrder(desk.deps, order.id, { kind: 'cancelled', reason: 'dubbel besteld' });
    const page = await read(owner, `/bestelling/${order.number}`);
    expect(page).toContain('Deze bestelling is geannuleerd.');
    expect(page).toContain('Reden: dubbel besteld');
  });

  it('stands in the list on the account page', async () => {
    const html = await (await owner.visitor.get('/account')).text();
    expect(html).toContain(`href="${path}"`);
    expect(words(html)).toContain('2 november 2026 · Leidsche Rijn 12');
    expect(await (await stranger.visitor.get('/account')).text()).not.toContain(demoOrder.number);
  });
});

describe('POST /bestelling/{number}/opnieuw', () => {
  it('puts the lines in the cart at today’s prices, once', async () => {
    const fields = { key: await keyOf() };
    const answers = await Promise.all([1, 2].map(() => owner.visitor.submit(`${path}/opnieuw`, fields)));
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(
      Array.from({ length: 2 }, () => '/winkelwagen?melding=opnieuw'),
    );
    const { lines } = await owner.cart();
    expect(lines.map(({ code, amount, unitPrice, kenmerk }) => [code, amount, unitPrice, kenmerk])).toEqual([
      ['PE-100', 3, '86.08', 'woonkamer'],
      ['CE-100', 1, '71.74', 'keuken'],
    ]);
  });

  it('charges what the screen costs now, not what it cost then', async () => {
    const order = await anOrder(database);
    await database.execute(sql`update order_lines set unit_price_cents = 1, answers =
      (select answers from order_lines where order_id = 1 and position = 1) where order_id = ${order.id}`);
    await owner.visitor.submit(`/bestelling/${order.number}/opnieuw`, { key: crypto.randomUUID() });
    expect((await owner.cart()).lines.map(({ unitPrice }) => unitPrice)).toEqual(['86.08']);
  });

  it('R20.14 brings the reference of each line, or else that of the order', async () => {
    const refer = async (order: string, line: string) => {
      await database.execute(sql`update orders set reference = ${order} where id = 1`);
      await database.execute(
        sql`update order_lines set reference = ${line} where order_id = 1 and position = 2`,
      );
    };
    await refer('Project Jansen', 'Schuur');
    onTestFinished(() => refer(demoOrder.reference, ''));
    expect(await read(owner)).toContain('Referentie Schuur');
    await owner.visitor.submit(`${path}/opnieuw`, { key: crypto.randomUUID() });
    expect((await owner.cart()).lines.map(({ reference }) => reference)).toEqual([
      'Project Jansen',
      'Schuur',
    ]);
  });

  it('tells which lines cannot be made any more', async () => {
    // Its only line lacks most answers.
    const order = await anOrder(database);
    const answer = await owner.visitor.submit(`/bestelling/${order.number}/opnieuw`, {
      key: crypto.randomUUID(),
    });
    const address = answer.headers.get('location') ?? '';
    expect(address).toBe(`/bestelling/${order.number}?niet=1`);
    expect(await read(owner, address)).toContain('Regel 1: Inzethor, keuken &lt;1&gt;');
    expect((await owner.cart()).lines).toEqual([]);
  });

  it('is for its company alone', async () => {
    for (const [buyer, status] of [
      [stranger, 404],
      [staff, 403],
    ] as const) {
      const answer = await buyer.visitor.submit(`${path}/opnieuw`, { key: crypto.randomUUID() });
      expect(answer.status).toBe(status);
    }
  });
});

describe('documents', () => {
  it('gives the invoice as PDF and UBL to its customer', async () => {
    const order = await anOrder(database, { status: 'paid' });
    const invoice = await issueInvoice(desk.deps, order.id);
    const address = `/bestelling/${order.number}/facturen/${invoice.number}`;
    expect(await (await owner.visitor.get(`/bestelling/${order.number}`)).text()).toContain(
      `href="${address}.pdf"`,
    );
    const pdf = await owner.visitor.get(`${address}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="${invoice.number}.pdf"`);
    expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    const ubl = await owner.visitor.get(`${address}.xml`);
    expect(await ubl.text()).toContain(invoice.number);
    for (const file of [`${address}.txt`, `${address}9.pdf`, `${path}/facturen/${invoice.number}.pdf`]) {
      expect((await owner.visitor.get(file)).status).toBe(404);
    }
    expect((await stranger.visitor.get(`${address}.pdf`)).status).toBe(404);
  });

  it('gives the production sheet to staff alone', async () => {
    expect(await read(owner)).not.toContain('Werkbon');
    expect((await owner.visitor.get(`${path}/werkbon.pdf`)).status).toBe(403);
    const html = await (await staff.visitor.get(path)).text();
    expect(html).toContain(`href="${path}/werkbon.pdf"`);
    const sheet = await staff.visitor.get(`${path}/werkbon.pdf`);
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    const [order] = await database.select().from(orders).where(eq(orders.number, demoOrder.number));
    expect(order?.status).toBe('placed');
  });
});

describe('R2.1 the orders of a customer', () => {
  const placed: string[] = [];
  let belgian: Buyer;

  beforeAll(async () => {
    for (let count = 0; count < 41; count += 1)
      placed.push((await anOrder(crowded.database, { country: 'BE' })).number);
    belgian = await Buyer.login(testApp(crowded.database), demoAccounts.belgian);
  });

  it('are shown twenty at a time, to the very first', async () => {
    const seen: string[] = [];
    let page: string | null = '/account';
    while (page !== null) {
      const html = await (await belgian.visitor.get(page)).text();
      const shown = [...html.matchAll(/href="\/bestelling\/([^"]+)"/g)].map(([, number = '']) => number);
      expect(shown.length).toBeLessThanOrEqual(20);
      seen.push(...shown);
      page = /href="(\/account\?voor=[^"#]+)#bestellingen"/.exec(html)?.[1] ?? null;
    }
    expect(seen).toEqual(placed.toReversed());
  });

  it('begin with the newest for a number that is not the customer’s own', async () => {
    const newest = await read(belgian, '/account');
    expect(await read(belgian, '/account?voor=B2026-00001')).toBe(newest);
  });
});

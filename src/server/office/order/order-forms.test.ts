import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { deliveries } from '../../database/schema/deliveries.ts';
import { invoices, orders } from '../../database/schema/orders.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-18T12:00:00Z');
const shop = testApp(database, { now: () => now });
const owner = await Buyer.login(shop, demoAccounts.staff);

// Two screens of 51,39 with a fee and shipping: 194,46 is paid.
async function inProduction(): Promise<Order> {
  const { desk, order: paid } = await aPaidPayment(database);
  await desk.work();
  const placedAt = new Date('2026-11-16T12:00:00Z');
  await database.update(orders).set({ status: 'in_production', placedAt }).where(eq(orders.id, paid.id));
  return paid;
}

// For what is refused, and so changes nothing.
const untouched = await inProduction();
let order: Order;

const takeOwn = async () => {
  order = await inProduction();
};
const takeUntouched = () => {
  order = untouched;
};

const address = (slug: string) => `/beheer/bestellingen/${order.number}/${slug}`;

async function send(slug: string, fields: Readonly<Record<string, string>>) {
  const html = await (await owner.visitor.get(address(slug))).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const form = { seen: hidden('seen'), key: hidden('key'), ...fields };
  const answer = await owner.visitor.submit(address(slug), form);
  const source = await answer.text();
  return { status: answer.status, source, page: textOf(source) };
}

const parcel = { carrier: 'postnl', code: '3SMTHR001', day: '2026-11-17', 'line-1': '1' };

describe('R11.3 the form of a delivery that is refused', () => {
  beforeEach(takeUntouched);

  it.each([
    [{ 'line-1': '3' }, 'Er zijn er nog 2.'],
    [{ 'line-1': '0' }, 'Kies wat er meegaat.'],
    [{ 'line-1': '' }, 'Kies wat er meegaat.'],
    [{ 'line-1': '1,5' }, 'Vul een heel aantal in, of 0.'],
    [{ carrier: 'duif' }, 'Kies een vervoerder.'],
    [{ carrier: 'own' }, 'Bij deze vervoerder hoort geen zendingnummer.'],
    [{ code: '<b>' }, 'Een zendingnummer heeft alleen letters'],
    [{ day: '17-11-2026' }, 'Vul een dag in als 2026-11-16.'],
    [{ day: '2026-11-19' }, 'Deze dag is nog niet geweest.'],
    [{ day: '2026-11-15' }, 'Dat is vóór de dag van de bestelling.'],
  ])('%j is refused with what is wrong, and keeps what was typed', async (fields, problem) => {
    const { status, source, page } = await send('verzenden', { ...parcel, ...fields });
    expect([status, page]).toEqual([422, expect.stringContaining(problem)]);
    if (!('code' in fields)) expect(source).toContain('value="3SMTHR001"');
    expect(await database.$count(deliveries, eq(deliveries.orderId, order.id))).toBe(0);
  });
});

describe('R11.3 the form of a delivery', () => {
  beforeEach(takeOwn);

  it('of what was sold at 0 % to another country offers no collecting, and refuses it with the way out', async () => {
    const collected = { ...parcel, carrier: 'pickup', code: '', day: '2026-11-18' };
    const form = async () => textOf(await (await owner.visitor.get(address('verzenden'))).text());
    expect(await form()).toContain('Ophalen door de klant');
    order = await anOrder(database, { status: 'in_production', country: 'BE' });
    expect(await form()).not.toContain('Ophalen door de klant');
    const { status, page } = await send('verzenden', collected);
    expect([status, page]).toEqual([422, expect.stringContaining('met 0% btw verkocht')]);
    expect(page).toContain('met een afleveradres in Nederland (21% btw).');
    expect(await database.$count(deliveries, eq(deliveries.orderId, order.id))).toBe(0);
  });

  it('without lines and a day sends all that is left, today', async () => {
    expect((await send('verzenden', { carrier: 'dhl' })).status).toBe(303);
    expect(await database.select().from(deliveries).where(eq(deliveries.orderId, order.id))).toMatchObject([
      { carrier: 'dhl', sentOn: '2026-11-18', isLast: true },
    ]);
    const closed = textOf(await (await owner.visitor.get(address('verzenden'))).text());
    expect(closed).toContain('Dat kan niet bij de status ‘Verzonden’.');
  });

  it('tells what stays behind for good, what that is worth and where it is credited', async () => {
    const form = textOf(await (await owner.visitor.get(address('verzenden'))).text());
    expect(form).toContain('er komt een taak om het te crediteren');
    expect((await send('verzenden', { ...parcel, last: '1' })).status).toBe(303);
    const source = await (
      await owner.visitor.get(`/beheer/bestellingen/${order.number}?melding=zonder-rest-verzonden`)
    ).text();
    const page = textOf(source);
    expect(page).toContain('wat overbleef komt niet meer');
    expect(page).toMatch(
      /Komt niet meer 1 × PE-100 Inzethor.* Hiervan is € 62,18 incl\. btw nog te crediteren\./,
    );
    expect(source).toContain(`<a href="${address('crediteren')}">Crediteren…</a>`);
    expect(page).toContain('Verzonden (1 hor, PostNL, 3SMTHR001); 1 hor komt niet meer');
    await send('crediteren', { ...credit, 'line-1': '1' });
    const after = textOf(await (await owner.visitor.get(`/beheer/bestellingen/${order.number}`)).text());
    expect(after).toContain('Komt niet meer 1 × PE-100');
    expect(after).not.toContain('nog te crediteren');
  });

  it('is taken back with a reason, and tells why not', async () => {
    await send('verzenden', parcel);
    const [delivery] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    const undo = async (fields: Readonly<Record<string, string>>) => {
      const answer = await owner.visitor.submit(address('verzending-ongedaan'), {
        delivery: String(delivery?.id),
        ...fields,
      });
      return `${answer.status} ${textOf(await answer.text())}`;
    };
    expect(await undo({})).toMatch(/^422 .*Vul in waarom\./);
    expect(await undo({ reason: 'vergissing', delivery: 'x' })).toMatch(/^422/);
    expect(await undo({ reason: 'vergissing' })).toMatch(/^303/);
    expect(await undo({ reason: 'vergissing' })).toMatch(/^422 .*Er is nog niets verzonden\./);
  });

  it('stands in the order as JSON', async () => {
    await send('verzenden', parcel);
    const answer = await owner.visitor.get(`/beheer/bestellingen/${order.number}`, {
      accept: 'application/json',
    });
    expect(await answer.json()).toMatchObject({
      order: {
        deliveries: [
          {
            sentOn: '2026-11-17',
            carrier: 'postnl',
            trackingCode: '3SMTHR001',
            trackingLink: 'https://jouw.postnl.nl/track-and-trace/3SMTHR001-NL-3542AB',
            lines: ['1 × PE-100 Inzethor, 928 x 1228 mm (keuken <1>)'],
            canUndo: true,
          },
        ],
      },
    });
  });
});

const credit = { 'line-1': '1', money: 'keep', reason: 'kras in het kader' };

describe('R11.3 the form of a credit note that is refused', () => {
  beforeEach(takeUntouched);

  it.each([
    [{ 'line-1': '3' }, 'Er zijn er nog 2.'],
    [{ 'line-1': '0' }, 'Kies een regel of vul een bedrag in.'],
    [{ amount: '10' }, 'Kies regels of een bedrag, niet allebei.'],
    [{ 'line-1': '0', amount: '12.50' }, 'Dit is geen bedrag als 25 of 25,50.'],
    [{ 'line-1': '0', amount: '0' }, 'Vul een bedrag boven nul in.'],
    [{ 'line-1': '0', amount: '194,47' }, 'Dat is meer dan er nog over is.'],
    [{ money: '' }, 'Kies of er geld teruggaat.'],
    [{ reason: ' ' }, 'Vul in waarom.'],
  ])('%j is refused with what is wrong', async (fields, problem) => {
    const { status, source, page } = await send('crediteren', { ...credit, ...fields });
    expect([status, page]).toEqual([422, expect.stringContaining(problem)]);
    if (!('reason' in fields)) expect(source).toContain('value="kras in het kader"');
    expect(await database.$count(invoices, eq(invoices.orderId, order.id))).toBe(1);
  });
});

describe('R11.3 the form of a credit note', () => {
  beforeEach(takeOwn);

  it('offers what is left: fees and shipping too, and of a line what was not credited', async () => {
    const before = textOf(await (await owner.visitor.get(address('crediteren'))).text());
    expect(before).toContain('is nog € 194,46 incl. btw te crediteren');
    expect(before).toContain('van 2 · € 62,18 incl. btw per stuk');
    expect(before).toContain('Verzendkosten van 1 · € 23,60 incl. btw per stuk');
    expect((await send('crediteren', { ...credit, 'line-1': '2', 'line-3': '1' })).status).toBe(303);
    const after = textOf(await (await owner.visitor.get(address('crediteren'))).text());
    expect(after).toContain('is nog € 46,50 incl. btw te crediteren');
    expect(after).toContain('Verzendkosten al gecrediteerd');
  });
});

describe('R11.3 a page that was gone back to', () => {
  beforeEach(takeOwn);

  // As the browser brings it back: what it was made from and its key are those of the first time.
  async function open(slug: string) {
    const html = await (await owner.visitor.get(address(slug))).text();
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
    const form = { seen: hidden('seen'), key: hidden('key') };
    return async (fields: Readonly<Record<string, string>>) => {
      const answer = await owner.visitor.submit(address(slug), { ...form, ...fields });
      return { status: answer.status, page: textOf(await answer.text()) };
    };
  }

  it('does not say that the rest was sent, but what was done since', async () => {
    const press = await open('verzenden');
    expect((await press(parcel)).status).toBe(303);
    expect((await press(parcel)).status).toBe(303);
    const { status, page } = await press({ ...parcel, code: '3SMTHR002' });
    expect([status, page]).toEqual([409, expect.stringContaining('3SMTHR001')]);
    expect(await database.$count(deliveries, eq(deliveries.orderId, order.id))).toBe(1);
  });

  it.each([
    ['crediteren', { ...credit, 'line-1': '0' }],
    ['terugbetalen', { reason: 'kras' }],
  ])('does not say that another amount went back: %s', async (slug, fields) => {
    const press = await open(slug);
    expect((await press({ ...fields, amount: '10' })).status).toBe(303);
    expect((await press({ ...fields, amount: '10' })).status).toBe(303);
    expect((await press({ ...fields, amount: '25' })).status).toBe(409);
    expect(await database.$count(invoices, eq(invoices.orderId, order.id))).toBe(2);
  });
});

describe('R11.3 a form with a key that is none of ours', () => {
  beforeEach(takeUntouched);

  it.each([
    ['verzenden', { carrier: 'dhl' }],
    ['crediteren', { amount: '1', money: 'keep', reason: 'x' }],
    ['terugbetalen', { amount: '1', reason: 'x' }],
  ])('%s does nothing, and is no fault of the shop', async (slug, fields) => {
    // Longer than an index can hold, also when it is compressed.
    const key = Array.from({ length: 110 }, () => crypto.randomUUID()).join('');
    const { status, page } = await send(slug, { ...fields, key });
    expect([status, page]).toEqual([422, expect.stringContaining('Er is niets gewijzigd')]);
  });
});

describe('R11.3 the form of a refund', () => {
  beforeEach(takeOwn);

  it('tells what goes back without a credit note, and takes no more than was received', async () => {
    expect(textOf(await (await owner.visitor.get(address('terugbetalen'))).text())).toContain(
      'Er is € 194,46 ontvangen (iDEAL | Wero) en niet teruggegeven. Alles ervan is gefactureerd',
    );
    await send('crediteren', credit);
    expect(textOf(await (await owner.visitor.get(address('terugbetalen'))).text())).toContain(
      'Daarvan is € 62,18 al gecrediteerd',
    );
    for (const amount of ['', '0', '1e3', '194,47'])
      expect((await send('terugbetalen', { amount, reason: 'coulance' })).status).toBe(422);
    expect((await send('terugbetalen', { amount: '62,18', reason: '' })).page).toContain('Vul in waarom.');
    expect((await send('terugbetalen', { amount: '62,18', reason: 'coulance' })).status).toBe(303);
    expect(await database.$count(invoices, eq(invoices.orderId, order.id))).toBe(2);
  });
});

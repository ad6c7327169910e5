import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { readHtml } from '#tests/support/html.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { orderEvents, orders } from '../../database/schema/orders.ts';
import { refunds } from '../../database/schema/payments.ts';
import { hearWebhook } from '../../payments/hear-webhook.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T09:30:00Z') });
const login = (email: string) => new Visitor(shop).login(email);
const [sales, owner, workshop] = [
  await login(demoAccounts.sales),
  await login(demoAccounts.staff),
  await login(demoAccounts.workshop),
];
const bookkeeping = await login(demoAccounts.bookkeeping);

let order: Awaited<ReturnType<typeof paid>>;
const address = () => `/beheer/bestellingen/${order.number}`;

async function paid() {
  const { desk, order: made, attempt } = await aPaidPayment(database);
  await desk.work();
  return { ...made, attempt, desk };
}

// For those who only look.
const untouched = await paid();

const takeOwn = async () => {
  order = await paid();
};

async function open(who: Visitor = sales) {
  const answer = await who.get(address());
  expect(answer.status).toBe(200);
  return readHtml(await answer.text());
}

type Wire = { order: Record<string, unknown> & { seen: string; actions: { action: string }[] } };

async function json(who: Visitor = sales): Promise<Wire['order']> {
  const answer = await who.get(address(), { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Wire).order;
}

const offered = async (who: Visitor) => (await json(who)).actions.map(({ action }) => action);
const post = (what: string, fields: Readonly<Record<string, string>> = {}, who: Visitor = sales) =>
  who.submit(`${address()}/${what}`, fields);
const now = async () => {
  const [found] = await database.select().from(orders).where(eq(orders.id, order.id));
  if (found === undefined) throw new Error('the order is gone');
  return found;
};

describe('R11.2 an order on one page', () => {
  beforeEach(() => {
    order = untouched;
  });

  it('shows lines, money, documents, mails, addresses and what happened', async () => {
    const { words } = await open();
    for (const part of [
      `${order.number} vrij voor productie`,
      'Van Dijk Zonwering B.V.',
      'Wij maken 928 x 1228 mm opening 900 x 1200 mm',
      'keuken <1>',
      '2 × € 51,39',
      'lijst v1',
      'Totaal incl. btw € 194,46',
      '€ 194,46 · betaald',
      'iDEAL | Wero: betaald',
      'Factuur F2026-',
      'Werkbon en pakbon',
      'aan mm@voorbeeld.nl',
      'Atoomweg 63A',
      'Betaald met iDEAL | Wero, € 194,46',
      'Werk 12',
    ])
      expect(words).toContain(part);
  });

  it('as JSON holds what the page shows, in the names of the list', async () => {
    expect(await json()).toMatchObject({
      number: order.number,
      status: 'paid',
      held: false,
      company: 'Van Dijk Zonwering B.V.',
      total: '194.46',
      screens: 2,
      lines: [
        { position: 1, width: 928, height: 1228, opening: { width: 900, height: 1200 }, unitPrice: '51.39' },
      ],
      payments: [{ status: 'paid', amount: '194.46', attempts: [{ status: 'paid', refunds: [] }] }],
      documents: [{ kind: 'invoice', total: '194.46' }],
    });
  });

  it('draws a line, and knows no other', async () => {
    const drawing = await sales.get(`${address()}/1/tekening.svg`);
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await sales.get(`${address()}/2/tekening.svg`)).status).toBe(404);
    expect((await sales.get('/beheer/bestellingen/B1999-1')).status).toBe(404);
  });

  it('R10.1 the workshop gets no price, no invoice address and nobody’s e-mail address', async () => {
    const { source, words } = await open(workshop);
    expect(words).toContain('Wij maken 928 x 1228 mm');
    expect(words).toContain('Werkbon en pakbon');
    const wire = JSON.stringify(await json(workshop));
    for (const text of [source, wire]) {
      expect(text).not.toMatch(/€|194[.,]?46|51[.,]?39|groep B|Factuuradres|mm@voorbeeld\.nl|F2026-/);
    }
    expect(await offered(workshop)).toEqual(['note']);
  });

  it('offers each role what it may do now', async () => {
    await takeOwn();
    expect(await offered(sales)).toEqual([
      'release',
      'hold',
      'cancel',
      'change_address',
      'send_document',
      'note',
    ]);
    expect(await offered(bookkeeping)).toEqual(['credit', 'refund', 'send_document', 'note']);
    await post('in-productie');
    expect(await offered(workshop)).toEqual(['ship', 'note']);
    expect(await offered(owner)).toEqual([
      'take_back',
      'hold',
      'change_address',
      'ship',
      'credit',
      'refund',
      'send_document',
      'note',
    ]);
  });
});

describe('R11.3 what is done to it', () => {
  beforeEach(takeOwn);

  it('release and back, hold and let go: each told once, by whom and why', async () => {
    const answer = await post('in-productie');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${address()}?melding=in-productie`,
    ]);
    await post('terug-uit-productie', { reason: 'verkeerde week' });
    await post('vasthouden', { reason: 'maat navragen' });
    expect((await open()).words).toContain('Vastgehouden: maat navragen');
    expect((await post('in-productie')).status).toBe(422);
    await post('loslaten', { reason: '1300 klopt' });
    const { words } = await open();
    expect(words).toMatch(
      /Vastgehouden: maat navragen · Vera Koopmans .*Losgelaten: 1300 klopt · Vera Koopmans/,
    );
    expect(await now()).toMatchObject({ status: 'paid', heldAt: null });
    expect(await database.$count(logbook, eq(logbook.subjectId, order.number))).toBe(4);
  });

  it('asks why, keeps what was typed, and does nothing until it is there', async () => {
    const answer = await post('annuleren', { reason: ' ' });
    expect(answer.status).toBe(422);
    const { words, source } = readHtml(await answer.text());
    expect(words).toContain('Vul in waarom.');
    expect(source).toMatch(/<details[^>]* open=""[^>]*>\s*<summary[^>]*>Annuleren/);
    const long = await post('vasthouden', { reason: 'x'.repeat(201) });
    expect([long.status, (await long.text()).includes('x'.repeat(201))]).toEqual([422, true]);
    expect((await now()).status).toBe('paid');
  });

  it('cancelling says beforehand what goes back, and afterwards how the refund stands', async () => {
    expect((await open()).words).toContain(
      'Er gaat € 194,46 terug naar de klant via iDEAL | Wero, en er komt een creditnota.',
    );
    const answer = await post('annuleren', { reason: 'dubbel besteld' });
    expect(answer.headers.get('location')).toBe(`${address()}?melding=annuleren-geld`);
    expect((await open()).words).toContain(
      'Terugbetaling van € 194,46: wordt aangevraagd bij de betaaldienst',
    );
    await database.update(refunds).set({ status: 'failed' }).where(eq(refunds.attemptId, order.attempt.id));
    const { words } = await open();
    expect(words).toContain('Terugbetaling van € 194,46: mislukt, zie Taken');
    expect(words).toContain('Geannuleerd, € 194,46 gaat terug: dubbel besteld');
    expect(words).toContain(`Bestelling ${order.number} is geannuleerd`);
  });

  it('two who cancel at once: one does, the other is told, and nothing goes back twice', async () => {
    const answers = await Promise.all([
      post('annuleren', { reason: 'dubbel' }, sales),
      post('annuleren', { reason: 'dubbel' }, owner),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(await database.$count(refunds, eq(refunds.attemptId, order.attempt.id))).toBe(1);
  });

  it('the later of two is told what changed and by whom, keeps what was typed, and can send again', async () => {
    const seen = (await json(owner)).seen;
    await post('vasthouden', { reason: 'maat navragen' }, sales);
    const answer = await post('annuleren', { reason: 'klant belde af', seen }, owner);
    expect(answer.status).toBe(409);
    const page = readHtml(await answer.text());
    expect(page.words).toMatch(
      /intussen is er iets aan deze bestelling veranderd .*: Vastgehouden: maat navragen/,
    );
    expect(page.source).toContain('value="klant belde af"');
    expect((await now()).status).toBe('paid');
    const [, newSeen = ''] = /name="seen" value="([^"]+)"/.exec(page.source) ?? [];
    expect((await post('annuleren', { reason: 'klant belde af', seen: newSeen }, owner)).status).toBe(303);
  });

  it('a payment that comes in between is told as well', async () => {
    const { desk, order: waiting, attempt } = await aStartedPayment(database);
    const path = `/beheer/bestellingen/${waiting.number}`;
    const seen = ((await (await sales.get(path, { accept: 'application/json' })).json()) as Wire).order.seen;
    await desk.finish(attempt.providerId, 'paid');
    await hearWebhook(desk.deps, attempt.providerId);
    await sales.get(path);
    const answer = await sales.submit(`${path}/annuleren`, { reason: 'te laat', seen });
    const { words } = readHtml(await answer.text());
    expect(answer.status).toBe(409);
    expect(words).toContain('De status is nu ‘betaald’.');
    expect(words).toContain('is nu € 194,46 ontvangen en niet teruggegeven');
  });

  it('a note is for colleagues: any of them adds one, and no customer reads it', async () => {
    expect((await post('notitie', { note: '' }, workshop)).status).toBe(422);
    expect((await post('notitie', { note: 'profiel op\nbel leverancier' }, workshop)).status).toBe(303);
    expect((await open(bookkeeping)).words).toMatch(/profiel op bel leverancier · Wim Smit/);
    const customer = await login(demoAccounts.millimetres);
    await post('vasthouden', { reason: 'geheime reden' });
    const theirs = await (await customer.get(`/bestelling/${order.number}`)).text();
    const all = await (await customer.get('/account/gegevens.json')).text();
    for (const text of [theirs, all]) expect(text).not.toMatch(/profiel op|geheime reden/);
  });
});

const elsewhere = {
  recipient: 'Bouwplaats Noord',
  country: 'NL',
  street: 'Kade',
  houseNumber: '12',
  addition: '',
  postcode: '1011 ab',
  city: 'Amsterdam',
};

describe('R11.3 another delivery address', () => {
  it('is taken as at the checkout, and told from what to what', async () => {
    await takeOwn();
    const wrong = await post('afleveradres', { ...elsewhere, postcode: '1' });
    expect([wrong.status, (await wrong.text()).includes('value="Bouwplaats Noord"')]).toEqual([422, true]);
    expect((await post('afleveradres', elsewhere)).status).toBe(303);
    expect((await now()).deliveryAddress).toEqual({ ...elsewhere, postcode: '1011 AB' });
    const events = await database.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(events).toMatchObject([
      { kind: 'address_changed', details: { to: 'Bouwplaats Noord, Kade 12, 1011 AB Amsterdam, Nederland' } },
    ]);
  });

  it('not in a country where the VAT would be another', async () => {
    const belgian = await anOrder(database, { status: 'paid', country: 'BE' });
    const answer = await sales.submit(`/beheer/bestellingen/${belgian.number}/afleveradres`, elsewhere);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Met dit land verandert de btw');
  });

  it.each(['shipped', 'completed', 'cancelled'] as const)('not of one that is %s', async (status) => {
    const { number } = await anOrder(database, { status });
    const answer = await sales.submit(`/beheer/bestellingen/${number}/afleveradres`, elsewhere);
    expect(answer.status).toBe(422);
  });
});

describe('R11.3 a document once more', () => {
  beforeEach(takeOwn);

  it('goes out once for each press, and not too often', async () => {
    const [{ number }] = (await json())['documents'] as [{ number: string }];
    const key = crypto.randomUUID();
    const sent = async () =>
      (await database.select().from(mails).where(eq(mails.aboutOrderId, order.id))).filter(({ dedupeKey }) =>
        dedupeKey.startsWith('document-again:'),
      );
    await Promise.all([1, 2].map(() => post('opnieuw-sturen', { document: number, key }, bookkeeping)));
    expect((await sent()).map(({ subject }) => subject)).toEqual([`Factuur ${number}`]);
    await post('opnieuw-sturen', { document: '', key: crypto.randomUUID() });
    expect((await sent()).map(({ subject }) => subject)).toContain(
      `Bestelling ${order.number}: de bevestiging nog een keer`,
    );
    expect((await open()).words).toContain('Bevestiging opnieuw gestuurd aan mm@voorbeeld.nl');
    const other = await post('opnieuw-sturen', { document: 'F2026-99999', key: crypto.randomUUID() });
    expect(other.status).toBe(422);
    const tries = [];
    for (let press = 0; press < 10; press += 1)
      tries.push((await post('opnieuw-sturen', { document: number, key: crypto.randomUUID() })).status);
    expect(tries.at(-1)).toBe(429);
  });
});

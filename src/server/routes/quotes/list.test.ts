import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { aToldQuote } from '#tests/support/sent-quotes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { orders } from '../../database/schema/orders.ts';
import { quoteOrders, quotes } from '../../database/schema/quotes.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
const of = demoAccounts.centimetres;
const owner = await new Visitor(shop).login(of);
const stranger = await new Visitor(shop).login(demoAccounts.belgian);

const at = (day: string) => ({ now: new Date(`${day}T10:00:00Z`) });

// Oldest first: one of each state, as far as they differ in what is counted.
beforeAll(async () => {
  const expired = await aToldQuote(database, of, at('2026-09-01'));
  const ordered = await aToldQuote(database, of, { ...at('2026-11-01'), state: 'accepted' });
  await aToldQuote(database, of, { ...at('2026-11-02'), state: 'refused' });
  const seen = await aToldQuote(database, of, { ...at('2026-11-03'), state: 'seen' });
  await aQuote(database, of, at('2026-11-04'));
  const customer = { ...seen.customer, name: 'Café Élan', city: 'Zwolle', email: 'elan@voorbeeld.nl' };
  await database
    .update(quotes)
    .set({ customer, subject: 'Terrasdeur', total: cents(100_00) })
    .where(eq(quotes.id, seen.id));
  await database.insert(quoteOrders).values({
    ...{ quoteId: ordered.id, version: 1 },
    orderId: (await anOrder(database, { status: 'paid' })).id,
  });
  // An order that came to nothing orders nothing.
  await database.insert(quoteOrders).values({
    ...{ quoteId: expired.id, version: 1 },
    orderId: (await anOrder(database, { status: 'cancelled' })).id,
  });
  await aQuote(database, demoAccounts.belgian, at('2026-11-05'));
});

type Told = {
  quotes: { number: string; state: string; customer: string }[];
  totals: Record<string, { count: number; amount: string; margin: string }>;
  conversion: Record<string, unknown>;
  next: string | null;
};

async function ask(query = '', who = owner) {
  const answer = await who.get(`/offertes${query}`, { accept: 'application/json' });
  return { status: answer.status, body: (await answer.json()) as Told };
}

const numbersOf = async (query: string) => (await ask(query)).body.quotes.map(({ number }) => number);
const [O1, O2, O3, O4, O5] = [1, 2, 3, 4, 5].map((last) => `O2026-0000${last}`);

describe('R13.4 the list of quotes', () => {
  it('has the newest first, with state, totals per state and what became an order', async () => {
    const { body } = await ask();
    expect(body.quotes.map(({ number, state }) => [number, state])).toEqual([
      [O5, 'concept'],
      [O4, 'seen'],
      [O3, 'refused'],
      [O2, 'ordered'],
      [O1, 'expired'],
    ]);
    expect(body.quotes[1]).toEqual({
      ...{ number: O4, state: 'seen', version: 1, customer: 'Café Élan', subject: 'Terrasdeur' },
      ...{ total: '100.00', validUntil: '2026-12-03' },
      ...{ createdAt: '2026-11-03T10:00:00.000Z', sentAt: '2026-11-03T10:00:00.000Z' },
    });
    expect(body.totals).toEqual({
      concept: { count: 1, amount: '655.25', margin: '283.29' },
      sent: { count: 0, amount: '0.00', margin: '0.00' },
      seen: { count: 1, amount: '100.00', margin: '283.29' },
      accepted: { count: 0, amount: '0.00', margin: '0.00' },
      refused: { count: 1, amount: '655.25', margin: '283.29' },
      expired: { count: 1, amount: '655.25', margin: '283.29' },
      ordered: { count: 1, amount: '655.25', margin: '283.29' },
    });
    expect(body.conversion).toEqual({
      sent: { count: 4, amount: '2065.75' },
      ordered: { count: 1, amount: '655.25' },
      percentOfCount: 25,
      percentOfAmount: 31.72,
    });
    expect(body.next).toBeNull();
  });

  it.each([
    ['O2026-00003', [O3]],
    ['cafe elan', [O4]],
    ['zwolle terras', [O4]],
    ['elan@voorbeeld', [O4]],
    ['1234 ab', [O5, O4, O3, O2, O1]],
    ['de wit haarlem', [O5, O3, O2, O1]],
    ['50%', []],
  ])('finds %s', async (typed, expected) => {
    expect(await numbersOf(`?zoek=${encodeURIComponent(typed)}`)).toEqual(expected);
  });

  it('is narrowed by state, by who made it and by period', async () => {
    for (const [state, number] of [
      ['concept', O5],
      ['seen', O4],
      ['refused', O3],
      ['ordered', O2],
      ['expired', O1],
    ])
      expect(await numbersOf(`?status=${state}`)).toEqual([number]);
    expect(await numbersOf('?status=accepted')).toEqual([]);
    expect(await numbersOf('?van=2026-11-02&tot=2026-11-03')).toEqual([O4, O3]);
    const [{ madeBy } = { madeBy: null }] = await database
      .select()
      .from(quotes)
      .where(eq(quotes.number, O5 ?? ''));
    expect(await numbersOf(`?maker=${madeBy}`)).toHaveLength(5);
    expect(await numbersOf(`?maker=${(madeBy ?? 0) + 1}`)).toEqual([]);
    for (const wrong of ['status=besteld', 'maker=x', 'van=gisteren', 'na=x'])
      expect((await ask(`?${wrong}`)).status).toBe(422);
  });

  it('counts what is looked for, whatever its state', async () => {
    const { body } = await ask('?status=seen&van=2026-11-02');
    expect(body.totals['concept']?.count).toBe(1);
    expect(body.totals['ordered']?.count).toBe(0);
    expect(body.conversion['sent']).toEqual({ count: 2, amount: '755.25' });
  });

  it('is for nobody of another company', async () => {
    expect((await ask('', stranger)).body.quotes.map(({ number }) => number)).toEqual([O1]);
    expect((await ask('?zoek=elan', stranger)).body.quotes).toEqual([]);
  });

  it('says what is counted, and shows what was typed', async () => {
    const html = await (await owner.get('/offertes?status=seen')).text();
    expect(html).toContain('1 van de 4 verstuurde offertes is besteld: € 655,25 van € 2.065,75.');
    expect(html).toContain('25 % van de offertes');
    expect(html).toContain('32 % van het bedrag');
    expect(html).toContain('Café Élan');
    const none = await (await new Visitor(shop).login(demoAccounts.totalMeasures)).get('/offertes');
    const empty = await none.text();
    expect(empty).toContain('Bewaar als offerte');
    expect(empty).not.toContain('type="search"');
  });

  it('is a file for a spreadsheet too', async () => {
    const answer = await owner.get('/offertes.csv?status=seen');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="offertes-2026-11-16.csv"');
    const [, row] = (await answer.text()).split('\r\n');
    expect(row).toBe(
      `${O4};gezien;1;Café Élan;Zwolle;Terrasdeur;Kees Bakker;2026-11-03;2026-11-03;2026-12-03;100,00;283,29`,
    );
    expect((await owner.get('/offertes.csv?status=x')).status).toBe(422);
  });

  it('goes on where the page before ended, also within one moment', async () => {
    const many = demoAccounts.onAccount;
    const { id } = await aQuote(database, many, at('2026-10-01'));
    const made = Array.from({ length: 60 }, (_, index) => `O2025-${String(index + 1).padStart(5, '0')}`);
    const [{ words: _words, ...row } = { words: '' }] = await database
      .select()
      .from(quotes)
      .where(eq(quotes.id, id));
    await database.insert(quotes).values(
      made.map((number) => ({
        ...(row as typeof quotes.$inferInsert),
        ...{ id: undefined, number, key: crypto.randomUUID() },
      })),
    );
    const visitor = await new Visitor(shop).login(many);
    const first = await (await visitor.get('/offertes')).text();
    const next = /href="(\/offertes\?na=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = await (await visitor.get(next)).text();
    const shown = [first, second].map((html) => html.match(/href="\/offertes\/O20\d\d-\d{5}"/g) ?? []);
    expect(shown.map(({ length }) => length)).toEqual([50, 11]);
    expect(new Set(shown.flat()).size).toBe(61);
  });

  it('is reached from the menu and the account, which says what waits', async () => {
    const before = await (await owner.get('/account')).text();
    expect(before).toContain('href="/offertes"');
    const waiting = await aToldQuote(database, demoAccounts.showMessage, { state: 'accepted' });
    const other = await new Visitor(shop).login(demoAccounts.showMessage);
    expect(await (await other.get('/account')).text()).toContain('1 offerte heeft akkoord');
    const order = await anOrder(database, { status: 'paid' });
    await database.insert(quoteOrders).values({ quoteId: waiting.id, orderId: order.id, version: 1 });
    expect(await (await other.get('/account')).text()).not.toContain('heeft akkoord');
    await database.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id));
    const staff = await new Visitor(shop).login(demoAccounts.staff);
    expect(await (await staff.get('/')).text()).not.toContain('href="/offertes"');
    expect((await staff.get('/offertes')).status).toBe(403);
  });
});

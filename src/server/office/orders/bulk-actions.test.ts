import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { orders } from '../../database/schema/orders.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const sales = await new Visitor(shop).login(demoAccounts.sales);
const path = '/beheer/bestellingen';

beforeEach(async () => {
  await sales.get(path);
});

async function numbers(...statuses: readonly OrderStatus[]): Promise<readonly string[]> {
  const made = [];
  for (const status of statuses) made.push((await anOrder(database, { status })).number);
  return made;
}

const act = (chosen: readonly string[], fields: Readonly<Record<string, string>>, query = '') =>
  sales.submit(`${path}/actie${query}`, { ...fields, order: chosen });

async function statusesOf(chosen: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await database
    .select()
    .from(orders)
    .where(inArray(orders.number, [...chosen]));
  return new Set(found.map(({ status, heldAt }) => (heldAt === null ? status : `${status}, held`)));
}

describe('R11.2 several orders at once', () => {
  it('are taken into production, each with its line in the logbook, and the list stands as it was', async () => {
    const chosen = await numbers('paid', 'paid', 'paid');
    const answer = await act(chosen, { action: 'release' }, '?status=to_release&zoek=werk');
    expect(answer.status).toBe(303);
    const back = answer.headers.get('location') ?? '';
    expect(back).toBe(`${path}?status=to_release&zoek=werk&melding=release&aantal=3`);
    expect(textOf(await (await sales.get(back)).text())).toContain('3 bestellingen in productie genomen.');
    expect(await statusesOf(chosen)).toEqual(new Set(['in_production']));
    expect(await database.$count(logbook, inArray(logbook.subjectId, [...chosen]))).toBe(3);
  });

  it('none, where one of them cannot: told which and why, with what was chosen and typed', async () => {
    const chosen = await numbers('paid', 'placed', 'paid', 'cancelled');
    const answer = await act(chosen, { action: 'release' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    const text = textOf(html);
    expect(text).toContain('Er is niets gedaan');
    for (const cannot of [chosen[1], chosen[3]]) expect(text).toContain(`${cannot}: `);
    for (const can of [chosen[0], chosen[2]]) expect(text).not.toContain(`${can}: `);
    expect(html.match(/<input[^>]*checked/g)).toHaveLength(4);
    expect(await statusesOf(chosen)).toEqual(new Set(['paid', 'placed', 'cancelled']));
  });

  it('are held with a reason and let go again; without one nothing happens', async () => {
    const chosen = await numbers('paid', 'in_production');
    expect((await act(chosen, { action: 'hold' })).status).toBe(422);
    const typed = await act([], { action: 'hold', 'reason-hold': 'Maat navragen' });
    expect(typed.status).toBe(422);
    expect(await typed.text()).toContain('value="Maat navragen"');
    expect((await act(chosen, { action: 'hold', 'reason-hold': 'Maat navragen' })).status).toBe(303);
    expect(await statusesOf(chosen)).toEqual(new Set(['paid, held', 'in_production, held']));
    expect((await act(chosen, { action: 'let_go', 'reason-let_go': 'Klopt' })).status).toBe(303);
    expect(await statusesOf(chosen)).toEqual(new Set(['paid', 'in_production']));
  });

  it('none, where somebody was there in between; told what and by whom, and then all', async () => {
    const chosen = await numbers('paid', 'paid');
    const seen = async () => {
      const html = await (await sales.get(`${path}?zoek=werk`)).text();
      return Object.fromEntries(
        chosen.map((number) => [
          `seen-${number}`,
          new RegExp(`name="seen-${number}" value="([^"]+)"`).exec(html)?.[1] ?? '',
        ]),
      );
    };
    const before = await seen();
    expect(Object.values(before)).not.toContain('');
    const other = await new Visitor(shop).login(demoAccounts.staff);
    await other.get(path);
    await other.submit(`${path}/actie`, { order: [chosen[0] ?? ''], action: 'hold', reason: 'Wacht' });
    const late = await act(chosen, { action: 'release', ...before });
    expect(late.status).toBe(409);
    expect(textOf(await late.text())).toContain(`${chosen[0]}: wordt nu vastgehouden, door Beheer Maathor`);
    await other.submit(`${path}/actie`, { order: [chosen[0] ?? ''], action: 'let_go', reason: 'Toch wel' });
    expect((await act(chosen, { action: 'release', ...before })).status).toBe(409);
    expect((await act(chosen, { action: 'release', ...(await seen()) })).status).toBe(303);
  });

  it('once, also when two press at the same moment', async () => {
    const chosen = await numbers('paid', 'paid');
    const answers = await Promise.all([1, 2, 3].map(() => act(chosen, { action: 'release' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);
  });

  it.each([
    ['nothing that there is', { action: 'release' }, ['B2026-99999']],
    ['nothing', { action: 'release' }, []],
    ['something that is no action', { action: 'cancel' }, ['B2026-00001']],
  ])('refuses %s', async (_case, fields, chosen) => {
    expect((await act(chosen, fields)).status).toBe(422);
  });
});

describe('R11.2 the work sheets of several', () => {
  it('are one file, for the workshop too, and for nobody who has no business there', async () => {
    const chosen = [...(await numbers('paid', 'in_production')), 'B2026-00001'];
    const workshop = await new Visitor(shop).login(demoAccounts.workshop);
    await workshop.get(path);
    const answer = await workshop.submit(`${path}/werkbonnen`, { order: chosen });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const file = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    // A packing list for each, and a page for each of their four lines.
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(7);
    expect((await workshop.submit(`${path}/actie`, { order: chosen, action: 'release' })).status).toBe(403);
    expect((await workshop.submit(`${path}/werkbonnen`, {})).status).toBe(422);
    const [order] = await database.select().from(orders).where(eq(orders.number, 'B2026-00001'));
    expect(order?.status).toBe('placed');
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aStartedPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';

const { database } = await testDatabase();
const shop = testApp(database);
let sales: Visitor;

const make = (fields: Readonly<Record<string, string>>) => sales.submit('/beheer/betaallinks/nieuw', fields);
const idOf = (answer: Response) =>
  /betaallinks\/(\d+)\?/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';

async function listed(query: string) {
  const answer = await sales.get(`/beheer/betaallinks?${query}`, { accept: 'application/json' });
  return ((await answer.json()) as { links: { id: number; status: string; path: string | null }[] }).links;
}

beforeAll(async () => {
  sales = await new Visitor(shop).login(demoAccounts.sales);
});

it('R11.6 a link for an order is made once, found again, mailed, and withdrawn so that its page says so', async () => {
  const placed = await anOrder(database);
  // Written in capitals, as every number that the shop gives.
  const order = { number: placed.number.toUpperCase() };
  await database.update(orders).set(order).where(eq(orders.id, placed.id));
  const fields = { what: 'number', number: order.number.toLowerCase(), key: crypto.randomUUID() };
  const both = await Promise.all([1, 2].map(() => make(fields)));
  expect(new Set(both.map(idOf)).size).toBe(1);
  const id = idOf(both[0] as Response);
  expect(id).not.toBe('');
  const again = await make({
    ...fields,
    number: order.number,
    key: crypto.randomUUID(),
    email: 'wie@voorbeeld.nl',
    days: '3',
  });
  expect(again.headers.get('location')).toBe(`/beheer/betaallinks/${id}?melding=bestond`);
  const html = await (await sales.get(`/beheer/betaallinks/${id}`)).text();
  expect(html).toContain('wie@voorbeeld.nl');
  expect(html).not.toContain('Alles van deze betaling');
  const [payment] = await database
    .select()
    .from(payments)
    .where(eq(payments.id, Number(id)));
  expect(html).toContain(`/payment/${payment?.token}`);
  const wrong = await sales.submit(`/beheer/betaallinks/${id}/versturen`, { email: 'wie@voorbeeld' });
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringMatching(/id="veld-email"[^>]*value="wie@voorbeeld"/),
  ]);
  const waiting = await sales.submit(`/beheer/betaallinks/${id}/versturen`, { email: 'wie@voorbeeld.nl' });
  expect(waiting.headers.get('location')).toContain('probleem=wacht');
  expect(await database.$count(mails, eq(mails.recipient, 'wie@voorbeeld.nl'))).toBe(1);
  expect((await listed('status=open')).map((link) => link.id)).toContain(Number(id));
  const withdrawn = await sales.submit(`/beheer/betaallinks/${id}/intrekken`, {});
  expect(withdrawn.headers.get('location')).toContain('melding=ingetrokken');
  const page = await new Visitor(shop).get(`/payment/${payment?.token}`);
  expect([page.status, (await page.text()).includes('Deze betaallink is ingetrokken')]).toEqual([410, true]);
  expect((await listed('status=withdrawn')).find((link) => link.id === Number(id))).toMatchObject({
    path: null,
  });
  const next = await make({ ...fields, number: order.number, key: crypto.randomUUID() });
  expect(next.headers.get('location')).toContain('melding=gemaakt');
  const rows = await database.select().from(logbook).where(eq(logbook.subjectId, id));
  expect(rows.map(({ action }) => action)).toEqual([
    'payment_link_made',
    'payment_link_made',
    'payment_link_withdrawn',
  ]);
  expect(JSON.stringify(rows)).not.toContain(payment?.token);
});

it('R11.6 a link that somebody is paying is not withdrawn', async () => {
  const { payment } = await aStartedPayment(database);
  const answer = await sales.submit(`/beheer/betaallinks/${payment.id}/intrekken`, {});
  expect(answer.headers.get('location')).toContain('probleem=bezig');
});

it('R11.6 a link for a free amount is made once for each form', async () => {
  const fields = {
    what: 'amount',
    amount: '1.234,50',
    description: 'Aanbetaling 31',
    key: crypto.randomUUID(),
  };
  const first = idOf(await make(fields));
  expect(idOf(await make(fields))).toBe(first);
  expect(idOf(await make({ ...fields, key: crypto.randomUUID() }))).not.toBe(first);
  expect((await listed('zoek=aanbetaling+31')).length).toBe(2);
});

it('R11.6 a page that was gone back to makes the link that is asked for now, and mails no other', async () => {
  const [one, other] = [await anOrder(database), await anOrder(database)];
  for (const { id, number } of [one, other])
    await database.update(orders).set({ number: number.toUpperCase() }).where(eq(orders.id, id));
  const key = crypto.randomUUID();
  const first = idOf(await make({ what: 'number', number: one.number, key }));
  const second = idOf(await make({ what: 'number', number: other.number, key, email: 'ander@voorbeeld.nl' }));
  const [payment] = await database
    .select()
    .from(payments)
    .where(eq(payments.id, Number(second)));
  expect([second === first, payment?.orderId]).toEqual([false, other.id]);
  const [mail] = await database.select().from(mails).where(eq(mails.recipient, 'ander@voorbeeld.nl'));
  expect(mail?.text).toContain(payment?.token);
});

it.each([
  ['number', { what: 'number', number: '' }],
  ['number', { what: 'number', number: 'F1999-00001' }],
  ['number', { what: 'number', number: 'B1999-00001' }],
  ['amount', { what: 'amount', amount: '0', description: 'x' }],
  ['description', { what: 'amount', amount: '10', description: ' ' }],
  ['days', { what: 'amount', amount: '10', description: 'x', days: '400' }],
  ['email', { what: 'amount', amount: '10', description: 'x', email: 'nergens' }],
])('R11.6 a wrong %s is told and nothing is made', async (name, fields) => {
  const before = await database.$count(payments);
  const answer = await make(fields as Readonly<Record<string, string>>);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`href="#veld-${name}"`);
  expect(await database.$count(payments)).toBe(before);
});

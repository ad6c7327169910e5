import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeHomePage, TodoKind } from '#contract/office/home.ts';
import type { StaffRole } from '#domain/account/role.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import { accountRequests } from '../../database/schema/accounts.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { staffTasks } from '../../database/schema/tasks.ts';

const { database } = await testDatabase();
// A Tuesday in Amsterdam already.
const now = () => new Date('2026-11-16T23:30:00Z');
const shop = testApp(database, { now });
const staff: Readonly<Record<StaffRole, string>> = {
  owner: demoAccounts.staff,
  sales: demoAccounts.sales,
  bookkeeping: demoAccounts.bookkeeping,
  workshop: demoAccounts.workshop,
};
const members = new Map<StaffRole, Visitor>();

beforeAll(async () => {
  for (const [role, email] of Object.entries(staff) as [StaffRole, string][]) {
    const person = await findPersonByEmail(database, email);
    const visitor = new Visitor(shop);
    const origin = { userAgent: '', address: '' };
    visitor.cookies.set('maathor', await createSession(database, person?.id ?? 0, origin, now()));
    members.set(role, visitor);
  }
  await database.delete(staffTasks);
});

async function get(role: StaffRole, path: string): Promise<unknown> {
  const answer = await members.get(role)?.get(path, { accept: 'application/json' });
  expect(answer?.status).toBe(200);
  return answer?.json();
}

const homeOf = async (role: StaffRole) => (await get(role, '/beheer')) as Omit<OfficeHomePage, 'name'>;

async function todoOf(role: StaffRole, kind: TodoKind) {
  return (await homeOf(role)).todos.find((todo) => todo.kind === kind);
}

describe('R11.1 the start page', () => {
  it('tells each role what it is there for', async () => {
    const orderKinds = ['late', 'due_today', 'to_release', 'held'];
    const expected: Readonly<Record<StaffRole, readonly string[]>> = {
      owner: [
        ...[...orderKinds, 'payment_trouble', 'bank_waiting', 'overdue', 'third_reminder'],
        ...['account_requests', 'questions', 'mail_failed', 'job_failed'],
      ],
      sales: [...orderKinds, 'account_requests', 'questions'],
      bookkeeping: ['payment_trouble', 'bank_waiting', 'overdue', 'third_reminder'],
      workshop: orderKinds,
    };
    for (const role of Object.keys(staff) as StaffRole[])
      expect((await homeOf(role)).todos.map(({ kind }) => kind)).toEqual(expected[role]);
  });

  it('counts the rows that its link shows, and names the oldest of them', async () => {
    const days = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18'];
    for (const dueOn of days) {
      const { id } = await anOrder(database, { status: 'paid' });
      await database.update(orders).set({ dueOn }).where(eq(orders.id, id));
    }
    for (const kind of ['late', 'due_today', 'to_release'] as const) {
      const todo = await todoOf('owner', kind);
      const rows = (await get('owner', todo?.href ?? '')) as {
        readonly orders: readonly { readonly number: string }[];
      };
      expect(rows.orders.length).toBe(todo?.count);
      expect(todo?.oldest?.href).toBe(`/beheer/bestellingen/${rows.orders[0]?.number}`);
    }
    expect((await todoOf('owner', 'late'))?.oldest?.day).toBe('2026-11-12');
    const html = await (await members.get('owner')?.get('/beheer'))?.text();
    expect(html).toContain('Te laat'.toLowerCase());
  });

  it('counts tasks as the inbox lists them', async () => {
    const at = (day: number) => new Date(`2026-11-0${day}T12:00:00Z`);
    await database.insert(staffTasks).values([
      { kind: 'surplus', dedupeKey: 'a', createdAt: at(2) },
      { kind: 'credit', dedupeKey: 'b', createdAt: at(1), details: 'nothing_left' },
      { kind: 'mismatch', dedupeKey: 'c', createdAt: at(3), doneAt: at(4) },
      { kind: 'mail_failed', dedupeKey: 'd', createdAt: at(3) },
    ]);
    const todo = await todoOf('bookkeeping', 'payment_trouble');
    expect(todo).toMatchObject({
      count: 2,
      oldest: { label: expect.stringContaining('Creditnota'), day: '2026-11-01' },
    });
    const { tasks } = (await get('bookkeeping', todo?.href ?? '')) as { readonly tasks: readonly unknown[] };
    expect(tasks).toHaveLength(2);
    expect((await todoOf('owner', 'mail_failed'))?.count).toBe(1);
  });

  it('R15.4 counts no further than anybody acts on, and says so', async () => {
    const failed = Array.from(
      { length: 1200 },
      (_, index) => ({ kind: 'mail_failed', dedupeKey: `m${index}` }) as const,
    );
    await database.insert(staffTasks).values(failed);
    expect((await todoOf('owner', 'mail_failed'))?.count).toBe(1000);
    expect(await (await members.get('owner')?.get('/beheer'))?.text()).toContain('999+');
    await database.delete(staffTasks);
  });

  it('every number is the rows of its list, also beside others of the same list', async () => {
    const request = {
      ...{ company: 'X', companyNumber: '12345678', contact: 'X', phone: '' },
      ...{ street: 'Dorpsstraat', houseNumber: '1', postcode: '3511 AB', city: 'Utrecht' },
      country: 'NL' as const,
    };
    await database.insert(accountRequests).values([
      { ...request, email: 'open@voorbeeld.nl' },
      { ...request, email: 'refused@voorbeeld.nl', status: 'refused', decidedAt: now() },
    ]);
    const held = await anOrder(database, { status: 'placed' });
    await database.update(orders).set({ heldAt: now() }).where(eq(orders.id, held.id));
    await database.insert(staffTasks).values([
      { kind: 'special_request', dedupeKey: 'e' },
      { kind: 'vat_refused', dedupeKey: 'f', doneAt: now() },
      { kind: 'job_failed', dedupeKey: 'g' },
    ]);
    const { todos } = await homeOf('owner');
    const counts: Record<string, number> = {};
    for (const { kind, href, count } of todos) {
      counts[kind] = count;
      const rows = Object.values((await get('owner', href)) as object).find(Array.isArray);
      expect([kind, rows?.length]).toEqual([kind, count]);
    }
    expect(counts).toMatchObject({ held: 1, account_requests: 1, questions: 1, job_failed: 1 });
  });

  it('the picture: by week in Amsterdam, without what was called off; screens and no money for the workshop', async () => {
    await database.delete(orderLines);
    await database.update(orders).set({ placedAt: new Date('2020-01-01T12:00:00Z') });
    const place = async (placedAt: string, status: 'paid' | 'cancelled' = 'paid') => {
      const { id } = await anOrder(database, { status });
      await database
        .update(orders)
        .set({ placedAt: new Date(placedAt) })
        .where(eq(orders.id, id));
    };
    // Sunday night, and half an hour later Monday in Amsterdam.
    await place('2026-11-15T22:30:00Z');
    await place('2026-11-15T23:00:00Z');
    await place('2026-11-16T10:00:00Z', 'cancelled');
    await place('2025-11-17T10:00:00Z');
    const { intake } = await homeOf('owner');
    expect([intake.year, intake.week, intake.weeks.length]).toEqual([2026, 47, 53]);
    const one = { count: 1, cents: 194_46 };
    expect(intake.weeks.slice(45, 48)).toEqual([
      { week: 46, now: one, before: { count: 0, cents: 0 } },
      { week: 47, now: one, before: one },
      { week: 48, now: null, before: { count: 0, cents: 0 } },
    ]);
    const workshop = (await homeOf('workshop')).intake;
    expect([workshop.counted, workshop.weeks[46]]).toEqual([
      'screens',
      { week: 47, now: { count: 2, cents: null }, before: { count: 2, cents: null } },
    ]);
    const html = (await (await members.get('workshop')?.get('/beheer'))?.text()) ?? '';
    expect(html).toContain('Horren per week');
    expect(html).not.toContain('€');
  });
});

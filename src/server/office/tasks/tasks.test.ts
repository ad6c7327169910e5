import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TaskData } from '#contract/office/tasks.ts';
import { may } from '#domain/account/rights.ts';
import type { StaffRole } from '#domain/account/role.ts';
import { readCsv } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { rightForTask, type TaskKind, taskKinds } from '#domain/task/task-kind.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { paymentAttempts, refunds } from '../../database/schema/payments.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { raiseTask } from '../../tasks/raise-task.ts';
import { mailKey, taskKey, tellFailure } from '../../tasks/tell-failure.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const enqueued: { readonly queue: string; readonly data: object }[] = [];
const shop = testApp(database, {
  now,
  jobs: {
    enqueue: (_transaction, queue, data) => {
      enqueued.push({ queue, data });
      return Promise.resolve();
    },
  },
});
const path = '/beheer/taken';
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
    const id = await createSession(database, person?.id ?? 0, { userAgent: '', address: '' }, now());
    visitor.cookies.set('maathor', id);
    await visitor.get(path);
    members.set(role, visitor);
  }
});

beforeEach(async () => {
  await database.delete(staffTasks);
  await database.delete(mails);
  enqueued.splice(0);
});

function as(role: StaffRole): Visitor {
  const visitor = members.get(role);
  if (visitor === undefined) throw new Error(`no ${role}`);
  return visitor;
}

async function listed(role: StaffRole, query = ''): Promise<readonly TaskData[]> {
  const answer = await as(role).get(`${path}?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { tasks: TaskData[] }).tasks;
}

async function aTask(kind: TaskKind, more: Partial<typeof staffTasks.$inferInsert> = {}): Promise<number> {
  const values = { kind, dedupeKey: crypto.randomUUID(), createdAt: now(), ...more };
  const [task] = await database.insert(staffTasks).values(values).returning({ id: staffTasks.id });
  return task?.id ?? 0;
}

const press = (role: StaffRole, id: number, word: string, fields = {}) =>
  as(role).submit(`${path}/${id}/${word}`, fields);
const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')];
const told = async (id: number) =>
  (
    await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectId, String(id)))
  )
    .filter(({ subjectKind }) => subjectKind === 'task')
    .map(({ action, personRole, after }) => [action, personRole, after]);

describe('R11.1 the inbox', () => {
  it('shows each role what it can do something about, and counts that in the bar', async () => {
    for (const kind of taskKinds) await aTask(kind);
    for (const role of Object.keys(staff) as StaffRole[]) {
      const own = taskKinds.filter((kind) => may(role, rightForTask[kind]));
      expect(new Set((await listed(role)).map(({ kind }) => kind))).toEqual(new Set(own));
      const html = await (await as(role).get(path)).text();
      expect(/Taken<span[^>]*>(\d+)</.exec(html)?.[1] ?? '0').toBe(String(own.length));
    }
    expect(await (await as('workshop').get(path)).text()).toContain('Er is niets dat op u wacht.');
    expect((await as('sales').get(`${path}?soort=surplus`)).status).toBe(422);
  });

  it('tells what, to whom, how much and since when, with ways there, the oldest first', async () => {
    const order = await anOrder(database);
    const late = await aTask('credit', { orderId: order.id, amount: cents(5_00), details: 'nothing_left' });
    const early = await aTask('vat_refused', { companyId: order.companyId, createdAt: new Date(0) });
    const tasks = await listed('owner');
    expect(tasks.map(({ id }) => id)).toEqual([early, late]);
    expect(tasks[1]).toMatchObject({
      title: 'Creditnota niet gemaakt',
      details: 'op de factuur staat niet zoveel meer open',
      company: order.customer.company,
      amount: '5.00',
      status: 'open',
      createdAt: now().toISOString(),
      way: null,
      links: [
        { label: `Bestelling ${order.number}`, href: `/beheer/bestellingen/${order.number}` },
        { label: order.customer.company, href: `/beheer/klanten/${order.companyId}` },
      ],
    });
    expect(tasks[0]?.links).toEqual([
      { label: order.customer.company, href: `/beheer/klanten/${order.companyId}` },
    ]);
    const html = await (await as('owner').get(`${path}/${late}`)).text();
    for (const words of ['Creditnota niet gemaakt', '€ 5,00', order.number, 'Afgehandeld'])
      expect(html).toContain(words);
    expect((await as('sales').get(`${path}/${late}`)).status).toBe(403);
    expect((await as('owner').get(`${path}/999999`)).status).toBe(404);
  });

  it('is searched, filtered, paged and exported as every list', async () => {
    const order = await anOrder(database);
    const first = await aTask('credit', { orderId: order.id });
    for (let index = 0; index < 51; index++) await aTask('special_request', { details: `nummer ${index}` });
    expect((await listed('owner', `zoek=${order.number.slice(2, 12)}`)).map(({ id }) => id)).toEqual([first]);
    expect(await listed('owner', 'zoek=nummer 50')).toHaveLength(1);
    expect(await listed('owner', 'soort=credit,surplus')).toHaveLength(1);
    const answer = await as('owner').get(path, { accept: 'application/json' });
    const { tasks, next } = (await answer.json()) as { tasks: TaskData[]; next: string };
    expect([tasks.length, (await listed('owner', `na=${next}`)).length]).toEqual([50, 2]);
    const file = readCsv(await (await as('owner').get(`${path}.csv?soort=credit`)).text());
    expect(file.ok && file.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['nummer', 'soort'],
      [String(first), 'Creditnota niet gemaakt'],
    ]);
    expect((await as('owner').get(`${path}?status=weg`)).status).toBe(422);
  });
});

describe('R11.1 settling a task', () => {
  it('on somebody’s word: once, with who and why, also when two press at once', async () => {
    const id = await aTask('special_request');
    const note = 'gebeld,  offerte volgt';
    const answers = await Promise.all([1, 2].map(() => press('sales', id, 'afgehandeld', { note })));
    expect(answers.map((answer) => whereTo(answer)[1]).toSorted()).toEqual([
      `${path}/${id}?probleem=al`,
      `${path}?melding=afgehandeld`,
    ]);
    expect(await told(id)).toEqual([['task_settled', 'sales', { note: 'gebeld, offerte volgt' }]]);
    expect(await listed('sales')).toEqual([]);
    const [done] = await listed('sales', 'status=done');
    expect(done).toMatchObject({
      id,
      status: 'done',
      doneBy: 'Vera Koopmans',
      note: 'gebeld, offerte volgt',
      way: null,
    });
    const html = await (await as('sales').get(`${path}/${id}?probleem=al`)).text();
    expect(html).toContain('Er is niets opnieuw gedaan.');
  });

  it('with too many words loses none of them', async () => {
    const id = await aTask('special_request');
    const note = 'x'.repeat(201);
    const answer = await press('sales', id, 'afgehandeld', { note });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(note)]);
    expect(await listed('sales')).toHaveLength(1);
  });

  it('is only for who the kind is for', async () => {
    const id = await aTask('surplus');
    for (const word of ['afgehandeld', 'terugbetalen'])
      expect((await press('sales', id, word)).status).toBe(403);
    expect(await listed('bookkeeping')).toHaveLength(1);
    expect(whereTo(await press('bookkeeping', id, 'opnieuw-versturen'))[1]).toContain('probleem=anders');
  });

  it('a surplus goes back once: page and command, both at once', async () => {
    const { payment, attempt } = await aPaidPayment(database);
    await database.update(paymentAttempts).set({ isSurplus: true }).where(eq(paymentAttempts.id, attempt.id));
    await database.delete(staffTasks);
    const about = { paymentId: payment.id, attemptId: attempt.id, amount: cents(10_00) };
    const id = await aTask('surplus', about);
    const owner = await ownerAt(database, now);
    await Promise.all([
      press('bookkeeping', id, 'terugbetalen'),
      press('owner', id, 'terugbetalen'),
      owner.types('overschot-terugbetalen', String(id)),
    ]);
    const back = await database.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
    expect(back.map(({ amount, cause }) => [amount, cause])).toEqual([[10_00, `surplus:${id}`]]);
    expect((await told(id)).map(([action, , after]) => [action, after])).toEqual([
      ['refund_asked', { amount: 10_00 }],
    ]);
    expect(await listed('owner')).toEqual([]);
  });

  it('a mail that was given up is sent again, and comes back when that fails', async () => {
    const values = { dedupeKey: 'm', recipient: 'x@voorbeeld.nl', subject: 'x', html: '', text: '' };
    const [mail] = await database
      .insert(mails)
      .values({ ...values, status: 'failed' })
      .returning();
    const key = mailKey(mail?.id ?? 0);
    const id = await aTask('mail_failed', { dedupeKey: taskKey(key) });
    expect((await listed('owner'))[0]?.way).toBe('send_again');
    const answers = await Promise.all([1, 2].map(() => press('owner', id, 'opnieuw-versturen')));
    expect(answers.map((answer) => whereTo(answer)[1]).toSorted()).toEqual([
      `${path}/${id}?probleem=al`,
      `${path}?melding=opnieuw-versturen`,
    ]);
    expect((await database.select().from(mails))[0]?.status).toBe('queued');
    expect(enqueued.filter(({ queue }) => queue === 'send-mail')).toEqual([
      { queue: 'send-mail', data: { mailId: mail?.id } },
    ]);
    expect(await told(id)).toEqual([['tried_again', 'owner', null]]);
    await tellFailure(shop.deps, { queue: 'send-mail', key, failures: 3, details: 'weer' }, new Error('x'));
    shop.reports.splice(0);
    expect(await listed('owner')).toMatchObject([{ id, details: 'weer', doneBy: null, note: '' }]);
    await database.update(mails).set({ status: 'sent' });
    expect(whereTo(await press('owner', id, 'opnieuw-versturen'))[1]).toContain('niets-over');
  });

  it('work that failed is done again, where it is work that can be asked for', async () => {
    const job = { queue: 'issue-invoice', data: { orderId: 7 } };
    const id = await aTask('job_failed', { job, details: 'issue-invoice' });
    const byClock = await aTask('job_failed', { details: 'clean-up' });
    expect((await listed('owner')).map(({ way }) => way)).toEqual(['try_again', null]);
    await Promise.all([1, 2].map(() => press('owner', id, 'opnieuw-proberen')));
    expect(enqueued).toEqual([job]);
    expect(whereTo(await press('owner', byClock, 'opnieuw-proberen'))[1]).toContain('probleem=anders');
    expect(await listed('owner')).toHaveLength(1);
  });

  it('work by the clock that fails again after it was settled asks again, with a mail', async () => {
    const failure = { queue: 'clean-up', key: 'clean-up', failures: 3 };
    const fail = () => tellFailure(shop.deps, failure, new Error('x'));
    await fail();
    await fail();
    shop.reports.splice(0);
    const [task] = await listed('owner');
    expect(await database.$count(mails)).toBe(1);
    await press('owner', task?.id ?? 0, 'afgehandeld');
    await fail();
    shop.reports.splice(0);
    expect(await listed('owner')).toMatchObject([{ id: task?.id }]);
    expect(await database.$count(mails)).toBe(2);
  });

  it('a task raised twice is one', async () => {
    const task = { kind: 'credit', dedupeKey: 'same' } as const;
    await raiseTask(database, shop.deps.jobs, task);
    await raiseTask(database, shop.deps.jobs, task);
    expect(await listed('owner')).toHaveLength(1);
  });
});

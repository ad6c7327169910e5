import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/account/role.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { staffNotices } from '../../database/schema/tasks.ts';
import { hearWebhook } from '../../payments/hear-webhook.ts';
import { raiseTask } from '../../tasks/raise-task.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const path = '/beheer/meldingen';
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
    visitor.cookies.set('maathor', await createSession(database, person?.id ?? 0, origin, new Date()));
    await visitor.get(path);
    members.set(role, visitor);
  }
});

beforeEach(async () => {
  await database.delete(staffNotices);
  await database.delete(mails);
});

async function offered(role: StaffRole): Promise<readonly (readonly [string, boolean])[]> {
  const html = (await (await members.get(role)?.get(path))?.text()) ?? '';
  return [...html.matchAll(/<input[^>]*name="topic"[^>]*>/g)].map(([input]) => [
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
    /checked/.test(input),
  ]);
}

async function choose(role: StaffRole, ...topics: readonly string[]): Promise<void> {
  const visitor = members.get(role);
  const form = new FormData();
  form.append('_token', visitor?.token ?? '');
  for (const topic of topics) form.append('topic', topic);
  const answer = await shop.app.request(path, {
    method: 'POST',
    headers: { accept: 'text/html', cookie: `maathor=${visitor?.cookies.get('maathor')}` },
    body: form,
  });
  expect(answer.headers.get('location')).toBe(`${path}?melding=bewaard`);
}

const told = async (key: string) =>
  (
    await database
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `${key}%`))
  ).map(({ recipient }) => recipient);

describe('R11.1 mails to staff, by their own choice', () => {
  it('each role is offered what it may see, with what is usual', async () => {
    expect(await offered('workshop')).toEqual([['new_order', false]]);
    expect(await offered('bookkeeping')).toEqual([
      ['new_order', false],
      ['payment_trouble', true],
    ]);
    expect((await offered('owner')).map(([topic]) => topic)).toHaveLength(6);
  });

  it('who does not want it gets no mail, and the task is there all the same', async () => {
    const raise = (dedupeKey: string) => raiseTask(database, shop.deps.jobs, { kind: 'credit', dedupeKey });
    await raise('first');
    expect((await told('staff-task:')).toSorted()).toEqual(
      [demoAccounts.staff, demoAccounts.bookkeeping].toSorted(),
    );
    await choose('bookkeeping');
    await database.delete(mails);
    await raise('second');
    expect(await told('staff-task:')).toEqual([demoAccounts.staff]);
    await choose('bookkeeping', 'payment_trouble', 'job_failed');
    expect(await offered('bookkeeping')).toEqual([
      ['new_order', false],
      ['payment_trouble', true],
    ]);
    await database.delete(mails);
    await raiseTask(database, shop.deps.jobs, { kind: 'job_failed', dedupeKey: 'third' });
    expect(await told('staff-task:')).toEqual([demoAccounts.staff]);
    const id = (await findPersonByEmail(database, demoAccounts.bookkeeping))?.id;
    const lines = await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectId, String(id)));
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['notices_chosen', { notices: 'geen' }],
      ['notices_chosen', { notices: 'Een betaling die iemand moet bekijken' }],
    ]);
  });

  it('a new order is told once, when it is paid, and without prices to who sees none', async () => {
    await choose('workshop', 'new_order');
    await choose('sales', 'new_order', 'account_request');
    const { desk, order, attempt } = await aPaidPayment(database);
    await hearWebhook(desk.deps, attempt.providerId);
    const sent = await database
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `new-order:${order.id}:%`))
      .orderBy(mails.id);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      [demoAccounts.sales, demoAccounts.workshop].toSorted(),
    );
    const textOf = (email: string) => sent.find(({ recipient }) => recipient === email)?.text ?? '';
    expect(textOf(demoAccounts.sales)).toContain('Totaal € 194,46');
    expect(textOf(demoAccounts.workshop)).toContain('2 × Inzethor');
    expect(textOf(demoAccounts.workshop)).not.toContain('€');
  });
});

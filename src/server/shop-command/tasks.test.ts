import { beforeEach, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { mails } from '../database/schema/operations.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { raiseTask } from '../tasks/raise-task.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, now);
const { deps } = testApp(database, { now });

beforeEach(async () => {
  await database.delete(staffTasks);
});

it('R1.6 taken: what happened, to whom and how much, until it is settled', async () => {
  expect(await owner.sees('taken')).toBe('Er zijn geen open taken.\n');
  const order = await anOrder(database);
  const invoice = await issueInvoice(deps, order.id);
  const credit = { kind: 'credit', dedupeKey: 'one', invoiceId: invoice.id, amount: cents(5_00) } as const;
  await raiseTask(database, deps.jobs, credit);
  await raiseTask(database, deps.jobs, credit);
  await raiseTask(database, deps.jobs, { kind: 'vat_refused', dedupeKey: 'two', orderId: order.id });
  await raiseTask(database, deps.jobs, { kind: 'job_failed', dedupeKey: 'three', details: 'iets' });
  const [heading, ...rows] = (await owner.sees('taken')).trimEnd().split('\n');
  expect(heading).toMatch(/^Nr +Datum +Wat +Waarover +Klant +Bedrag$/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    new RegExp(`Creditnota niet gemaakt +Factuur ${invoice.number} +${order.customer.company} +€ 5,00$`),
  );
  expect(rows[1]).toMatch(
    new RegExp(
      `Btw-nummer niet bevestigd +Bestelling ${order.number.slice(0, 12)}\\S+ +${order.customer.company}$`,
    ),
  );
  expect(rows[2]).toMatch(/Werk van de winkel mislukt \(iets\)$/);
  const id = rows[0]?.split(' ')[0] ?? '';
  expect(await owner.sees('taak-klaar', id)).toBe(`Taak ${id} is klaar: Creditnota niet gemaakt.\n`);
  expect((await owner.sees('taken')).trimEnd().split('\n')).toHaveLength(3);
  expect(await owner.types('taak-klaar', id)).toMatchObject({
    code: 1,
    stderr: `Er is geen open taak ${id}.\n`,
  });
  expect(await owner.types('taak-klaar')).toMatchObject({ code: 1 });
});

it('a mail that cannot be sent is not told by mail', async () => {
  const before = await database.$count(mails);
  await raiseTask(database, deps.jobs, { kind: 'mail_failed', dedupeKey: 'mail' });
  expect(await database.$count(mails)).toBe(before);
});

import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anInvoice, openOf, paySeveral, sharesOf } from '#tests/support/several.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { giveSurplusBack } from '../payments/refund-by-task.ts';
import { checkLedger } from './check-ledger.ts';
import { findCreditBalance } from './statement/find-credit-balance.ts';
import { findStatement } from './statement/find-statement.ts';

const { database } = await testDatabase();

it('R12.4 the books agree after every step in the life of one payment for several invoices', async () => {
  const one = await anInvoice(database, 100_00, '2026-11-20');
  const two = await anInvoice(database, 50_00, '2026-11-25');
  const agree = async (step: string) => {
    const { differences, figures } = await checkLedger(database);
    expect({ step, differences }).toEqual({ step, differences: [] });
    const period = { from: '2000-01-01', until: '2100-01-01' };
    const statement = await findStatement(database, one.companyId, period, '2100-01-01');
    const credit = await findCreditBalance(database, one.companyId);
    expect({ step, credit }).toEqual({ step, credit: statement?.open.credit });
    return (account: string) => figures.accounts.find((row) => row.account === account)?.balance ?? 0;
  };
  const before = await agree('nothing paid');
  const held = before('unallocated');
  const { desk, payment, providerId, dispute, hear } = await paySeveral(database, [one, two]);
  expect((await agree('paid'))('unallocated')).toBe(held);

  const again = await desk.insertAttempt(payment, 'ideal');
  await desk.finish(again, 'paid');
  await hearWebhook(desk.deps, again);
  expect((await agree('paid twice'))('unallocated')).toBe(held - 150_00);
  const rest = (await sharesOf(database, payment.id)).at(-1);
  const [task] = await database
    .select()
    .from(staffTasks)
    .where(and(eq(staffTasks.attemptId, rest?.attemptId ?? ''), isNull(staffTasks.doneAt)));
  await giveSurplusBack(desk.deps, task?.id ?? 0, commandActor);
  await agree('surplus asked back');
  await desk.work();
  await hearWebhook(desk.deps, again);
  expect((await agree('surplus given back'))('unallocated')).toBe(held);

  const wish = { kind: 'amount', amount: cents(10_00) } as const;
  await creditInvoice(desk.deps, { invoice: one, wish, cause: 'ledger:several', isMoneyBack: true });
  await agree('part of one credited, money asked back');
  await desk.work();
  await hear();
  const after = await agree('money given back');
  expect([after('unallocated'), after('refunds_due')]).toEqual([held, before('refunds_due')]);

  await desk.refund(providerId, cents(60_00));
  await hear();
  await agree('given back at the dashboard');
  await desk.work();
  await agree('and credited');
  expect(await openOf(database, [one, two])).toEqual([0, 0]);

  await dispute(30_00);
  expect((await agree('disputed'))('unallocated')).toBe(held);
  expect(await openOf(database, [one, two])).toEqual([30_00, 0]);
  await dispute(0);
  expect((await agree('won'))('unallocated')).toBe(held);
  expect(await openOf(database, [one, two])).toEqual([0, 0]);
});

import { expect, it } from 'vitest';
import { addDays } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { judgeOnAccount } from '#domain/on-account/on-account.ts';
import { AccountDesk, owner } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { reminderMailsOf, remindersOf } from '#tests/support/overdue.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { disputeInvoice, endDispute, findOpenDispute } from '../on-account/disputes.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { remindInvoices } from './remind-invoices.ts';

const { database } = await testDatabase();

it('R12.3 an order on account in two deliveries, from shipping to forty days after the due day', async () => {
  const desk = new AccountDesk(database);
  const { first, second } = await desk.sentInTwo();
  const { dueOn, companyId } = first;
  const judge = async () => judgeOnAccount(await findCompanyAccount(database, companyId), cents(1)).kind;
  const happens: Readonly<Record<number, () => Promise<unknown>>> = {
    // A part, by bank, of the first.
    5: () => transfer(first.number, 32_28),
    6: () => disputeInvoice(desk.deps, second, 'één hor te veel', owner),
    30: async () =>
      endDispute(desk.deps, second, (await findOpenDispute(database, second.id))?.id ?? 0, owner),
  };
  const isNobodyThere = (day: number) => day === 3 || (day >= 14 && day <= 17);

  async function transfer(number: string, amount: number) {
    const parts = [{ number, amount: cents(amount) }];
    const about = { key: crypto.randomUUID(), bookedOn: dueOn, payer: 'Vermeer', description: number };
    return bookTransfer(desk.deps, { ...about, amount: cents(amount), parts, keepsRest: false }, owner);
  }

  const standings: string[] = [];
  for (let day = -14; day <= 40; day += 1) {
    desk.time = new Date(`${addDays(dueOn, day)}T07:10:00Z`);
    await happens[day]?.();
    // Two processes, and each of them twice.
    if (!isNobodyThere(day))
      for (const _round of [1, 2]) await Promise.all([remindInvoices(desk.deps), remindInvoices(desk.deps)]);
    const standing = await judge();
    if (standing !== standings.at(-1)?.split(' ')[0]) standings.push(`${standing} from ${day}`);
  }

  expect(dueOn).toBe('2026-11-30');
  expect(await remindersOf(database, first.id)).toEqual([
    [1, addDays(dueOn, 4), 132_28],
    [2, addDays(dueOn, 18), 100_00],
    [3, addDays(dueOn, 28), 100_00],
  ]);
  // Held from the sixth day to the thirtieth; a week goes by before the third.
  expect(await remindersOf(database, second.id)).toEqual([
    [1, addDays(dueOn, 4), 62_18],
    [2, addDays(dueOn, 30), 62_18],
    [3, addDays(dueOn, 37), 62_18],
  ]);
  const link = await desk.link(first.id);
  const sent = [
    ...(await reminderMailsOf(database, first.id)),
    ...(await reminderMailsOf(database, second.id)),
  ];
  expect(sent).toHaveLength(6);
  expect(sent.slice(0, 3).every(({ text }) => text.includes(`/payment/${link.token}`))).toBe(true);
  expect(standings).toEqual(['free from -14', 'blocked from 28']);

  const { providerId } = await desk.pay(first.id, 'creditcard');
  expect(await judge()).toBe('blocked');
  await transfer(second.number, 62_18);
  expect(await judge()).toBe('free');
  await desk.chargeBack(providerId);
  await hearWebhook(desk.deps, providerId);
  expect(await judge()).toBe('blocked');
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { parseQuarter } from '#domain/bookkeeping/books.ts';
import { cents } from '#domain/money/cents.ts';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { ledgerEntries } from '../database/schema/ledger.ts';
import { creditInvoice } from '../payments/give-back.ts';
import { findStatement } from './statement/find-statement.ts';
import { writeExport } from './write-export.ts';

const { database } = await testDatabase();

async function vatOf(quarter: string) {
  const period = parseQuarter(quarter);
  if (period === null) throw new Error(`${quarter} is no quarter`);
  let text = '';
  for await (const part of writeExport(database, { what: 'vat', ...period })) text += part.text;
  return text.trim().split(/\r?\n/).at(-1);
}

it('R12.3 over new year every document has the year, the series and the quarter of the Dutch clock', async () => {
  const desk = new AccountDesk(database);
  // A minute before midnight in Amsterdam, which is 23:00 in UTC.
  desk.time = new Date('2033-12-31T22:59:00Z');
  const order = await desk.order();
  await desk.ship(order, 1, { sentOn: '2033-12-31' });
  const before = await aQuote(database, demoAccounts.onAccount, { now: desk.time });
  desk.pass(2);
  await desk.ship(order, 'rest', { sentOn: '2033-12-31' });
  const after = await aQuote(database, demoAccounts.onAccount, { now: desk.time });
  const [first, second] = await desk.invoices(order);
  if (first === undefined || second === undefined) throw new Error('not two invoices');
  const wish = { kind: 'amount', amount: cents(10_00) } as const;
  const credited = await creditInvoice(desk.deps, {
    ...{ invoice: first, wish, cause: 'year end', isMoneyBack: false },
  });
  await desk.pay(second.id);
  expect([first, second]).toMatchObject([
    { number: 'F2033-00001', issuedOn: '2033-12-31', deliveredOn: '2033-12-31', dueOn: '2034-01-14' },
    { number: 'F2034-00001', issuedOn: '2034-01-01', deliveredOn: '2033-12-31', dueOn: '2034-01-15' },
  ]);
  expect(credited).toMatchObject({ note: { number: 'C2034-00001', issuedOn: '2034-01-01' } });
  expect([before.number, after.number]).toEqual(['O2033-00001', 'O2034-00001']);
  expect(await vatOf('2033-4')).toBe('totaal;;;1;0;109,32;22,96;132,28');
  expect(await vatOf('2034-1')).toBe('totaal;;;1;1;43,13;9,05;52,18');
  const days = await database
    .select({ kind: ledgerEntries.kind, on: ledgerEntries.happenedOn })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.companyId, order.companyId))
    .orderBy(ledgerEntries.id);
  expect(days.filter(({ on }) => on > '2033')).toEqual([
    { kind: 'invoice', on: '2033-12-31' },
    { kind: 'invoice', on: '2034-01-01' },
    { kind: 'credit_note', on: '2034-01-01' },
    { kind: 'payment', on: '2034-01-01' },
  ]);
  const year = (from: string, until: string) =>
    findStatement(database, order.companyId, { from, until }, '2034-02-01');
  const old = await year('2033-01-01', '2033-12-31');
  const young = await year('2034-01-01', '2034-12-31');
  expect([(old?.closing ?? 0) - (old?.opening ?? 0), young?.opening]).toEqual([132_28, old?.closing]);
  expect((young?.closing ?? 0) - (young?.opening ?? 0)).toBe(-10_00);
});

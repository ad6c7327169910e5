import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { checkBooks } from './check-books.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const { deps } = testApp(database, { now });
const owner = await ownerAt(database, now);

const paid = await aPaidPayment(database);
const invoice = await issueInvoice(paid.desk.deps, paid.order.id);

const drift = (cents: number) =>
  database.execute(sql`update invoice_balances set open_cents = ${cents} where invoice_id = ${invoice.id}`);

const tasks = () => database.select().from(staffTasks).where(eq(staffTasks.kind, 'ledger_mismatch'));

beforeEach(async () => {
  await database.delete(staffTasks);
  await drift(0);
});

it('what does not agree is one task, told again only when it is something else, and closed when all agrees', async () => {
  await checkBooks(deps);
  expect(await tasks()).toEqual([]);
  await drift(5_00);
  await checkBooks(deps);
  await checkBooks(deps);
  const details = `lijst van facturen loopt niet gelijk: ${invoice.number}; verwacht € 0,00, gevonden € 5,00`;
  expect(await tasks()).toMatchObject([{ details: expect.stringContaining(details), doneAt: null }]);
  // Somebody has settled it, and nothing else is wrong.
  await database.update(staffTasks).set({ doneAt: now(), doneNote: 'Gezien' });
  await checkBooks(deps);
  expect(await tasks()).toMatchObject([{ doneNote: 'Gezien' }]);
  await drift(6_00);
  await checkBooks(deps);
  expect(await tasks()).toMatchObject([{ doneAt: null, details: expect.stringContaining('€ 6,00') }]);
  await drift(0);
  await checkBooks(deps);
  expect(await tasks()).toMatchObject([{ doneAt: now(), doneNote: 'Klopt weer.' }]);
  // The same again, after it was well.
  await drift(6_00);
  await checkBooks(deps);
  expect(await tasks()).toMatchObject([{ doneAt: null, doneNote: '' }]);
});

it('a check that cannot be made is told as well', async () => {
  await database.execute(sql`alter table write_offs rename to gone`);
  await expect(checkBooks(deps)).rejects.toThrow();
  await database.execute(sql`alter table gone rename to write_offs`);
  expect(await tasks()).toMatchObject([
    { details: 'de controle zelf is niet gelukt; in het logboek van de server staat waarom' },
  ]);
});

it('kas-controle tells the figures, what differs, and by its exit code whether all agrees', async () => {
  const well = await owner.types('kas-controle');
  expect(well).toMatchObject({ code: 0, stderr: '' });
  expect(well.stdout).toMatch(/^Boekingen: \d+\n\nRekening +Saldo\ndebiteuren /);
  expect(well.stdout).toMatch(/\nsamen +€ 0,00\n/);
  expect(well.stdout).toMatch(/\nfacturen +\d+ +€ /);
  expect(well.stdout).toMatch(/\n\nAlles klopt: grootboek, facturen en betalingen zeggen hetzelfde\.\n$/);
  await drift(5_00);
  const broken = await owner.types('kas-controle');
  expect(broken.code).toBe(1);
  expect(broken.stdout).toContain('Er is 1 verschil. Er staat een taak voor in het beheer.\n');
  expect(broken.stdout).toContain(`${invoice.number}; verwacht € 0,00, gevonden € 5,00\n`);
  expect(await tasks()).toHaveLength(1);
});

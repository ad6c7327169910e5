import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { addNote } from '../accounts/company-notes.ts';
import { requestPasswordReset } from '../accounts/reset-password.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commandActor } from '../logbook/write-logbook.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, now);
const { deps } = testApp(database, { now });

it('gegevens: all that is kept of one customer, and nothing of another or of our own secrets', async () => {
  const order = await anOrder(database);
  const invoice = await issueInvoice(deps, order.id);
  await owner.sees('betaallink', '--factuur', invoice.number, '--mail', demoAccounts.millimetres);
  await requestPasswordReset(deps, demoAccounts.millimetres);
  const foreign = await anOrder(database, { country: 'BE' });
  await addNote(deps, order.companyId, 'Belt graag.', commandActor);
  const text = await owner.sees('gegevens', '--klant', ` ${demoAccounts.millimetres.toUpperCase()}`);
  expect(JSON.parse(text)).toMatchObject({
    exportedAt: '2026-11-16T12:00:00.000Z',
    account: { email: demoAccounts.millimetres },
    companyNotes: [{ text: 'Belt graag.' }],
    addresses: expect.arrayContaining([expect.objectContaining({ kind: 'invoice' })]),
    orders: expect.arrayContaining([
      expect.objectContaining({
        number: order.number,
        lines: [expect.objectContaining({ boxLabel: 'keuken <1>' })],
      }),
    ]),
    invoices: expect.arrayContaining([
      expect.objectContaining({
        number: invoice.number,
        lines: expect.arrayContaining([expect.objectContaining({ amount: 2 })]),
      }),
    ]),
    payments: expect.arrayContaining([expect.objectContaining({ invoiceId: invoice.id, attempts: [] })]),
    mails: expect.arrayContaining([
      expect.objectContaining({ text: expect.stringContaining(invoice.number) }),
      expect.objectContaining({ text: '' }),
    ]),
  });
  expect(text).not.toContain(foreign.number);
  expect(text).not.toMatch(/argon2|tokenHash|passwordHash|wachtwoord-herstellen/);
  expect(await owner.sees('gegevens', '--klant', demoAccounts.millimetres, '--bestand', 'klant.json')).toBe(
    'De gegevens staan in klant.json.\n',
  );
  expect(await owner.read('klant.json')).toBe(text);
});

it('gegevens: says so when there is no such account', async () => {
  expect(await owner.types('gegevens', '--klant', 'niemand@voorbeeld.nl')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('niemand@voorbeeld.nl'),
  });
  expect(await owner.types('gegevens')).toMatchObject({ code: 1, stdout: '' });
});

import { asc, eq, inArray, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AccountDesk, owner } from '#tests/support/account-desk.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import type { Order } from '#tests/support/orders.ts';
import { removePerson } from '../accounts/change-people.ts';
import { nowhere } from '../accounts/forgotten.ts';
import { findPersonByEmail, type Person } from '../accounts/people.ts';
import { people } from '../database/schema/accounts.ts';
import { mails } from '../database/schema/operations.ts';
import { orders } from '../database/schema/orders.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { recipientsOf } from './recipients.ts';

const { database } = await testDatabase();
const desk = new AccountDesk(database);

const buyer = await found(demoAccounts.buyerOnAccount);
const boss = await found(demoAccounts.onAccount);

async function found(email: string): Promise<Person> {
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`there is no ${email}`);
  return person;
}

const known = await database
  .select()
  .from(people)
  .where(inArray(people.id, [buyer.id, boss.id]));

beforeEach(async () => {
  for (const { id, ...row } of known) await database.update(people).set(row).where(eq(people.id, id));
});

// On account, by the buyer.
async function ordered(): Promise<Order> {
  const { id, customer } = await desk.order();
  const [order] = await database
    .update(orders)
    .set({ personId: buyer.id, customer: { ...customer, contact: buyer.name, email: buyer.email } })
    .where(eq(orders.id, id))
    .returning();
  if (order === undefined) throw new Error('no order');
  return order;
}

const leave = ({ id, companyId }: Person) => removePerson(desk.deps, { companyId, personId: id }, owner);

const change = ({ id }: Person, to: Partial<typeof people.$inferInsert>) =>
  database.update(people).set(to).where(eq(people.id, id));

function mailed({ id }: Order) {
  return database
    .select({ to: mails.recipient, subject: mails.subject, text: mails.text })
    .from(mails)
    .where(eq(mails.aboutOrderId, id))
    .orderBy(asc(mails.id));
}

describe('R12.1 mail about an order goes to who is there now', () => {
  it('whoever ordered and left gets neither invoice nor link, the owner does', async () => {
    const order = await ordered();
    expect(await leave(buyer)).toBe('done');
    await desk.ship(order, 'rest');
    const [invoice] = await desk.invoices(order);
    if (invoice === undefined) throw new Error('no invoice');
    await desk.pay(invoice.id);
    await issueCreditNote(desk.deps, {
      invoiceId: invoice.id,
      wish: { kind: 'amount', amount: invoice.total },
      cause: 'test',
    });
    await desk.act('send_document', order, { number: invoice.number, key: 'again' });
    await desk.act('send_document', order, { number: null, key: 'again' });
    const told = await mailed(order);
    expect(told.map(({ to }) => to)).toEqual(told.map(() => boss.email));
    expect(told.map(({ subject }) => subject.split(' ')[0])).toEqual([
      ...['Bestelling', 'Factuur', 'Betaling', 'Creditnota', 'Factuur', 'Bestelling'],
    ]);
    expect(told.every(({ text }) => text.includes(boss.name) && !text.includes(buyer.name))).toBe(true);
  });

  it('whoever has another address now gets it there', async () => {
    const order = await ordered();
    await change(buyer, { email: 'nieuw@voorbeeld.nl', name: 'Ans Nieuw' });
    await desk.ship(order, 'rest');
    const [invoice] = await desk.invoices(order);
    await desk.pay(invoice?.id ?? 0);
    const told = await mailed(order);
    expect(told.map(({ to }) => to)).toEqual([
      'nieuw@voorbeeld.nl',
      'nieuw@voorbeeld.nl',
      'nieuw@voorbeeld.nl',
    ]);
    expect(told[1]?.text).toContain('Ans Nieuw');
  });

  it('every owner is told', async () => {
    const order = await ordered();
    const second = 'tweede@voorbeeld.nl';
    const { companyId, passwordHash } = boss;
    await database
      .insert(people)
      .values({ companyId, passwordHash, role: 'company_owner', email: second, name: 'Twee', phone: '' });
    onTestFinished(async () => {
      await database.delete(people).where(eq(people.email, second));
    });
    await leave(buyer);
    await desk.ship(order, 1, { sentOn: '2026-11-16' });
    const sent = await mailed(order);
    expect(sent.map(({ to }) => to)).toEqual([boss.email, second, boss.email, second]);
  });
});

describe('R12.1 who is left', () => {
  const emails = async (order: Order) => (await recipientsOf(database, order)).map(({ email }) => email);

  it('who is shut out gets nothing while an owner is there', async () => {
    const order = await ordered();
    await change(buyer, { blockedAt: new Date() });
    expect(await emails(order)).toEqual([boss.email]);
    // Nobody but them could read it, and they did not go away.
    await change(boss, { blockedAt: new Date() });
    expect(await emails(order)).toEqual([buyer.email]);
  });

  it('who came back, or has the address of who left, is there', async () => {
    const order = await ordered();
    await leave(buyer);
    await change(boss, { email: buyer.email });
    expect(await emails(order)).toEqual([buyer.email]);
  });

  it('nobody where the only one left, the address of the order where everybody was forgotten', async () => {
    const order = await ordered();
    const forget = (person: Person) => change(person, { email: `verwijderd-${person.id}@${nowhere}` });
    await forget(buyer);
    await forget(boss);
    expect(await emails(order)).toEqual([buyer.email]);
    await change(buyer, { removedAt: new Date() });
    expect(await emails(order)).toEqual([]);
    expect(await desk.act('send_document', order, { number: null, key: 'again' })).toMatchObject({
      refused: [{ why: 'no_recipient' }],
    });
    expect(await database.$count(mails, like(mails.recipient, `%${nowhere}`))).toBe(0);
  });
});

import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { createToken } from '../../secrets/tokens.ts';
import type { Database } from '../database.ts';
import { companies, passwordResets, people, sessions } from '../schema/accounts.ts';
import { invoices, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { quotes } from '../schema/quotes.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoEmails, demoTokens } from './demo-leftovers.ts';
import { demoInvoice, demoKeyPrefix, demoOrder } from './demo-order.ts';
import { closeSeries, removeDemoOrders } from './remove-demo-orders.ts';
import { removes } from './removes.ts';

export type RemovedDemo = {
  readonly removedAccounts: readonly string[];
  // They have ordered, or an invoice bears their name: that stays in the books.
  readonly blockedAccounts: readonly string[];
  readonly removedOrder: string | null;
  // How many others.
  readonly removedOrders: number;
  readonly closedLinks: number;
  // Invoices are never removed, so the demo's own is left for the owner to credit.
  readonly invoiceLeft: string | null;
};

export function removeDemo(database: Database, now: Date): Promise<RemovedDemo> {
  return database.transaction(async (transaction) => {
    const removedOrder = (await removeOrder(transaction)) ? demoOrder.number : null;
    await transaction.delete(quotes).where(sql`starts_with(${quotes.key}::text, ${demoKeyPrefix})`);
    const removedOrders = await removeDemoOrders(transaction);
    if (removedOrder !== null || removedOrders > 0) await closeSeries(transaction);
    const closedLinks = await closeLinks(transaction, now);
    const accounts = await transaction
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(and(inArray(people.email, demoEmails), isNull(people.blockedAt)))
      .orderBy(people.id)
      .for('update');
    const removedAccounts: string[] = [];
    const blockedAccounts: string[] = [];
    for (const { id, email } of accounts) {
      if (await removes(transaction, (own) => own.delete(people).where(eq(people.id, id)))) {
        removedAccounts.push(email);
      } else {
        await block(transaction, id, now);
        blockedAccounts.push(email);
      }
    }
    await removeCompanies(transaction, now);
    const invoiceLeft = (await hasDemoInvoice(transaction)) ? demoInvoice.number : null;
    return { removedAccounts, blockedAccounts, removedOrder, removedOrders, closedLinks, invoiceLeft };
  });
}

// As long as nobody has done anything with it.
async function removeOrder(database: Database): Promise<boolean> {
  const [found] = await database
    .select({ orderId: orders.id, paymentId: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.token, demoOrder.paymentToken), eq(orders.status, 'placed')))
    .for('update');
  if (found === undefined) return false;
  const isRemoved = await removes(database, async (own) => {
    await own.delete(payments).where(eq(payments.id, found.paymentId));
    await own.delete(orders).where(eq(orders.id, found.orderId));
  });
  return isRemoved;
}

// Under an address that nobody knows, and over: what was paid through them stays where it is.
async function closeLinks(database: Database, now: Date): Promise<number> {
  let closed = 0;
  for (const token of demoTokens) {
    const changed = await database
      .update(payments)
      .set({ token: createToken(), expiresAt: now })
      .where(eq(payments.token, token))
      .returning({ id: payments.id });
    closed += changed.length;
  }
  return closed;
}

// With nobody left in it and nothing in the books; else nobody comes in any more.
async function removeCompanies(database: Database, now: Date): Promise<void> {
  for (const { company } of demoAccounts) {
    const ofDemo = and(eq(companies.name, company.name), eq(companies.companyNumber, company.companyNumber));
    const isRemoved = await removes(database, (own) => own.delete(companies).where(ofDemo));
    // People who were added to it since go on working there.
    const inIt = and(ofDemo, notExists(database.select({ id: people.id }).from(people).where(isActiveIn)));
    if (!isRemoved) await database.update(companies).set({ blockedAt: now }).where(inIt);
  }
}

const isActiveIn = and(
  eq(people.companyId, companies.id),
  isNull(people.blockedAt),
  isNull(people.removedAt),
);

async function block(database: Database, personId: number, now: Date): Promise<void> {
  await database
    .update(people)
    .set({ blockedAt: now, passwordHash: null, updatedAt: now })
    .where(eq(people.id, personId));
  await database.delete(sessions).where(eq(sessions.personId, personId));
  await database.delete(passwordResets).where(eq(passwordResets.personId, personId));
}

async function hasDemoInvoice(database: Database): Promise<boolean> {
  const [invoice] = await database
    .select({ customer: invoices.customer })
    .from(invoices)
    .where(eq(invoices.number, demoInvoice.number));
  return invoice?.customer.email === demoInvoice.buyer;
}

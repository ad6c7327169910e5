import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CustomerDetails, CustomerPersonData } from '#contract/office/customers.ts';
import type { OrderSummary } from '#contract/order-page.ts';
import type { CompanyRole } from '#domain/account/role.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress, listDeliveryAddresses, type StoredAddress } from '../../accounts/addresses.ts';
import { listNotes } from '../../accounts/company-notes.ts';
import { hasSecondFactor } from '../../accounts/has-second-factor.ts';
import { lastSeen } from '../../accounts/last-seen.ts';
import { formatPhone } from '../../accounts/phone.ts';
import type { Dependencies } from '../../app-env.ts';
import { findCreditBalance } from '../../bookkeeping/statement/find-credit-balance.ts';
import { findCollected } from '../../database/collected-orders.ts';
import type { Database } from '../../database/database.ts';
import { companies, people } from '../../database/schema/accounts.ts';
import { orders } from '../../database/schema/orders.ts';
import { listOpenInvoices } from '../../invoices/open-invoices.ts';
import { listBlockingInvoices } from '../../on-account/blocking-invoices.ts';
import { findCompanyAccount } from '../../on-account/company-account.ts';
import { findOrdersOnAccount } from '../../on-account/orders-on-account.ts';
import { findPaymentStatuses } from '../../orders/order-payment.ts';
import { findVatAnswer } from '../find-vat-answer.ts';
import { findCustomer } from './find-customers.ts';

const latestOrders = 10;

/** Null for the shop's own company too: its people are no customers. */
export async function findCustomerDetails(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  id: number,
): Promise<CustomerDetails | null> {
  const [customer, [company], persons, invoice, deliveries, latest, owed, credit, notes] = await Promise.all([
    findCustomer(database, id),
    database.select().from(companies).where(eq(companies.id, id)),
    listPersons(database, id),
    findInvoiceAddress(database, id),
    listDeliveryAddresses(database, id),
    listLatestOrders(database, id),
    listOpenInvoices(database, id, dutchDate(now())),
    findCreditBalance(database, id),
    listNotes(database, id),
  ]);
  if (customer === null || company === undefined) return null;
  const account = await findCompanyAccount(database, id);
  return {
    ...customer,
    blockedAt: company.blockedAt?.toISOString() ?? null,
    blockedReason: company.blockedReason,
    since: dutchDate(company.createdAt),
    vatAnswer: await findVatAnswer(database, company.vatId),
    termDays: company.termDays,
    creditLimitCents: company.creditLimit,
    exposureCents: account.exposure,
    blockedBy: account.isBlocked ? await listBlockingInvoices(database, id) : [],
    owed: owed.map(({ total, open, ...row }) => ({ ...row, totalCents: total, openCents: open })),
    creditCents: credit,
    notes: notes.map(({ id: number, text, author, createdAt }) => ({
      id: number,
      ...{ text, author },
      at: createdAt.toISOString(),
    })),
    persons: persons.map((person) => ({
      ...person,
      phone: person.phone === '' ? '' : formatPhone(company.country, person.phone),
    })),
    addresses: [...(invoice === null ? [] : [invoice]), ...deliveries].map(addressData),
    orders: latest,
  };
}

async function listPersons(database: Database, companyId: number): Promise<readonly CustomerPersonData[]> {
  const rows = await database
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      phone: people.phone,
      role: people.role,
      blockedAt: people.blockedAt,
      blockedReason: people.blockedReason,
      cmUnits: people.cmUnits,
      totalMeasures: people.totalMeasures,
      invitedUntil: sql<Date | null>`(
        select max(expires_at) from password_resets
        where person_id = people.id and purpose = 'invitation' and used_at is null
      )`.mapWith(people.createdAt),
      hasPassword: sql<boolean>`${people.passwordHash} is not null`,
      lastSeenAt: lastSeen,
      secondFactor: hasSecondFactor,
    })
    .from(people)
    .where(and(eq(people.companyId, companyId), isNull(people.removedAt)))
    .orderBy(asc(sql`lower(${people.name})`), asc(people.id));
  return rows.map(({ blockedAt, hasPassword, lastSeenAt, invitedUntil, role, ...row }) => ({
    ...{ id: row.id, name: row.name, email: row.email, phone: row.phone },
    ...{ blockedReason: row.blockedReason, secondFactor: row.secondFactor },
    // A company of customers has no other.
    role: role as CompanyRole,
    unit: row.cmUnits ? 'cm' : 'mm',
    measures: row.totalMeasures ? 'total' : 'opening',
    status: blockedAt !== null ? 'blocked' : hasPassword ? 'active' : 'invited',
    invitedUntil: hasPassword ? null : (invitedUntil?.toISOString() ?? null),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

async function listLatestOrders(database: Database, companyId: number): Promise<readonly OrderSummary[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), ne(orders.status, 'draft')))
    .orderBy(desc(orders.id))
    .limit(latestOrders);
  const ids = rows.map(({ id }) => id);
  const [statuses, onAccount, collected] = await Promise.all([
    findPaymentStatuses(database, ids),
    findOrdersOnAccount(database, ids, { seesMoney: true }),
    findCollected(database, ids),
  ]);
  return rows.map(({ id, number, placedAt, status, reference, customer, total }) => ({
    ...{ number, status, reference },
    payment: statuses.get(id) ?? null,
    onAccount: onAccount.get(id) ?? null,
    isCollected: collected.has(id),
    placedOn: dutchDate(placedAt),
    orderedBy: customer.contact,
    totalCents: total,
  }));
}

function addressData(address: StoredAddress) {
  const { id, kind, isDefault, recipient } = address;
  return { id, kind, isDefault, lines: [recipient, ...formatAddress(address)] };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { KnownPayer } from '#domain/bank/propose.ts';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/accounts.ts';
import { bankBookingParts } from '../database/schema/bank.ts';
import { bankEntries } from '../database/schema/bank-statements.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';

type Payer = { readonly payer: string; readonly payerIban: string };

/** Whom each of these payers is known as: by what was booked from that account, and by name. */
export async function findPayers(
  database: Database,
  entries: readonly Payer[],
): Promise<(entry: Payer) => readonly KnownPayer[]> {
  const accounts = [...new Set(entries.map(({ payerIban }) => payerIban))].filter((one) => one !== '');
  const names = [...new Set(entries.map(({ payer }) => bareName(payer)))].filter((one) => one !== '');
  const [byAccount, byName] = await Promise.all([
    accounts.length === 0 ? [] : findByAccount(database, accounts),
    names.length === 0 ? [] : findByName(database, names),
  ]);
  return ({ payer, payerIban }) => {
    const known = byAccount.filter(({ iban }) => iban === payerIban).map(({ companyId }) => companyId);
    const name = bareName(payer);
    const alike = byName
      .filter((one) => one.name === name && !known.includes(one.companyId))
      .map(({ companyId }) => companyId);
    return [
      ...known.map((companyId) => ({ companyId, by: 'account' as const })),
      ...alike.map((companyId) => ({ companyId, by: 'name' as const })),
    ];
  };
}

// A booking that was undone taught nothing: its entry is not booked any more.
async function findByAccount(database: Database, accounts: readonly string[]) {
  const companyId = sql<number>`coalesce(${invoices.companyId}, ${orders.companyId})`;
  const rows = await database
    .selectDistinct({ iban: bankEntries.payerIban, companyId })
    .from(bankEntries)
    .innerJoin(bankBookingParts, eq(bankBookingParts.bookingId, bankEntries.bookingId))
    .innerJoin(payments, eq(payments.id, bankBookingParts.paymentId))
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(bankEntries.state, 'booked'),
        inArray(bankEntries.payerIban, [...accounts]),
        sql`${companyId} is not null`,
      ),
    );
  return rows;
}

// The same as companies_payer_name_index of migration 056, or it is not used.
const nameInDatabase = sql<string>`regexp_replace(regexp_replace(lower(${companies.name}), '[^[:alnum:]]', '', 'g'), '(bv|nv|vof|bvba|srl)$', '')`;

function findByName(database: Database, names: readonly string[]) {
  return database
    .select({ companyId: companies.id, name: nameInDatabase })
    .from(companies)
    .where(inArray(nameInDatabase, [...names]));
}

function bareName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(bv|nv|vof|bvba|srl)$/, '');
}

import { dutchVatPercent } from '#domain/business/vat.ts';
import { zero } from '#domain/money/cents.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import type { Database } from '../database.ts';
import { addresses, companies, people } from '../schema/accounts.ts';
import {
  invoiceLines,
  invoices,
  numberSeries,
  orderLines,
  orders,
  type StoredAddress,
  type StoredCustomer,
} from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { demoInvoice, demoOrder } from './demo-order.ts';

type Buyer = {
  readonly id: number;
  readonly companyId: number;
  readonly customer: StoredCustomer;
  readonly invoiceAddress: StoredAddress;
  readonly deliveryAddress: StoredAddress;
};

/** More of it, which needs wings above this one. */
export type SeedMore = (database: Database, now: Date) => Promise<void>;

/** Only into an empty database: what somebody has changed or removed never comes back by itself. */
export async function seedDemo(database: Database, seedMore: SeedMore | null): Promise<void> {
  const known = await database.select({ id: people.id }).from(people).limit(1);
  if (known.length > 0) return;
  const buyers = await seedAccounts(database);
  await seedOrder(database, find(buyers, demoOrder.buyer));
  await seedInvoice(database, find(buyers, demoInvoice.buyer));
  await seedMore?.(database, new Date());
}

async function seedAccounts(database: Database): Promise<ReadonlyMap<string, Buyer>> {
  // One for all: everybody knows the password, and each hash takes a core for a moment.
  const passwordHash = await hashPassword(demoPassword);
  const buyers = new Map<string, Buyer>();
  const seeded = new Map<string, SeededCompany>();
  for (const account of demoAccounts) {
    const { name } = account.company;
    const home = seeded.get(name) ?? (await seedCompany(database, account));
    seeded.set(name, home);
    const [person] = await database
      .insert(people)
      .values({ ...account.person, companyId: home.company.id, passwordHash })
      .returning();
    if (person === undefined) throw new Error(`${account.person.email} was not stored`);
    buyers.set(person.email, buyerFrom(person, home));
  }
  return buyers;
}

type SeededCompany = {
  readonly company: typeof companies.$inferSelect;
  readonly addresses: readonly (typeof addresses.$inferSelect)[];
};

async function seedCompany(
  database: Database,
  account: (typeof demoAccounts)[number],
): Promise<SeededCompany> {
  const [company] = await database.insert(companies).values(account.company).returning();
  if (company === undefined) throw new Error(`${account.company.name} was not stored`);
  const firstDelivery = account.addresses.find(({ kind }) => kind === 'delivery');
  const stored = await database
    .insert(addresses)
    .values(
      account.addresses.map((address) => ({
        ...address,
        companyId: company.id,
        isDefault: address === firstDelivery,
      })),
    )
    .returning();
  return { company, addresses: stored };
}

async function seedOrder(database: Database, buyer: Buyer): Promise<void> {
  const { number, reference, placedAt, dueOn, goods, vat, total, lines, paymentToken } = demoOrder;
  const [order] = await database
    .insert(orders)
    .values({
      number,
      reference,
      placedAt,
      dueOn,
      // A demo that begins long after that day has some days left to pay it in.
      remindedAt: new Date(),
      goods,
      vat,
      total,
      personId: buyer.id,
      companyId: buyer.companyId,
      status: 'placed',
      customer: buyer.customer,
      deliveryAddress: buyer.deliveryAddress,
      invoiceAddress: buyer.invoiceAddress,
      fees: zero,
      shipping: zero,
      vatBasis: 'domestic',
      vatPercent: dutchVatPercent,
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error(`${number} was not stored`);
  await database
    .insert(orderLines)
    .values(lines.map((line, index) => ({ ...line, dueOn, orderId: order.id, position: index + 1 })));
  await database
    .insert(payments)
    .values({ token: paymentToken, orderId: order.id, amount: total, createdAt: placedAt });
  await database.insert(numberSeries).values({ series: 'B', year: 2026, last: 1 });
}

async function seedInvoice(database: Database, buyer: Buyer): Promise<void> {
  const { number, reference, issuedOn, deliveredOn, dueOn, total, lines, paymentToken } = demoInvoice;
  const [invoice] = await database
    .insert(invoices)
    .values({
      number,
      reference,
      issuedOn,
      deliveredOn,
      dueOn,
      companyId: buyer.companyId,
      customer: buyer.customer,
      invoiceAddress: buyer.invoiceAddress,
      net: total,
      vatBasis: 'intra_community',
      vatPercent: 0,
      vat: zero,
      total,
    })
    .returning({ id: invoices.id });
  if (invoice === undefined) throw new Error(`${number} was not stored`);
  await database
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 })));
  await database.insert(payments).values({
    token: paymentToken,
    invoiceId: invoice.id,
    amount: total,
    createdAt: new Date(`${issuedOn}T09:00:00Z`),
  });
  await database.insert(numberSeries).values({ series: 'F', year: 2026, last: 1 });
}

function buyerFrom(person: typeof people.$inferSelect, home: SeededCompany): Buyer {
  const { name: contact, email, phone } = person;
  const { id: companyId, name: company, companyNumber, vatId } = home.company;
  const [invoiceAddress, deliveryAddress] = home.addresses.map(
    ({ recipient, country, street, houseNumber, addition, postcode, city }) => ({
      recipient,
      country,
      street,
      houseNumber,
      addition,
      postcode,
      city,
    }),
  );
  if (invoiceAddress === undefined) throw new Error(`${email} has no address`);
  return {
    id: person.id,
    companyId,
    customer: { company, companyNumber, vatId, contact, email, phone },
    invoiceAddress,
    deliveryAddress: deliveryAddress ?? invoiceAddress,
  };
}

function find(buyers: ReadonlyMap<string, Buyer>, email: string): Buyer {
  const buyer = buyers.get(email);
  if (buyer === undefined) throw new Error(`no demo account ${email}`);
  return buyer;
}

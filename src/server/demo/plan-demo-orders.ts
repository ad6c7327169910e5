import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { type Vat, vatFor } from '#domain/business/vat.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { deliveryDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import type { ShopSettings } from '#domain/shop-settings/shop-settings.ts';
import { findInvoiceAddress, listDeliveryAddresses } from '../accounts/addresses.ts';
import { findPersonByEmail, type Person } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/orders.ts';
import { demoOrderKey } from '../database/seed/demo-order.ts';
import type { NewOrder } from '../orders/store-order.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import { configureScreen } from './demo-screens.ts';

type Buyer = {
  readonly person: Person;
  readonly invoiceAddress: StoredAddress | null;
  readonly addresses: readonly StoredAddress[];
};

export type PlannedOrder = Omit<Buyer, 'addresses'> & {
  readonly demo: DemoOrder;
  readonly placedAt: Date;
  readonly order: NewOrder;
};

const minute = 60_000;

/** The oldest first, so that their numbers follow their days. */
export async function planDemoOrders(
  database: Database,
  now: Date,
  settings: ShopSettings,
): Promise<readonly PlannedOrder[]> {
  const buyers = new Map<string, Buyer>();
  for (const { buyer } of demoOrders)
    if (!buyers.has(buyer)) buyers.set(buyer, await findBuyer(database, buyer));
  return demoOrders
    .map((demo, index) => plan(demo, index, buyers, now, settings))
    .toSorted((one, two) => one.placedAt.getTime() - two.placedAt.getTime());
}

async function findBuyer(database: Database, email: string): Promise<Buyer> {
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`no demo account ${email}`);
  const { id } = person.company;
  const invoiceAddress = await findInvoiceAddress(database, id);
  return { person, invoiceAddress, addresses: await listDeliveryAddresses(database, id) };
}

function plan(
  demo: DemoOrder,
  index: number,
  buyers: ReadonlyMap<string, Buyer>,
  now: Date,
  { shipping, workshop }: ShopSettings,
): PlannedOrder {
  const buyer = buyers.get(demo.buyer);
  const deliveryAddress = buyer?.addresses[index % buyer.addresses.length];
  if (buyer === undefined || deliveryAddress === undefined) throw new Error(`${demo.buyer} has no address`);
  const { person, invoiceAddress } = buyer;
  const { country } = deliveryAddress;
  const discounts = initialDiscountsOf(person.company.discountGroup);
  const customer = { unit: 'mm', totalMeasures: false, discounts, deliveryCountry: country } as const;
  const linesOn = (day: string) =>
    demo.screens.map((screen) => configureScreen(screen, customer, day, workshop));
  const today = dutchDate(now);
  const day =
    'daysAgo' in demo.on
      ? addDays(today, -demo.on.daysAgo)
      : dayBefore(addDays(today, demo.on.dueIn), country, workshop, linesOn);
  // In the course of a working day, and never after now.
  const atWork = new Date(`${day}T07:00:00Z`).getTime() + ((index * 37) % 540) * minute;
  const placedAt = new Date(Math.min(atWork, now.getTime() - (index + 1) * minute));
  const lines = linesOn(day);
  const vat = vatOn(country, person.company.vatId, placedAt);
  const order: NewOrder = {
    key: demoOrderKey(index + 1),
    reference: demo.reference,
    remarks: '',
    isNeutral: index % 9 === 4,
    termDays: demo.onAccount === undefined ? null : person.company.termDays,
    totals: cartTotals(lines, { groupDiscount: discounts.group, vatPercent: vat.percent }, shipping),
    ...{ deliveryAddress, vat, lines },
  };
  return { demo, person, invoiceAddress, placedAt, order };
}

/** The last day from which everything arrives by then: how long that takes depends on the season too. */
function dayBefore(
  target: string,
  country: 'NL' | 'BE',
  workshop: Workshop,
  linesOn: (day: string) => NewOrder['lines'],
): string {
  let day = target;
  for (;;) {
    const days = Math.max(...linesOn(day).map(({ deliveryDays }) => deliveryDays ?? 0));
    const dueFrom = (from: string) => deliveryDate({ from, days, country }, workshop);
    if (dueFrom(day) <= target) return day;
    while (dueFrom(day) > target) day = addDays(day, -1);
  }
}

// As the register would have said on the day.
function vatOn(deliveryCountry: 'NL' | 'BE', vatId: string | null, askedAt: Date): Vat {
  const check = { vatId: vatId ?? '', answer: 'valid', askedAt, consultation: 'WAPIDEMO' } as const;
  return vatFor({ deliveryCountry, vatId, checks: [check], now: askedAt });
}

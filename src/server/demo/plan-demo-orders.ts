import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { addDays, dutchDate } from '#domain/business/dutch-date.ts';
import { type Vat, vatFor } from '#domain/business/vat.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { deliveryDate } from '#domain/delivery/delivery-date.ts';
import { listDeliveryAddresses } from '../accounts/addresses.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import type { Database } from '../database/database.ts';
import type { StoredAddress } from '../database/schema/orders.ts';
import { demoOrderKey } from '../database/seed/demo-order.ts';
import type { NewOrder } from '../orders/store-order.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import { configureScreen } from './demo-screens.ts';

export type PlannedOrder = {
  readonly demo: DemoOrder;
  readonly personId: number;
  readonly placedAt: Date;
  readonly order: NewOrder;
};

const minute = 60_000;

/** The oldest first, so that their numbers follow their days. */
export async function planDemoOrders(database: Database, now: Date): Promise<readonly PlannedOrder[]> {
  const buyers = await findBuyers(database);
  return demoOrders
    .map((demo, index) => {
      const buyer = buyers.get(demo.buyer);
      if (buyer === undefined) throw new Error(`no demo account ${demo.buyer}`);
      return { ...plan(demo, index, buyer, now), demo, personId: buyer.id };
    })
    .toSorted((one, two) => one.placedAt.getTime() - two.placedAt.getTime());
}

type Buyer = {
  readonly id: number;
  readonly vatId: string | null;
  readonly group: 'A' | 'B' | 'C';
  readonly addresses: readonly StoredAddress[];
};

async function findBuyers(database: Database): Promise<ReadonlyMap<string, Buyer>> {
  const buyers = new Map<string, Buyer>();
  for (const email of new Set(demoOrders.map(({ buyer }) => buyer))) {
    const person = await findPersonByEmail(database, email);
    if (person === null) throw new Error(`no demo account ${email}`);
    const { id, company } = person;
    const addresses = await listDeliveryAddresses(database, company.id);
    buyers.set(email, { id, vatId: company.vatId, group: company.discountGroup, addresses });
  }
  return buyers;
}

function plan(demo: DemoOrder, index: number, { vatId, group, addresses }: Buyer, now: Date) {
  const deliveryAddress = addresses[index % addresses.length];
  if (deliveryAddress === undefined) throw new Error(`${demo.buyer} has no address`);
  const { country } = deliveryAddress;
  const discounts = initialDiscountsOf(group);
  const customer = { unit: 'mm', totalMeasures: false, discounts, deliveryCountry: country } as const;
  const linesOn = (day: string) => demo.screens.map((screen) => configureScreen(screen, customer, day));
  const today = dutchDate(now);
  const day =
    'daysAgo' in demo.on
      ? addDays(today, -demo.on.daysAgo)
      : dayBefore(addDays(today, demo.on.dueIn), country, linesOn);
  // In the course of a working day, and never after now.
  const atWork = new Date(`${day}T07:00:00Z`).getTime() + ((index * 37) % 540) * minute;
  const placedAt = new Date(Math.min(atWork, now.getTime() - (index + 1) * minute));
  const lines = linesOn(day);
  const vat = vatOn(country, vatId, placedAt);
  const order: NewOrder = {
    key: demoOrderKey(index + 1),
    reference: demo.reference,
    remarks: '',
    isNeutral: index % 9 === 4,
    totals: cartTotals(lines, { groupDiscount: discounts.group, vatPercent: vat.percent }),
    ...{ deliveryAddress, vat, lines },
  };
  return { placedAt, order };
}

/** The last day from which everything arrives by then: how long that takes depends on the season too. */
function dayBefore(
  target: string,
  country: 'NL' | 'BE',
  linesOn: (day: string) => NewOrder['lines'],
): string {
  let day = target;
  for (;;) {
    const days = Math.max(...linesOn(day).map(({ deliveryDays }) => deliveryDays ?? 0));
    if (deliveryDate({ from: day, days, country }) <= target) return day;
    while (deliveryDate({ from: day, days, country }) > target) day = addDays(day, -1);
  }
}

// As the register would have said on the day.
function vatOn(deliveryCountry: 'NL' | 'BE', vatId: string | null, askedAt: Date): Vat {
  const check = { vatId: vatId ?? '', answer: 'valid', askedAt, consultation: 'WAPIDEMO' } as const;
  return vatFor({ deliveryCountry, vatId, checks: [check], now: askedAt });
}

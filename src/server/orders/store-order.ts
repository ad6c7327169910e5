import type { TermDays } from '#domain/account/credit-terms.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Vat } from '#domain/business/vat.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { deliveryDate, latestDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import { cents, sum } from '#domain/money/cents.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { findInvoiceAddress } from '../accounts/addresses.ts';
import { findPerson, isShutOut, type Person } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { LineSnapshot } from '../cart/cart-line.ts';
import type { Database } from '../database/database.ts';
import {
  orderFees,
  orderLines,
  orders,
  type StoredAddress,
  type StoredVatCheck,
} from '../database/schema/orders.ts';
import { Refusal } from '../errors.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { productName } from '../product/product-text.ts';

export type Order = typeof orders.$inferSelect;

/** An order that stands: it waits for its payment, or is in production on account with nothing to pay now. */
export type StandingOrder =
  | { readonly kind: 'placed'; readonly order: Order; readonly paymentToken: string }
  | { readonly kind: 'on_account'; readonly order: Order };

export type NewOrder = {
  readonly key: string;
  readonly deliveryAddress: StoredAddress;
  readonly reference: string;
  readonly remarks: string;
  readonly isNeutral: boolean;
  readonly vat: Vat;
  readonly lines: readonly NewLine[];
  readonly totals: CartTotals;
  readonly placedBy?: number | null;
  // R12.2: of an order on account.
  readonly termDays?: TermDays | null;
};

type NewLine = LineSnapshot & { readonly deliveryDays: number | null; readonly discount: Discount | null };

/** Everything as it is now: account, addresses and prices may change afterwards, the order does not. */
export async function storeOrder(
  { now }: Pick<Dependencies, 'now'>,
  transaction: Database,
  personId: number,
  order: NewOrder,
  workshop: Workshop,
): Promise<Order> {
  const person = await findPerson(transaction, personId);
  // R11.4: blocked or taken off since the form came in, for the register of VAT numbers may take seconds to answer.
  if (person === null || isShutOut(person)) throw new Refusal(401, callErrors.notLoggedIn);
  const invoiceAddress = await findInvoiceAddress(transaction, person.company.id);
  const placedAt = now();
  const number = await nextNumber(transaction, 'B', Number(dutchDate(placedAt).slice(0, 4)));
  const rows = orderRows({ person, invoiceAddress, number, placedAt }, order, workshop);
  const [stored] = await transaction.insert(orders).values(rows.order).returning();
  if (stored === undefined) throw new Error('the order was not stored');
  const of = { orderId: stored.id };
  await transaction.insert(orderLines).values(rows.lines.map((line) => ({ ...line, ...of })));
  if (rows.fees.length > 0)
    await transaction.insert(orderFees).values(rows.fees.map((fee) => ({ ...fee, ...of })));
  return stored;
}

type Placing = {
  readonly person: Person;
  readonly invoiceAddress: StoredAddress | null;
  readonly number: string;
  readonly placedAt: Date;
};

type NewRow<Row> = Omit<Row, 'orderId'>;

export type OrderRows = {
  readonly order: typeof orders.$inferInsert;
  readonly lines: readonly NewRow<typeof orderLines.$inferInsert>[];
  readonly fees: readonly NewRow<typeof orderFees.$inferInsert>[];
};

/** What of an order is stored where. */
export function orderRows(
  { person, invoiceAddress, number, placedAt }: Placing,
  order: NewOrder,
  workshop: Workshop,
): OrderRows {
  const { key, deliveryAddress, reference, remarks, isNeutral, vat: decided, lines, totals } = order;
  const { placedBy, termDays = null } = order;
  const { goods, setUpFees, shipping, longParcelFee, vatPercent, vat, total } = totals;
  const { id: personId, name: contact, email, phone, company } = person;
  const { companyNumber, vatId } = company;
  // As told at the checkout: for who pays today, or orders on account.
  const promise = { from: dutchDate(placedAt), country: deliveryAddress.country };
  const dueDates = lines.map(({ deliveryDays: days }) =>
    days === null ? null : deliveryDate({ ...promise, days }, workshop),
  );
  return {
    order: {
      number,
      placedKey: key,
      personId,
      companyId: company.id,
      placedBy,
      termDays,
      // R12.3: what is on account waits for nobody.
      status: termDays === null ? 'placed' : 'in_production',
      customer: { company: company.name, companyNumber, vatId, contact, email, phone },
      deliveryAddress: pickAddress(deliveryAddress),
      invoiceAddress: pickAddress(invoiceAddress ?? deliveryAddress),
      ...{ reference, remarks, isNeutral, goods, vatPercent, vat, total, placedAt },
      fees: sum([...setUpFees.map(({ price }) => price), longParcelFee]),
      shipping: cents(shipping - longParcelFee),
      vatBasis: vatPercent === 0 ? 'intra_community' : 'domestic',
      vatCheck: toStoredCheck(decided),
      dueOn: latestDate(dueDates),
    },
    lines: lines.map((line, index) => ({
      ...toOrderLine(line, index),
      ...toStoredDiscount(line.discount),
      deliveryDays: line.deliveryDays,
      dueOn: dueDates[index],
    })),
    fees: feesOf(totals).map((fee, index) => ({ ...fee, position: index + 1 })),
  };
}

function toStoredCheck({ check }: Vat): StoredVatCheck | null {
  return check && { ...check, askedAt: check.askedAt.toISOString() };
}

function toOrderLine(line: LineSnapshot, index: number): NewRow<typeof orderLines.$inferInsert> {
  const { productCode, answers, summary, amount, boxLabel, reference, customRal, priceListVersion } = line;
  const { openingWidth, openingHeight, totalWidth, totalHeight, unitPrice, advicePrice } = line;
  const { measuredBy = null } = line;
  return {
    position: index + 1,
    productCode,
    productName: productName(productCode),
    ...{ answers, summary, amount, boxLabel, reference, customRal, priceListVersion },
    ...{ openingWidth, openingHeight, totalWidth, totalHeight, unitPrice, advicePrice, measuredBy },
  };
}

function toStoredDiscount(discount: Discount | null) {
  return {
    discountBasisPoints: discount?.basisPoints ?? null,
    discountGroup: discount?.kind === 'group' ? discount.group : null,
  };
}

function feesOf({ setUpFees, longParcelFee, longSideOver }: CartTotals) {
  return [
    ...setUpFees.map(({ ral, price }) => ({ kind: 'ral_setup', subject: ral, price }) as const),
    ...(longParcelFee > 0
      ? [{ kind: 'oversize', subject: String(longSideOver), price: longParcelFee } as const]
      : []),
  ];
}

// Without what a row of the address book has besides.
function pickAddress(address: StoredAddress): StoredAddress {
  const { recipient, country, street, houseNumber, addition, postcode, city } = address;
  return { recipient, country, street, houseNumber, addition, postcode, city };
}

import { cents } from '#domain/money/cents.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import type { SignedInPerson } from '#server/app-env.ts';
import { putLines } from '#server/cart/put-lines.ts';
import type { Database } from '#server/database/database.ts';
import { demoOrder } from '#server/database/seed/demo-order.ts';
import type { OrderRequest } from '#server/orders/place-order.ts';

/** Three screens of the product book's first example in group B, with shipping and Dutch VAT. */
export const threeScreens = cents(312_47);

export const utrecht = {
  recipient: 'Bouwplaats',
  country: 'NL',
  street: 'Rijnkade',
  houseNumber: '12',
  addition: '',
  postcode: '3541 DJ',
  city: 'Utrecht',
} as const;

export async function aCustomer(database: Database, email: string): Promise<SignedInPerson> {
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`nobody is ${email}`);
  const { id, name, role, companyId, totalMeasures, showMessage } = person;
  const { name: company, country, vatId, discountGroup } = person.company;
  const of = { id, name, email, role, companyId, company, country, vatId, discountGroup };
  return { ...of, totalMeasures, showMessage, deliveryCountry: country, unit: 'mm', ownDiscounts: [] };
}

export async function withFullCart(
  database: Database,
  email: string,
  now: Date,
  { count = 1, amount = 3 } = {},
): Promise<SignedInPerson> {
  const person = await aCustomer(database, email);
  const [model] = demoOrder.lines;
  const line = { ...model, device: 'desktop', unit: 'mm', customRal: null, amount } as const;
  const lines = Array.from({ length: count }, () => line);
  await putLines(database, { personId: person.id, lines, replaced: null, call: null }, now);
  return person;
}

export function aRequest(overrides: Partial<OrderRequest> = {}): OrderRequest {
  return {
    key: crypto.randomUUID(),
    deliveryAddress: utrecht,
    reference: 'Werk 12',
    remarks: 'Graag voor tien uur',
    isNeutral: false,
    vat: { percent: 21, reason: 'domestic', check: null },
    agreedTotal: threeScreens,
    ...overrides,
  };
}

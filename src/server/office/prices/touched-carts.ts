import { and, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/office/orders.ts';
import type { TouchedCarts } from '#contract/office/prices.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Dependencies } from '../../app-env.ts';
import { assessLine } from '../../cart/assess-line.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import { companyDiscountsOf, readGroupDiscounts } from '../../database/discounts.ts';
import { companies, people } from '../../database/schema/accounts.ts';
import { cartLines } from '../../database/schema/carts.ts';
import { pricesFrom } from '../../prices/price-lists.ts';

// As many as are priced in a few tens of milliseconds, before and after.
const mostPriced = 300;

type Change = { readonly before: PriceList | null; readonly after: PriceList; readonly today: string };

/** Whose carts, and carts on offer, a new list meets. For one that starts today, what that does to them. */
export async function findTouchedCarts(
  { database, shopSettings }: Pick<Dependencies, 'database' | 'shopSettings'>,
  { before, after, today }: Change,
): Promise<TouchedCarts> {
  const isTouched = and(eq(cartLines.productCode, after.productCode), isNull(cartLines.removedAt));
  // R15.4: in a large shop half a million, which are not read to say that they are many.
  const some = database
    .select({ personId: cartLines.personId })
    .from(cartLines)
    .where(isTouched)
    .limit(mostCounted + 1)
    .as('some');
  const [counted] = await database
    .select({
      companies: countDistinct(people.companyId),
      carts: countDistinct(some.personId),
      lines: sql<number>`count(*)::integer`,
    })
    .from(some)
    .innerJoin(people, eq(people.id, some.personId));
  const touched = counted ?? { companies: 0, carts: 0, lines: 0 };
  if (touched.lines === 0 || after.validFrom > today || before === null) return { ...touched, change: null };
  const rows = await database
    .select({
      line: cartLines,
      discountGroup: companies.discountGroup,
      ownDiscounts: companyDiscountsOf(sql`${companies.id}`),
      deliveryCountry: companies.country,
    })
    .from(cartLines)
    .innerJoin(people, eq(people.id, cartLines.personId))
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(isTouched)
    .orderBy(desc(cartLines.id))
    .limit(mostPriced);
  const { workshop } = shopSettings.recent();
  const prices = pricesFrom([], await readGroupDiscounts(database));
  const change = { lines: 0, beforeCents: 0, afterCents: 0 };
  for (const { line, deliveryCountry, ...buyer } of rows) {
    const customer = { discounts: prices.discounts(buyer, today), deliveryCountry };
    const price = (list: PriceList) =>
      lineTotal(
        line,
        assessLine(line, customer, () => list, today, workshop),
      );
    const [was, will] = [price(before), price(after)];
    // One that cannot be made has no price to change.
    if (was === null || will === null) continue;
    change.lines += 1;
    change.beforeCents += was;
    change.afterCents += will;
  }
  return { ...touched, change };
}

function lineTotal({ amount }: CartLine, today: ReturnType<typeof assessLine>): number | null {
  return today.kind === 'possible' ? today.price.unit * amount : null;
}

import { initialDiscounts } from '#catalogue/initial-discounts.ts';
import { initialPriceLists } from '#catalogue/initial-price-lists.ts';
import { ralColours as palette } from '#catalogue/ral.ts';
import type { Database } from '../database.ts';
import { groupDiscounts, priceLists, ralColours } from '../schema/catalogue.ts';

/** A real shop begins with these as well; from then on the tables are the owner's. */
export async function seedCatalogue(database: Database): Promise<void> {
  const priced = await database.selectDistinct({ code: priceLists.productCode }).from(priceLists);
  // Also in a shop that has run before: a product without a price would stop the pages that show all of them.
  const first = initialPriceLists.filter(
    ({ productCode }) => !priced.some(({ code }) => code === productCode),
  );
  if (first.length > 0) {
    await database.insert(priceLists).values(
      first.map(({ productCode, version, validFrom, widths, heights, cells, surcharges }) => ({
        productCode,
        version,
        validFrom,
        matrix: { widths, heights, cells },
        surcharges,
      })),
    );
  }
  if ((await database.$count(groupDiscounts)) === 0) {
    await database
      .insert(groupDiscounts)
      .values(
        initialDiscounts.map(({ group, basisPoints, validFrom }) => ({ group, basisPoints, validFrom })),
      );
  }
  if ((await database.$count(ralColours)) === 0) {
    await database
      .insert(ralColours)
      .values(palette.map(({ tint, ...colour }) => ({ ...colour, tintGroup: tint })));
  }
}

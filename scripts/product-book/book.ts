import { products } from '#catalogue/index.ts';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { ralColours } from '#catalogue/ral.ts';
import { priceListOf } from '#catalogue/testing/configurator.ts';
import { dutchVatPercent } from '#domain/business/vat.ts';
import { setUpFee, firstShippingTerms as shippingTerms } from '#domain/cart/terms.ts';
import { firstSeason } from '#domain/delivery/season.ts';
import { cents } from '#domain/money/cents.ts';
import { discountGroups, netPrice } from '#domain/pricing/discount.ts';
import { productText } from '#server/product/product-text.ts';
import { formatEuro } from '#text/format/money.ts';
import { deliveryTable } from './delivery.ts';
import { messagesTable } from './messages.ts';
import { productSection } from './product-section.ts';
import { table, workedExamplesTable } from './tables.ts';
import { vatTable } from './vat.ts';

const hundred = cents(100_00);
const notOrderable = ralColours.filter(({ isOrderable }) => !isOrderable).map(({ code }) => code);

/** The product book as a page of Markdown: whatever is a figure in it is read from the catalogue or the domain. */
export function productBook(): string {
  return `${[
    '# Product book',
    `What each product asks, allows and costs. This page is written by \`npm run product-book\` from the catalogue, the
first price lists and the Dutch texts themselves; a unit test fails when they say something else. Prices that came into
force since are in the database of the shop (\`npm run shop -- prijslijsten\`).`,
    '## 1. Conventions',
    '### 1.1 Sizes',
    `Whole millimetres. A customer in centimetres types at most one decimal; more is rounded half up to the millimetre.
Limits hold for the total size, the outer size of the screen; sentences name sizes in the customer's unit. A customer who
enters total measures is asked no margins and gets exactly what was typed. Answers to a question that is no longer asked
are dropped, the others stay by key. Quick order asks rows of width, height, amount and box label first (\`maten\`,
SpecMatenMultiple); all other questions are shared by the rows. Left and right are seen from inside the room, for a hinged door from outside.`,
    '### 1.2 Prices',
    `The advice price of a screen is the cell of the next width and height up, plus a surcharge for each choice that has
one: an amount, a percentage of that cell rounded half up to whole euro, or the greater of the two. It includes ${dutchVatPercent} % VAT. The
net price, without VAT, follows by the customer's discount group, rounded half up to the cent. Before a size is known the
price is the lowest cell, without surcharges.`,
    table(
      [
        'Group',
        'Discount',
        `Net of ${formatEuro(hundred)} advice`,
        'Set-up fee of a RAL tone of one’s own, once per order',
      ],
      discountGroups.map((group) => [
        group,
        `${initialDiscountsOf(group).group.basisPoints / 100} %`,
        formatEuro(netPrice(hundred, initialDiscountsOf(group).group)),
        formatEuro(setUpFee(initialDiscountsOf(group).group)),
      ]),
    ),
    `Shipping is ${formatEuro(shippingTerms.fee)} net for goods under ${formatEuro(shippingTerms.freeFrom)} net, and ${formatEuro(shippingTerms.longSideFee)} more, once, where a side is over
${shippingTerms.longSideOver} mm. VAT is counted once over the whole order, rounded half up:`,
    vatTable(),
    '### 1.3 Delivery',
    `Working days by colour; some products take longer, as their colours tell.`,
    deliveryTable(firstSeason),
    '### 1.4 Colours',
    `A RAL tone of one's own is any of the ${ralColours.length} of RAL Classic but these, which are shown and cannot be ordered (luminous and
pearl): ${notOrderable.join(', ')}.`,
    '## 2. Space around the opening',
    `Margins tell how much flat frame is free on each side. They decide how far a flange may reach over it, and so the total
size; \`overlap(space, standard)\` is what the flange takes:`,
    `\`\`\`text
overlap(space, standard) = space − 1, at least 0 and at most standard
overlap(A, standard)     = −(space_bottom_extra + 1)
\`\`\``,
    `It stays 1 mm clear of what is in the way. A bottom 'A' has something that sticks up above the bottom of the opening by
\`space_bottom_extra\`: the screen ends 1 mm above it.`,
    '## 3. Products',
    `A claim about \`sides\` holds when that side is among those chosen. A price list has a price in every cell, also where no
size that can be made falls.`,
    ...products.flatMap((product, index) => {
      const words = productText(product);
      return [
        `### 3.${index + 1} ${product.code} ${words.name}`,
        words.tagline,
        productSection(product, priceListOf(product.code), words),
      ];
    }),
    '## 4. Messages',
    `What a customer is told. One that blocks closes the order; the others inform.`,
    messagesTable(),
    '## 5. Worked examples',
    `For group B; a choice that is not among the surcharges is one without.`,
    workedExamplesTable(),
  ].join('\n\n')}\n`;
}

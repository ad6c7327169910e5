import { type CatalogueProduct, products } from '#catalogue/index.ts';
import { ralPalette } from '#catalogue/ral.ts';
import type { ConfiguratorData, CustomerData, ProductData, ProductPage } from '#contract/catalogue-page.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { productFacts } from '#domain/product/product-facts.ts';
import { productNames } from '#text/products/product-names.ts';
import type { Dependencies, Session, SignedInCustomer } from '../app-env.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { timestampFrom } from '../cart/cart-line.ts';
import { findCartLine } from '../cart/find-lines.ts';
import { lineToEdit } from '../cart/line-to-edit.ts';

export function productData(product: CatalogueProduct, isChosen = true): ProductData {
  return {
    id: product.id,
    code: product.code,
    name: productNames[product.code],
    isChosen,
    data: { Other: { kim_large: product.kimLarge } },
  };
}

export function pageFacts(
  product: CatalogueProduct,
  priceList: PriceList,
  date: string,
): ProductPage['facts'] {
  const facts = productFacts(product, priceList, date);
  return {
    width: facts.width,
    height: facts.height,
    colours: facts.colours.flatMap((colour) =>
      colour.role === 'custom'
        ? []
        : [
            {
              label: colour.label,
              name: colourName(colour.label),
              hex: colour.hex,
              isStandard: colour.role === 'standard',
            },
          ],
    ),
    hasFreeRal: facts.colours.some(({ role }) => role === 'custom'),
    lowestAdviceCents: facts.lowestAdvicePrice ?? 0,
    deliveryWorkingDays: facts.deliveryDays,
  };
}

// 'RAL 7016 structuur' is RAL 7016 with a texture.
function colourName(label: string): string | null {
  return ralPalette.get(label.replace(' structuur', ''))?.name ?? null;
}

/** The line that `?edit=` names; null when this customer has no such line. */
export async function findEditedLine(
  deps: Dependencies,
  { customer }: Session,
  edit: string | undefined,
): Promise<CartLine | null> {
  const timestamp = timestampFrom(edit);
  return customer === null || timestamp === null ? null : findCartLine(deps.database, customer.id, timestamp);
}

// What a product page's address asks for, and the line it names.
type Asked = {
  readonly add?: string | undefined;
  readonly edit?: string | undefined;
  readonly line: CartLine | null;
};

/** Null for a visitor, who has no configurator. `chosen` is the page's product, none in quick order. */
export function configuratorData(
  { customer }: Session,
  chosen: CatalogueProduct | null,
  asked: Asked,
): ConfiguratorData | null {
  if (customer === null) return null;
  return {
    customer: customerData(customer),
    products: products.map((product) => productData(product, product === chosen)),
    mode: modeOf(asked),
    line: asked.line && chosen && lineToEdit(asked.line, chosen, customer),
  };
}

function modeOf({ add, edit, line }: Asked): ConfiguratorData['mode'] {
  if (line !== null) return 'edit';
  // An empty configurator in its place would quietly add a second line.
  if (edit !== undefined) return 'line-gone';
  return add === '1' ? 'add' : 'closed';
}

function customerData(customer: SignedInCustomer): CustomerData {
  return {
    id: customer.id,
    cm_units: customer.unit === 'cm' ? 1 : 0,
    total_measures: customer.totalMeasures ? 1 : 0,
    logged_in: true,
    show_message: customer.showMessage,
  };
}

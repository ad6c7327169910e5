import { type CatalogueProduct, products } from '#catalogue/index.ts';
import { ralPalette } from '#catalogue/ral.ts';
import type { ConfiguratorData, ProductData, ProductPage } from '#contract/catalogue-page.ts';
import type { CustomerData } from '#contract/customer-data.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { productFacts } from '#domain/product/product-facts.ts';
import { productNames } from '#text/product-names.ts';
import type { Dependencies, Session, SignedInCustomer } from '../app-env.ts';
import { findCartLine } from '../cart/find-lines.ts';
import { lineToEdit } from '../cart/line-to-edit.ts';
import { timestampFrom } from '../cart/timestamp.ts';

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

// Null for a visitor, who has no configurator. `chosen` is the page's product, none in quick order.
export async function configuratorData(
  deps: Dependencies,
  session: Session,
  chosen: CatalogueProduct | null,
  query: Readonly<Record<string, string>>,
): Promise<ConfiguratorData | null> {
  if (session.customer === null) return null;
  const timestamp = timestampFrom(query['edit']);
  const line = timestamp === null ? null : await findCartLine(deps.database, session.customer.id, timestamp);
  const edited =
    line !== null && line.productCode === chosen?.code ? lineToEdit(line, chosen, session.customer) : null;
  return {
    customer: customerData(session.customer),
    products: products.map((product) => productData(product, product === chosen)),
    mode: edited !== null ? 'edit' : query['add'] === '1' ? 'add' : 'closed',
    line: edited,
  };
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

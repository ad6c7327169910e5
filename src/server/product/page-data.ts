import { type CatalogueProduct, products } from '#catalogue/index.ts';
import { ralPalette } from '#catalogue/ral.ts';
import type {
  ConfiguratorData,
  CustomerData,
  FilmData,
  GuideData,
  LineToEdit,
  ProductCard,
  ProductData,
  ProductPage,
} from '#contract/catalogue-page.ts';
import { may, mayOnBehalf } from '#domain/account/rights.ts';
import { wayToOrder } from '#domain/account/way-to-order.ts';
import { deliveryDate, latestDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import { type WayOfMeasuring, wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { zero } from '#domain/money/cents.ts';
import { type Discounts, discountFor, netPrice } from '#domain/pricing/discount.ts';
import { lowestPrice, type PriceList } from '#domain/pricing/price-list.ts';
import { productFacts } from '#domain/product/product-facts.ts';
import { type Film, productFilm } from '#text/measuring/films.ts';
import { helpText } from '#text/measuring/help.ts';
import { measuringText } from '#text/measuring/instruction.ts';
import type { Dependencies, Session, SignedInPerson } from '../app-env.ts';
import { type CartLine, timestampFrom } from '../cart/cart-line.ts';
import { findCartLine } from '../cart/find-lines.ts';
import { lineToEdit, type NamedLine } from '../cart/line-to-edit.ts';
import { productText } from './product-text.ts';

export function productData(product: CatalogueProduct, isChosen = true): ProductData {
  return {
    id: product.id,
    code: product.code,
    name: productText(product).name,
    isChosen,
    data: { Other: { kim_large: product.kimLarge } },
  };
}

export function productWords(product: CatalogueProduct, way: WayOfMeasuring): ProductPage['words'] {
  const text = productText(product);
  const { tagline, purpose, properties } = text;
  return { tagline, purpose, properties, measuring: measuringText(text, way).intro };
}

/** In the words of one way of measuring. */
export function guideData(product: CatalogueProduct, way: WayOfMeasuring): GuideData {
  const text = productText(product);
  const help = Object.entries(text.help).map(([topic, words]) => [topic, helpText(words, way, product.form)]);
  return { help: Object.fromEntries(help), film: filmData(productFilm(way, product.code, text)) };
}

export function filmData({ file, label, scenes }: Film): FilmData {
  return { file, label, scenes: scenes.map(({ seconds, caption }) => ({ seconds, caption })) };
}

export function pageFacts(
  product: CatalogueProduct,
  priceList: PriceList,
  date: string,
  person: SignedInPerson | null,
  discounts: Discounts | null,
  workshop: Workshop,
): ProductPage['facts'] {
  const facts = productFacts(product, priceList, date, workshop.season);
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
    ...lowestPrices(priceList, person, discounts),
    deliveryWorkingDays: facts.deliveryDays,
    deliveryDate: latestDelivery({ from: date, days: facts.deliveryDays }, person, workshop),
  };
}

// Of a visitor nobody knows where it goes: the day that holds for both countries.
function latestDelivery(
  promise: { readonly from: string; readonly days: number },
  person: SignedInPerson | null,
  workshop: Workshop,
): string {
  const countries = person === null ? (['NL', 'BE'] as const) : [person.deliveryCountry];
  const dates = countries.map((country) => deliveryDate({ ...promise, country }, workshop));
  return latestDate(dates) ?? promise.from;
}

/** What the smallest size without extras costs, and whoever is logged in what it costs them. */
export function lowestPrices(
  priceList: PriceList,
  person: SignedInPerson | null,
  discounts: Discounts | null,
): Pick<ProductCard, 'lowestAdviceCents' | 'lowestNetCents'> {
  const advice = lowestPrice(priceList) ?? zero;
  return {
    lowestAdviceCents: person === null || may(person.role, 'see_prices') ? advice : null,
    lowestNetCents:
      person && discounts && may(person.role, 'configure')
        ? netPrice(advice, discountFor(discounts, priceList.productCode))
        : null,
  };
}

// 'RAL 7016 structuur' is RAL 7016 with a texture.
function colourName(label: string): string | null {
  return ralPalette.get(label.replace(' structuur', ''))?.name ?? null;
}

/** The line that `?edit=` or `?zelfde=` names; null when this customer has no such line. */
export async function findNamedLine(
  deps: Dependencies,
  { person }: Session,
  name: string | undefined,
): Promise<CartLine | null> {
  const timestamp = timestampFrom(name);
  return person === null || timestamp === null ? null : findCartLine(deps.database, person.id, timestamp);
}

// What a product page's address asks for, and the line it names.
type Asked = {
  readonly add?: string | undefined;
  readonly edit?: string | undefined;
  readonly again?: string | undefined;
  // Where a line that is changed opens.
  readonly step?: string | undefined;
  readonly line: NamedLine | null;
  // The quote that the page works for.
  readonly quote: string | null;
  readonly presets: ConfiguratorData['presets'];
  readonly begin: ConfiguratorData['begin'];
};

/** Null for a visitor and for who may not order, who have no configurator. `chosen` is the page's product, none in quick order. */
export function configuratorData(
  { person, behalf }: Session,
  chosen: CatalogueProduct | null,
  asked: Asked,
): ConfiguratorData | null {
  if (person === null || !may(person.role, 'configure')) return null;
  const way = wayOfMeasuring(person.totalMeasures);
  return {
    customer: customerData(person),
    wayToOrder: wayToOrder(person.role, behalf !== null),
    products: products.map((product) => productData(product, product === chosen)),
    guides: Object.fromEntries(
      (chosen === null ? products : [chosen]).map((product) => [product.code, guideData(product, way)]),
    ),
    mode: modeOf(asked),
    quote: asked.quote,
    mayQuote: (behalf === null ? may : mayOnBehalf)(person.role, 'make_quotes'),
    line: asked.line && chosen && lineAt(lineToEdit(asked.line, chosen, person), chosen, asked.step),
    presets: asked.presets,
    begin: asked.begin,
  };
}

function lineAt(line: LineToEdit, { steps }: CatalogueProduct, asked: string | undefined): LineToEdit {
  const openAt = steps.find(({ key }) => key === asked)?.key;
  return openAt === undefined ? line : { ...line, openAt };
}

function modeOf({ add, edit, again, line, begin }: Asked): ConfiguratorData['mode'] {
  // An empty configurator in its place would quietly add a second line.
  if (edit !== undefined) return line === null ? 'line-gone' : 'edit';
  // A line was to be added anyway: without the other's choices it begins empty.
  if (again !== undefined) return line === null ? 'add' : 'again';
  return add === '1' || begin !== null ? 'add' : 'closed';
}

function customerData(person: SignedInPerson): CustomerData {
  return {
    id: person.id,
    cm_units: person.unit === 'cm' ? 1 : 0,
    total_measures: person.totalMeasures ? 1 : 0,
    logged_in: true,
    show_message: person.showMessage,
  };
}

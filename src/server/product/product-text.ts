import { type CatalogueProduct, findProduct } from '#catalogue/index.ts';
import type { FindingCodeOf, Product } from '#domain/product/product.ts';
import type { HelpTopic, Step } from '#domain/product/step.ts';
import type { HelpWords } from '#text/measuring/help.ts';
import type { ProductText } from '#text/products/product-text.ts';
import { productTexts } from '#text/products/product-texts.ts';
import type { FieldText, OptionText, StepText } from '#text/products/step-text.ts';

type FieldTextOf<Field> = Field extends { readonly options: readonly (infer Key extends string)[] }
  ? FieldText & { readonly options: Readonly<Record<Key, OptionText>> }
  : FieldText;

type StepTextOf<S extends Step> = StepText & {
  readonly fields: { readonly [Field in S['fields'][number] as Field['name']]: FieldTextOf<Field> };
};

type TopicOf<S> = Exclude<
  | (S extends { readonly help: infer Topic extends HelpTopic } ? Topic : never)
  | (S extends { readonly helpWhen: { readonly topic: infer Topic extends HelpTopic } } ? Topic : never),
  'meetinstructie'
>;

/** The words a product needs: a step, field, option, help topic or finding without any does not compile. */
export type TextOf<P extends Product> = ProductText & {
  readonly steps: { readonly [S in P['steps'][number] as S['key']]: StepTextOf<S> };
  readonly help: Readonly<Record<TopicOf<P['steps'][number]>, HelpWords>>;
  readonly findings: Readonly<Record<FindingCodeOf<P>, string>>;
};

const texts: { readonly [P in CatalogueProduct as P['code']]: TextOf<P> } = productTexts;

export function productText(product: CatalogueProduct): ProductText {
  return texts[product.code];
}

/** A product that left the catalogue is still in carts and orders. */
export function productName(code: string): string {
  const product = findProduct(code);
  return product === null ? code : productText(product).name;
}

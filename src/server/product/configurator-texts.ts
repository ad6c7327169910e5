import type { CatalogueProduct } from '#catalogue/index.ts';
import type { Product } from '#domain/product/product.ts';
import type { Step } from '#domain/product/step.ts';
import { ca100Text } from '#text/products/ca-100.ts';
import { ce100Text } from '#text/products/ce-100.ts';
import { pe100Text } from '#text/products/pe-100.ts';
import { ro50Text } from '#text/products/ro-50.ts';
import { ro100Text } from '#text/products/ro-100.ts';
import { se100Text } from '#text/products/se-100.ts';
import { se200Text } from '#text/products/se-200.ts';
import type { ConfiguratorText, FieldText, OptionText, StepText } from '#text/products/step-text.ts';

type FieldTextOf<Field> = Field extends { readonly options: readonly (infer Key extends string)[] }
  ? FieldText & { readonly options: Readonly<Record<Key, OptionText>> }
  : FieldText;

type StepTextOf<S extends Step> = StepText & {
  readonly fields: { readonly [Field in S['fields'][number] as Field['name']]: FieldTextOf<Field> };
};

/** The words a product needs: a step, field or option without any does not compile. */
export type TextOf<P extends Product> = ConfiguratorText & {
  readonly steps: { readonly [S in P['steps'][number] as S['key']]: StepTextOf<S> };
};

const texts: { readonly [P in CatalogueProduct as P['code']]: TextOf<P> } = {
  'PE-100': pe100Text,
  'SE-100': se100Text,
  'SE-200': se200Text,
  'RO-50': ro50Text,
  'RO-100': ro100Text,
  'CE-100': ce100Text,
  'CA-100': ca100Text,
};

export function configuratorText(product: CatalogueProduct): ConfiguratorText {
  return texts[product.code];
}

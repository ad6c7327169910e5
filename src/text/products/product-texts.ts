import { ca100Text } from './ca-100.ts';
import { ce100Text } from './ce-100.ts';
import { pe100Text } from './pe-100.ts';
import type { ProductText } from './product-text.ts';
import { ro50Text } from './ro-50.ts';
import { ro100Text } from './ro-100.ts';
import { se100Text } from './se-100.ts';
import { se200Text } from './se-200.ts';

/** What is said about each product, by code: the only place where its words are registered. */
export const productTexts = {
  'PE-100': pe100Text,
  'SE-100': se100Text,
  'SE-200': se200Text,
  'RO-50': ro50Text,
  'RO-100': ro100Text,
  'CE-100': ce100Text,
  'CA-100': ca100Text,
} as const satisfies Readonly<Record<string, ProductText>>;

/** Where an example speaks of one product. */
export const exampleCode = 'PE-100' satisfies keyof typeof productTexts;

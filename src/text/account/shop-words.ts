import { pageText } from '../pages/ui.ts';
import { productTexts } from '../products/product-texts.ts';

/** What anybody who has seen the shop would try first as a password. */
export const shopWords: readonly string[] = [
  pageText.brand,
  ...Object.values(productTexts).map(({ name }) => name),
  'hor',
  'horre',
  'horren',
  'hordeur',
  'hordeuren',
  'insect',
  'insecten',
  'insectenhor',
  'insectenhorren',
  'muggen',
  'gaas',
  'kozijn',
  'kozijnen',
  'raam',
  'ramen',
  'deur',
  'deuren',
  'maat',
  'maatwerk',
  'winkel',
  'webshop',
  'zakelijk',
  'demo',
];

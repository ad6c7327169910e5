import { ui } from '../pages/ui.ts';
import { productNames } from '../products/product-names.ts';

/** What anybody who has seen the shop would try first as a password. */
export const shopWords: readonly string[] = [
  ui.brand,
  ...Object.values(productNames),
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

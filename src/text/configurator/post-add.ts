import { groupThousands } from '../format/money.ts';

/** Words of the screen after adding, besides the sentence that says what was done. */
export const addedText = {
  saveAsQuote: 'Bewaar als offerte',
  inQuote: (number: string) => `Toegevoegd aan offerte ${number}`,
  liesInQuote: (product: string, sizes: number | null) =>
    sizes === null
      ? `De ${product} staat nu in de offerte.`
      : `De ${product} in ${sizes} ${sizes === 1 ? 'maat' : 'maten'} staat nu in de offerte.`,
  toQuote: 'Naar offerte',
  otherProduct: 'Ander product',
  shop: 'Verder winkelen',
  cart: 'Bekijk winkelwagen',
  checkout: 'Direct afrekenen',
  offer: 'Aanbieden aan collega',
  again: 'Nog een maat, zelfde keuzes',
  summary: 'Toegevoegd',
  size: (amount: number, size: string) => `${amount} × ${size}`,
  sizes: (screens: number, sizes: number) =>
    `${screens} ${screens === 1 ? 'hor' : 'horren'}, ${sizes} ${sizes === 1 ? 'maat' : 'maten'}`,
  sizeLabel: 'Aantal en maat',
  made: 'Wij maken',
  colour: 'Kleur',
  boxLabel: 'Kenmerk',
  price: 'Prijs excl. btw',
  // Its sum is more than that of what was added, also when nothing else is in it.
  cartLines: (lines: number) =>
    `Winkelwagen, ${lines === 1 ? '1 regel' : `${lines}\u00a0regels`}, met verzending`,
  cartTotal: (subtotal: string) => `€ ${groupThousands(subtotal)} excl. btw`,
  cartTotalWithVat: (total: string) => `€ ${groupThousands(total)} incl. btw`,
} as const;

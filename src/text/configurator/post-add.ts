import { groupThousands } from '../format/money.ts';

/** Words of the screen after adding, besides the sentence that says what was done. */
export const addedText = {
  shop: 'Verder winkelen',
  cart: 'Bekijk winkelwagen',
  checkout: 'Direct afrekenen',
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
  cartLines: (lines: number) => (lines === 1 ? 'Winkelwagen, 1 regel' : `Winkelwagen, ${lines} regels`),
  cartTotal: (subtotal: string) => `€ ${groupThousands(subtotal)} excl. btw`,
  cartTotalWithVat: (total: string) => `€ ${groupThousands(total)} incl. btw`,
} as const;

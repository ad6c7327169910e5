import type { Unit } from '#domain/measure/millimetres.ts';

/** Words of quick order, beside those of the steps and the popup. */
export const quickText = {
  heading: 'Voer maten en specificaties in:',
  pasteHint: 'Plak maten rechtstreeks uit Excel: breedte, hoogte, aantal, kenmerk.',
  start: 'Kies een product. Daarna voert u alle maten in één keer in.',
  products: 'Producten',
  number: '#',
  row: 'Maat',
  inUnit: (label: string, unit: Unit) => `${label} ${unit}`,
  weMake: 'Wij maken',
  price: 'Prijs',
  none: '–',
  about: 'ca. ',
  indication: '‘ca.’ is een indicatie, met wat tot nu toe gekozen is.',
  times: (amount: number) => `${amount}×`,
  size: (width: string, height: string) => `${width} × ${height}`,
  conditional: ' *',
  condition: (condition: string) => `* Wij maken deze maat ${condition}.`,
  width: 'Breedte',
  height: 'Hoogte',
  addRow: 'Maat toevoegen',
  removeRow: (row: number) => `Maat ${row} verwijderen`,
  confirmCorrection: 'Bevestig correctie',
  copyRow: (row: number) => `Maat ${row} kopiëren`,
  full: (max: number) => `U kunt maximaal ${max} maten tegelijk invoeren.`,
  missing: 'Vul breedte en hoogte in.',
  wrong: (count: number) =>
    count === 1 ? '1 maat vraagt om een correctie:' : `${count} maten vragen om een correctie:`,
  totals: (screens: number, sizes: number) =>
    `${screens} ${screens === 1 ? 'hor' : 'horren'}, ${sizes} ${sizes === 1 ? 'maat' : 'maten'}`,
  order: 'Uw bestelling',
  addedTitle: 'Producten toegevoegd',
  added: (product: string, sizes: number) =>
    `De ${product} in ${sizes} ${sizes === 1 ? 'maat' : 'maten'} is toegevoegd aan de winkelwagen.`,
} as const;

export const switchText = {
  title: 'Ander product',
  body: 'U staat op het punt om een ander product te configureren, terwijl dit product nog niet klaar is. Uw huidige configuratie wordt niet onthouden. Weet u het zeker?',
  go: (product: string) => `Ga naar de ${product}`,
  stay: (product: string) => `Blijf bij de ${product}`,
} as const;

export const continueText = {
  title: 'U was nog bezig',
  body: (product: string, sizes: number) =>
    `Uw bestelling van de ${product} (${sizes} ${sizes === 1 ? 'maat' : 'maten'}) staat nog niet in de winkelwagen. Wilt u daarmee verder?`,
  go: (product: string) => `Doorgaan met de ${product}`,
  reset: 'Opnieuw beginnen',
} as const;

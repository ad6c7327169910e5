import type { Unit } from '#domain/measure/millimetres.ts';

// Words of quick order, beside those of the steps and the popup.
export const quickText = {
  heading: 'Voer maten en specificaties in:',
  pasteHint: 'Plak maten rechtstreeks uit Excel: breedte, hoogte, aantal, kenmerk.',
  start:
    'Kies eerst een product. Daarna voert u alle maten in één keer in, of plakt u ze uit uw spreadsheet.',
  number: '#',
  row: 'Maat',
  inUnit: (label: string, unit: Unit) => `${label} ${unit}`,
  weMake: 'Wij maken',
  price: 'Prijs',
  none: '–',
  size: (width: string, height: string) => `${width} × ${height}`,
  copySize: (row: number) => `Maat ${row} kopiëren`,
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
  sure: 'Weet u het zeker?',
  lost: 'Uw huidige configuratie wordt niet onthouden als u een ander product kiest.',
  other: 'Ander product',
} as const;

export const continueText = {
  title: 'U was nog bezig',
  body: (product: string, sizes: number) =>
    `Uw bestelling van de ${product} (${sizes} ${sizes === 1 ? 'maat' : 'maten'}) staat nog niet in de winkelwagen. Wilt u daarmee verder?`,
  go: (product: string) => `Doorgaan met de ${product}`,
  reset: 'Opnieuw beginnen',
} as const;

export const pasteText = {
  title: 'Maten plakken',
  understood: (count: number) =>
    count === 0
      ? 'Wij vonden geen maten in wat u plakte.'
      : count === 1
        ? 'Wij lazen 1 maat.'
        : `Wij lazen ${count} maten.`,
  remarks: (count: number) =>
    count === 1 ? 'Controleer de gemarkeerde regel.' : `Controleer de ${count} gemarkeerde regels.`,
  header: (text: string) => `De kopregel '${text}' is overgeslagen.`,
  extra: 'Kolommen die wij niet kennen, zijn overgeslagen.',
  unread: (line: number, text: string) =>
    `Regel ${line} is overgeslagen, want er staat geen maat: '${text}'.`,
  tooMany: (max: number, left: number) =>
    `U kunt maximaal ${max} maten tegelijk invoeren. De laatste ${left === 1 ? 'regel wordt' : `${left} regels worden`} niet overgenomen.`,
  replaces: (from: number, to: number) =>
    from === to
      ? `Maat ${from} is al ingevuld en wordt vervangen.`
      : `Maat ${from} t/m ${to} zijn al ingevuld en worden vervangen.`,
  caption: 'Wat wij lazen',
  remark: 'Opmerking',
  take: (count: number) => (count === 1 ? '1 maat overnemen' : `${count} maten overnemen`),
  append: 'Achteraan toevoegen',
  cancel: 'Annuleren',
  notes: {
    unreadable: (label: string, text: string) =>
      text === '' ? `${label} ontbreekt` : `${label} niet gelezen: '${text}'`,
    thousands: (label: string, text: string) => `${label} '${text}' gelezen als duizendtal`,
    limited: (label: string, text: string) => `${label} '${text}' is meer dan 50`,
    cut: (label: string) => `${label} ingekort tot 25 tekens`,
  },
} as const;

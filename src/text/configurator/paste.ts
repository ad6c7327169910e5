import { maxRowAmount } from '#domain/configuration/limits.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';

const units = { mm: 'millimeters', cm: 'centimeters' } as const satisfies Record<Unit, string>;
const otherUnits = { mm: 'centimeters of meters', cm: 'meters' } as const satisfies Record<Unit, string>;

const ways = {
  opening: 'maten van de opening',
  total: 'totale maten van de hor',
} as const satisfies Record<WayOfMeasuring, string>;

type NoteWords = {
  readonly label: string;
  readonly text: string;
  // What stands in its place, in the customer's unit.
  readonly read: string;
  // In which the cell was read.
  readonly unit: Unit;
  // In which this customer gives sizes.
  readonly way: WayOfMeasuring;
};

// What several lines may have in common, so that one nod can do for all of them.
const kinds = {
  thousands: 'een duizendteken in de maat',
  rounded: 'een afgeronde maat',
  cut: 'een ingekort kenmerk',
  missing: 'een maat die ontbreekt',
  mixed: 'een aantal tussen woorden',
  assumed: 'zonder aantal, wij nemen 1',
  converted: 'omgerekend naar uw eenheid',
  uneven: 'een eenheid bij maar één van de twee maten',
  otherWay: 'anders gemeten dan u hier opgeeft',
  swapped: 'breedte en hoogte misschien verwisseld',
  formula: 'de uitkomst van een formule',
  merged: 'een samengevoegde cel',
  dated: 'een datum als kenmerk',
  hidden: 'verborgen in het bestand',
  unsure: 'een kolom waarvan de kop niet zeker is',
} as const;

type Doubted = keyof typeof kinds;

function linesOf(from: number, to: number): string {
  return from === to ? `Regel ${from} is` : `Regel ${from} t/m ${to} zijn`;
}

/** Words of the preview of what was pasted or came in a file. */
export const pasteText = {
  title: 'Maten plakken',
  fileTitle: (file: string) => `Maten uit ${file}`,
  sheet: 'Blad',
  line: 'Regel',
  column: (number: number, heading: string) =>
    heading === '' ? `Kolom ${number}` : `Kolom ${number}: ${heading}`,
  choices: {
    '': 'Overslaan',
    'width-mm': 'Breedte in mm',
    'width-cm': 'Breedte in cm',
    'height-mm': 'Hoogte in mm',
    'height-cm': 'Hoogte in cm',
    amount: 'Aantal',
    kenmerk: 'Kenmerk',
  },
  columns: 'Klopt een kolom niet? Kies erboven wat erin staat.',
  recalled: 'De kolommen staan zoals u ze de vorige keer koos.',
  noSizes: 'Wijs de kolommen met breedte en hoogte aan.',
  otherUnit: {
    mm: 'Deze maten lijken in centimeters te staan.',
    cm: 'Deze maten lijken in millimeters te staan.',
  } satisfies Record<Unit, string>,
  readAs: { mm: 'Lees als millimeters', cm: 'Lees als centimeters' } satisfies Record<Unit, string>,
  understood: (count: number) =>
    count === 0
      ? 'Wij vonden geen maten die wij zo kunnen overnemen.'
      : count === 1
        ? 'Wij lazen 1 maat.'
        : `Wij lazen ${count} maten.`,
  asked: (count: number) =>
    count === 1
      ? 'Bij 1 regel twijfelen wij: vink hem aan als hij klopt.'
      : `Bij ${count} regels twijfelen wij: vink aan wat klopt.`,
  refused: (count: number) =>
    count === 1
      ? '1 regel nemen wij niet over; de reden staat erbij.'
      : `${count} regels nemen wij niet over; de reden staat erbij.`,
  order: (labels: readonly string[]) =>
    `Zonder kopregel lazen wij de kolommen als: ${labels.join(', ').toLowerCase()}.`,
  header: (text: string) => `De kopregel '${text}' is overgeslagen.`,
  extra: 'Kolommen die wij niet kennen, zijn overgeslagen.',
  unread: {
    'no-size': (line: number, text: string) =>
      `Regel ${line} is overgeslagen, want wij vonden er geen breedte of hoogte: '${text}'.`,
    total: (line: number, text: string) =>
      `Regel ${line} is overgeslagen, want het lijkt een totaal: '${text}'.`,
    commas: (line: number, text: string) =>
      `Regel ${line} is overgeslagen, want een komma kan hier een kolom of een decimaal zijn: '${text}'. Zet puntkomma’s tussen de kolommen.`,
    unit: (line: number, text: string) =>
      `Regel ${line} is overgeslagen, want een andere eenheid dan mm of cm lezen wij niet: '${text}'.`,
    above: (line: number, text: string) =>
      `Regel ${line} staat boven de kopregel en is overgeslagen: '${text}'.`,
  },
  skipped: (lines: readonly number[]) =>
    `Overgeslagen: regel ${lines.join(', ')}. Waarom staat onder de tabel.`,
  alsoUnread: (lines: readonly number[]) => `Ook overgeslagen: regel ${lines.join(', ')}.`,
  tooMany: (max: number, lines: readonly number[]) =>
    `U kunt maximaal ${max} maten tegelijk invoeren. ${linesOf(lines[0] ?? 0, lines.at(-1) ?? 0)} niet overgenomen.`,
  notRead: (max: number, from: number, to: number) =>
    `Wij lezen ${max} regels tegelijk. ${linesOf(from, to)} niet gelezen.`,
  tooLong:
    'Dit is te veel om als lijst met maten te lezen. Kopieer alleen de regels en kolommen met uw maten, en plak opnieuw.',
  groups: 'Wat klopt bij meer regels tegelijk?',
  group: (count: number, doubts: readonly Doubted[]) =>
    `Alle ${count} regels: ${doubts.map((doubt) => kinds[doubt]).join(' en ')}`,
  replaces: (from: number, to: number, kept: readonly string[]) => {
    const but = kept.length === 0 ? '' : `, behalve ${kept.join(' en ').toLowerCase()}`;
    return from === to
      ? `Maat ${from} is al ingevuld en wordt vervangen${but}.`
      : `Maat ${from} t/m ${to} zijn al ingevuld en worden vervangen${but}.`;
  },
  leftOut: 'Niet overgenomen:',
  caption: 'Wat wij lazen',
  tick: (line: number) => `Regel ${line} overnemen`,
  take: (count: number) => (count === 1 ? '1 maat overnemen' : `${count} maten overnemen`),
  append: 'Achteraan toevoegen',
  cancel: 'Annuleren',
  notes: {
    missing: ({ label }) => `${label} ontbreekt`,
    unreadable: ({ label, text }) => `${label} niet gelezen: '${text}'`,
    otherUnit: ({ label, text }) => `${label} '${text}': een andere eenheid dan mm of cm lezen wij niet`,
    thousands: ({ label, text, read }) => `${label} '${text}' gelezen als ${read}`,
    rounded: ({ label, text, read }) => `${label} '${text}' afgerond op ${read}`,
    small: ({ label, text, unit }) =>
      `${label} '${text}' is erg klein voor ${units[unit]}. Staat dit in ${otherUnits[unit]}?`,
    large: ({ label, text, unit }) =>
      unit === 'cm'
        ? `${label} '${text}' is erg groot voor centimeters. Staat dit in millimeters?`
        : `${label} '${text}' is te groot voor een hor`,
    zero: ({ label, text }) => `${label} '${text}': van nul maken wij niets`,
    date: ({ label, text }) => `${label} '${text}' is een datum; misschien maakte het rekenblad die zelf`,
    dated: ({ label, text }) => `${label} '${text}' is een datum; misschien maakte het rekenblad die zelf`,
    assumed: ({ label }) => `${label} is leeg, wij nemen 1`,
    converted: ({ label, text, read, unit }) => `${label} '${text}' ${unit} gelezen als ${read}`,
    uneven: ({ label, text, unit }) =>
      `${label} '${text}' gelezen in ${units[unit]}, maar bij de andere maat staat een andere eenheid`,
    otherWay: ({ label, text, way }) =>
      `${label} '${text}': de lijst noemt ${ways[way === 'total' ? 'opening' : 'total']}, en u geeft hier ${ways[way]} op`,
    swapped: ({ text }) => `${text} past niet, andersom wel: zijn breedte en hoogte verwisseld?`,
    formula: ({ label, text }) => `${label} '${text}' is de uitkomst van een formule`,
    merged: ({ label, text }) => `${label} '${text}' komt uit een samengevoegde cel`,
    hidden: ({ label, text }) =>
      text === ''
        ? 'Deze regel is verborgen in het bestand'
        : `${label} '${text}' staat in een verborgen kolom`,
    unsure: ({ label, text }) => `${label} '${text}' komt uit een kolom waarvan de kop niet zeker is`,
    foreign: ({ label, text }) =>
      `${label} '${text}': de kop noemt een andere eenheid dan mm of cm. Kies de eenheid boven de kolom`,
    limited: ({ label, text }) => `${label} '${text}' is meer dan ${maxRowAmount}; splits de regel`,
    fraction: ({ label, text }) => `${label} '${text}' is geen heel getal`,
    mixed: ({ label, text }) => `${label} '${text}': in deze kolom staan ook woorden`,
    cut: ({ label, text, read }) => `${label} '${text}' ingekort tot '${read}'`,
  } satisfies Record<string, (note: NoteWords) => string>,
} as const;

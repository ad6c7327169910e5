import { maxRowAmount } from '#domain/configuration/limits.ts';
import type { Unit } from '#domain/measure/millimetres.ts';

const units = { mm: 'millimeters', cm: 'centimeters' } as const satisfies Record<Unit, string>;
const otherUnits = { mm: 'centimeters of meters', cm: 'meters' } as const satisfies Record<Unit, string>;

type NoteWords = {
  readonly label: string;
  readonly text: string;
  // What stands in its place, in the customer's unit.
  readonly read: string;
  // In which the cell was read.
  readonly unit: Unit;
};

/** Words of the preview of what was pasted. */
export const pasteText = {
  title: 'Maten plakken',
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
  },
  tooMany: (max: number, left: number) =>
    `U kunt maximaal ${max} maten tegelijk invoeren. De laatste ${left === 1 ? 'regel wordt' : `${left} regels worden`} niet overgenomen.`,
  replaces: (from: number, to: number) =>
    from === to
      ? `Maat ${from} is al ingevuld en wordt vervangen.`
      : `Maat ${from} t/m ${to} zijn al ingevuld en worden vervangen.`,
  caption: 'Wat wij lazen',
  tick: (line: number) => `Regel ${line} overnemen`,
  take: (count: number) => (count === 1 ? '1 maat overnemen' : `${count} maten overnemen`),
  append: 'Achteraan toevoegen',
  cancel: 'Annuleren',
  notes: {
    missing: ({ label }) => `${label} ontbreekt`,
    unreadable: ({ label, text }) => `${label} niet gelezen: '${text}'`,
    thousands: ({ label, text, read }) => `${label} '${text}' gelezen als ${read}`,
    rounded: ({ label, text, read }) => `${label} '${text}' afgerond op ${read}`,
    small: ({ label, text, unit }) =>
      `${label} '${text}' is erg klein voor ${units[unit]}. Staat dit in ${otherUnits[unit]}?`,
    large: ({ label, text, unit }) =>
      unit === 'cm'
        ? `${label} '${text}' is erg groot voor centimeters. Staat dit in millimeters?`
        : `${label} '${text}' is te groot voor een hor`,
    limited: ({ label, text }) => `${label} '${text}' is meer dan ${maxRowAmount}; splits de regel`,
    fraction: ({ label, text }) => `${label} '${text}' is geen heel getal`,
    mixed: ({ label, text }) => `${label} '${text}': in deze kolom staan ook woorden`,
    cut: ({ label, text, read }) => `${label} '${text}' ingekort tot '${read}'`,
  } satisfies Record<string, (note: NoteWords) => string>,
} as const;

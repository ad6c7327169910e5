import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { ByWay } from './by-way.ts';

type Words = {
  readonly title: string;
  readonly file: (code: string) => string;
  readonly circle: string;
  /** Columns for the size that is worked out from the readings. */
  readonly totals: readonly string[];
};

const words: ByWay<Words> = {
  opening: {
    title: 'Meetblad',
    file: (code) => `meetblad-${code.toLowerCase()}.pdf`,
    circle: 'Omcirkel van elke drie metingen de kleinste: die vult u in. Trek niets af.',
    totals: [],
  },
  total: {
    title: 'Meetblad totale maten',
    file: (code) => `meetblad-totaal-${code.toLowerCase()}.pdf`,
    circle: 'Omcirkel van elke drie metingen de kleinste. De totale maat vult u in; die maken wij.',
    totals: ['breedte', 'hoogte'],
  },
};

/** The sheet that goes up the ladder. The names of what is measured come from the configurator. */
export function measuringSheetText(way: WayOfMeasuring) {
  return {
    ...words[way],
    customer: 'Klant',
    address: 'Adres',
    date: 'Datum',
    measuredBy: 'Gemeten door',
    how: 'Zo meet u',
    drawing: 'Schema',
    choices: 'Noteer ook',
    openings: 'Openingen, in hele millimeters',
    number: 'Nr.',
    readings: { width: ['boven', 'midden', 'onder'], height: ['links', 'midden', 'rechts'] },
    total: 'Totale maat',
  } as const;
}

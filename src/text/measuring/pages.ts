import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { type ByWay, madeAsTyped } from './by-way.ts';
import { measuringRules } from './instruction.ts';

type Words = {
  readonly description: string;
  readonly lead: string;
  readonly perProductNote: string;
  readonly whatIsTyped: string;
  // Of the columns to note readings in, after the three.
  readonly noted: readonly string[];
};

const words: ByWay<Words> = {
  opening: {
    description:
      'Zo meet u de opening voor een hor op maat: drie keer, de kleinste maat telt, niets aftrekken.',
    lead: 'Goed meten is drie keer meten. U meet de opening, neemt de kleinste maat en trekt niets af: wij rekenen de speling.',
    perProductNote: 'Wat de opening is en waar u op let, verschilt per hor.',
    whatIsTyped: 'Wat is de opening?',
    noted: ['Kleinste'],
  },
  total: {
    description:
      'Zo bepaalt u de totale maat van een hor: drie keer meten, uitgaan van de kleinste maat, de buitenmaat invullen.',
    lead: `Goed meten is drie keer meten. U vult de totale maat in: de buitenmaat van de hor. ${madeAsTyped}`,
    perProductNote: 'Hoe groot de hor om de opening wordt en waar u op let, verschilt per product.',
    whatIsTyped: 'Wat is de totale maat?',
    noted: ['Kleinste', 'Totale maat'],
  },
};

const shared = {
  title: 'Meetinstructies',
  heading: 'Meetinstructies',
  rulesHeading: 'Vier regels voor elke hor',
  perProduct: 'Per product',
  instructionFor: (name: string) => `Meetinstructie ${name}`,
  titleOf: (name: string, code: string) => `Meetinstructie ${name} (${code})`,
  steps: 'Stap voor stap',
  attention: 'Let op',
  unit: 'Werk in hele millimeters, of in centimeters met één decimaal als uw account zo is ingesteld.',
  print: 'Deze pagina is gemaakt om te printen en mee te nemen: er is ruimte om uw maten te noteren.',
  notesHeading: 'Uw maten',
  notes: {
    caption: 'Ruimte om uw maten te noteren',
    first: 'Meting 1',
    second: 'Meting 2',
    third: 'Meting 3',
    direction: 'Richting',
    width: 'Breedte (boven, midden, onder)',
    height: 'Hoogte (links, midden, rechts)',
  },
  toProduct: (name: string) => `Naar de ${name}`,
  sheet: 'Meetblad als PDF',
} as const;

export function measuringPageText(way: WayOfMeasuring) {
  return { ...shared, ...words[way], rules: measuringRules(way) };
}

/** A visitor has no way of measuring yet: the page explains the usual one, and says so. */
export const visitorMeasuringText = {
  forWhom:
    'Deze uitleg is voor wie de opening invult, zoals bij de meeste accounts. Geeft u volgens uw account totale maten op, dan maken wij precies de buitenmaat die u invult. Log in voor uw eigen meetinstructie.',
  sheetForTotals: 'Meetblad voor totale maten',
} as const;

export const measuringSchemeText = {
  label:
    'Schema van een opening met drie meetlijnen voor de breedte, boven, midden en onder, en drie voor de hoogte, links, midden en rechts. De kleinste maat van elke richting is gemarkeerd.',
  smallest: 'kleinste maat',
} as const;

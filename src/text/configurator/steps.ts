import type { Unit } from '#domain/measure/millimetres.ts';
import { type ByWay, madeAsTyped } from '../measuring/by-way.ts';

/** Words inside the steps of the configurator; labels of specifications and options come from the server. */
export const stepText = {
  next: 'Volgende',
  correct: 'Wijzigen',
  proceed: 'Verder gaan',
  noMeasure: (unit: Unit) => `Vul een geldige maat in, bijvoorbeeld ${unit === 'mm' ? '900' : '90,0'}.`,
  rounded: (typed: string, unit: Unit) =>
    `U typte ${typed}. Wij rekenen ${unit === 'mm' ? 'met hele millimeters' : 'met één decimaal'}: controleer de afgeronde maat.`,
  weMake: 'Wij maken',
  size: (width: string, height: string, unit: Unit) => `${width} × ${height} ${unit}`,
  select: 'Selecteer',
  raised: 'Uitsteeksel onder',
  raisedHint: 'Hoeveel steekt de strip, lekdorpel of vensterbank boven de onderkant uit?',
  // The whole sentence would be cut in any list; the step's explanation says it.
  raisedChoice: 'Anders: er steekt iets uit',
  allRound: 'Rondom gelijk',
  differs: 'Verschilt per zijde',
  notAllRound: (sides: string) => `${sides} kiest u apart: deze waarde is daar niet te kiezen.`,
  lastTime: 'Vorige keer koos u',
  takeOver: 'Overnemen',
  incompleteChoice: 'keuze niet volledig',
  brokenData: 'fout in data',
  sides: { 1: 'Links', 2: 'Rechts', 3: 'Boven', 4: 'Onder' },
  allSides: 'Alle zijden',
  noSides: 'Geen',
  boxLabel: 'Kenmerk',
  missingLabel: 'Vul een kenmerk in. Het komt op de doos te staan.',
  boxLabelPlaceholder: 'bijvoorbeeld: woonkamer',
  amount: 'Aantal',
  minus: '−',
  plus: '+',
  less: 'Eén minder',
  more: 'Eén meer',
  perScreen: (amount: string) => `${amount} per stuk`,
  ofFirstRow: (amount: string) => `${amount} bij de eerste maat`,
  withSurcharge: (choice: string, amount: string) => `${choice} (${amount})`,
  standardColours: 'Standaardkleuren',
  delivery: (time: string) => `Levering ${time}`,
  otherColours: 'Andere kleuren',
  row: (row: number) => `Maat ${row}`,
  goTo: (place: string) => `Naar ${place}`,
  heldUp: 'U kunt verder zodra dit is aangepast.',
  summaryHeading: (amount: number, product: string) => `${amount} x ${product}`,
  introAdvice: {
    opening:
      'Bekijk eerst de meetinstructie: goed meten is drie keer meten. U vult de kleinste maat in en trekt niets af.',
    total: `Bekijk eerst de meetinstructie: goed meten is drie keer meten. U vult de totale maat in. ${madeAsTyped}`,
  } satisfies ByWay<string>,
  compose: 'Product samenstellen',
  watchInstructions: 'Meetinstructies bekijken',
} as const;

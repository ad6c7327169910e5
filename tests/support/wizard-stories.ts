import type { WizardStep } from './wizard-driver.ts';

export type WizardStory = {
  readonly name: string;
  readonly code: string;
  readonly product: string;
  readonly boxLabel: string;
  readonly steps: readonly WizardStep[];
  readonly amount: number;
  readonly price: string;
  readonly sizes: { readonly width_total: number; readonly height_total: number };
};

const opening = 'Maten van de opening';
const around = 'Ruimte rondom';

export const insetScreenSteps: readonly WizardStep[] = [
  { at: 'Soort kozijn', choose: ['Kunststof'] },
  { at: 'Kozijntype', choose: ['Vlak kozijn'] },
  { at: opening, size: ['900', '1200'] },
  { at: around, spaces: { Links: '30', Rechts: '30', Boven: '20', Onder: '15' } },
  { at: 'Uitsteeksel', choose: ['17 t/m 24 mm'] },
  { at: 'Obstakel buiten', choose: ['Geen'] },
  { at: 'Bevestiging', sides: [] },
  { at: 'Gaas', choose: ['Pollengaas'] },
  { at: 'Kleur', choose: ['RAL 7016 structuur'] },
];

export const hingedDoorSteps: readonly WizardStep[] = [
  { at: 'Montage', choose: ['In de dag'] },
  { at: 'Kader', choose: ['Driezijdig'] },
  { at: opening, size: ['900', '2150'] },
  {
    at: 'Scharnierzijde en draaisluiting',
    choose: ['Links (van buitenaf gezien)', 'Geen draaisluiting (alleen magneet)'],
  },
  { at: 'Schopplaat', choose: ['Tot tussenregel'] },
  { at: 'Dierenluik', choose: ['Kat', 'Midden'] },
  { at: 'Dranger', choose: ['Ja'] },
  { at: 'Borstel', sides: [] },
  { at: 'Gaas', choose: ['Petscreen'] },
  { at: 'Kleur', choose: ['RAL 7016 structuur'] },
];

/**
 * Worked examples of the product book, as a customer of group B taps them together: the products that ask most
 * differently. That the others can be ordered, routes/whole-order.test.ts knows.
 */
export const wizardStories: readonly WizardStory[] = [
  {
    name: 'PE-100 with pollen mesh, three of them',
    code: 'pe-100',
    product: 'Inzethor',
    boxLabel: 'wizard pe',
    steps: insetScreenSteps,
    amount: 3,
    price: '€ 258.24',
    sizes: { width_total: 928, height_total: 1228 },
  },
  {
    name: 'RO-100 with a bottom profile, anodised',
    code: 'ro-100',
    product: 'Professionele rolhor',
    boxLabel: 'wizard ro-100',
    steps: [
      { at: 'Montage', choose: ['Op de dag'] },
      {
        at: 'Maten',
        size: ['450', '1500'],
        spaces: { Links: '28', Rechts: '28', Boven: '54', Onder: '20' },
      },
      { at: 'Bediening', choose: ['Bedieningslijst normaal'] },
      { at: 'Rem', choose: ['Standaard rem'] },
      { at: 'Sluiting', choose: ['Kantelsluiting'] },
      { at: 'Trekkoord', choose: ['Nee'] },
      { at: 'Borstel', sides: [] },
      { at: 'Gaas', choose: ['Zwart'] },
      { at: 'Kleur', choose: ['Aluminium geanodiseerd'] },
    ],
    amount: 1,
    price: '€ 136.30',
    sizes: { width_total: 506, height_total: 1574 },
  },
  {
    name: 'CA-100 with a cat flap in the middle',
    code: 'ca-100',
    product: 'Scharnierende hordeur',
    boxLabel: 'wizard ca-100',
    steps: hingedDoorSteps,
    amount: 1,
    price: '€ 409.40',
    sizes: { width_total: 894, height_total: 2145 },
  },
];

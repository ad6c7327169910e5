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

// The worked examples of the product book, as a customer of group B taps them together.
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
    name: 'PE-100 above a sill, in a free RAL colour',
    code: 'pe-100',
    product: 'Inzethor',
    boxLabel: 'wizard pe ral',
    steps: [
      ...insetScreenSteps.slice(0, 3),
      { at: around, spaces: { Links: '10', Rechts: '30', Boven: '20', Onder: 'A' }, raised: '6' },
      { at: 'Uitsteeksel', choose: ['Geen of t/m 16 mm'] },
      { at: 'Obstakel buiten', choose: ['Geen'] },
      { at: 'Bevestiging', sides: [] },
      { at: 'Gaas', choose: ['Zwart'] },
      { at: 'Kleur', ral: '6005' },
    ],
    amount: 1,
    price: '€ 84.03',
    sizes: { width_total: 923, height_total: 1207 },
  },
  {
    name: 'SE-100 on the frame, which asks for its margins',
    code: 'se-100',
    product: 'Plissé hordeur',
    boxLabel: 'wizard se-100',
    steps: [
      { at: 'Montage', choose: ['Op de dag (op het kozijn)'] },
      { at: opening, size: ['900', '2150'] },
      { at: around, spaces: { Links: '60', Rechts: '25', Boven: '40' } },
      { at: 'Schuifrichting', choose: ['Pakket links'] },
      { at: 'Onderstrip', choose: ['Asymmetrisch voor op de dag'] },
      { at: 'Bevestiging', choose: ['Schroeven'] },
      { at: 'Gaas', choose: ['Grijs'] },
      { at: 'Handgreep', choose: ['Twee'] },
      { at: 'Kleur', ral: '7024' },
    ],
    amount: 1,
    price: '€ 239.29',
    sizes: { width_total: 954, height_total: 2180 },
  },
  {
    name: 'SE-200 in the frame',
    code: 'se-200',
    product: 'Dubbele plissé hordeur',
    boxLabel: 'wizard se-200',
    steps: [
      { at: 'Montage', choose: ['In de dag (tussen het kozijn)'] },
      { at: opening, size: ['1800', '2200'] },
      { at: 'Verdeling', choose: ['Gelijk verdeeld'] },
      { at: 'Onderstrip', choose: ['Vlak, drempelloos 5 mm grijs'] },
      { at: 'Bevestiging', choose: ['Schroeven'] },
      { at: 'Gaas', choose: ['Zwart'] },
      { at: 'Handgreep', choose: ['Geen'] },
      { at: 'Kleur', choose: ['RAL 7016 structuur'] },
    ],
    amount: 1,
    price: '€ 320.76',
    sizes: { width_total: 1796, height_total: 2197 },
  },
  {
    name: 'RO-50 on the frame, two of them',
    code: 'ro-50',
    product: 'Rolhor',
    boxLabel: 'wizard ro-50',
    steps: [
      { at: 'Montage', choose: ['Op de dag'] },
      {
        at: 'Maten',
        size: ['900', '1100'],
        spaces: { Links: '22', Rechts: '22', Boven: '44', Onder: '0' },
      },
      { at: 'Sluiting', choose: ['Magneetsluiting'] },
      { at: 'Trekkoord', choose: ['Nee'] },
      { at: 'Gaas', choose: ['Zwart'] },
      { at: 'Kleur', choose: ['RAL 9001'] },
    ],
    amount: 2,
    price: '€ 197.78',
    sizes: { width_total: 944, height_total: 1144 },
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
    name: 'CE-100 with brushes at two sides',
    code: 'ce-100',
    product: 'Voorzethor',
    boxLabel: 'wizard ce-100',
    steps: [
      { at: 'Plaatsing', choose: ['Binnenzijde'] },
      { at: opening, size: ['1000', '1300'] },
      { at: around, spaces: { Links: '40', Rechts: '40', Boven: '40', Onder: '40' } },
      { at: 'Bevestiging', choose: ['Wervels'] },
      { at: 'Borstel', sides: ['Links', 'Rechts'] },
      { at: 'Gaas', choose: ['Zwart'] },
      { at: 'Kleur', choose: ['RAL 9010'] },
    ],
    amount: 1,
    price: '€ 71.74',
    sizes: { width_total: 1040, height_total: 1340 },
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

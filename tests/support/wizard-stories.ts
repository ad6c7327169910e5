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

const opening = 'Hoe groot is de opening?';
const around = 'Hoeveel vlak, vrij kozijn is er per zijde?';

export const insetScreenSteps: readonly WizardStep[] = [
  { at: 'Van welk materiaal is het vaste kozijn?', choose: ['Kunststof'] },
  { at: 'Is het kozijn rond de opening vlak?', choose: ['Vlak kozijn'] },
  { at: opening, size: ['900', '1200'] },
  { at: around, spaces: { Links: '30', Rechts: '30', Boven: '20', Onder: '15' } },
  { at: 'Hoeveel steekt er buiten uit?', choose: ['17 t/m 24 mm'] },
  { at: 'Zit er buiten iets voor het raam?', choose: ['Geen'] },
  { at: 'Aan welke zijden houden clips de hor vast?', sides: [] },
  { at: 'Welk gaas wilt u?', choose: ['Pollengaas'] },
  { at: 'Welke kleur krijgen de profielen?', choose: ['RAL 7016 structuur'] },
];

export const hingedDoorSteps: readonly WizardStep[] = [
  { at: 'Waar komt het kader?', choose: ['In de dag'] },
  { at: 'Komt er ook onder een profiel?', choose: ['Driezijdig'] },
  { at: opening, size: ['900', '2150'] },
  {
    at: 'Aan welke kant draait de deur?',
    choose: ['Links (van buitenaf gezien)', 'Geen draaisluiting (alleen magneet)'],
  },
  { at: 'Wilt u een schopplaat?', choose: ['Tot tussenregel'] },
  { at: 'Wilt u een dierenluik?', choose: ['Kat', 'Midden'] },
  { at: 'Moet de deur vanzelf dichtgaan?', choose: ['Ja'] },
  { at: 'Aan welke zijden wilt u een borstel?', sides: [] },
  { at: 'Welk gaas wilt u?', choose: ['Petscreen'] },
  { at: 'Welke kleur krijgen de profielen?', choose: ['RAL 7016 structuur'] },
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
      { at: 'Waar komt de rolhor?', choose: ['Op de dag'] },
      {
        at: 'Hoe groot is de opening, en hoeveel ruimte is er?',
        size: ['450', '1500'],
        spaces: { Links: '28', Rechts: '28', Boven: '54', Onder: '20' },
      },
      { at: 'Aan welke zijde zit de bedieningslijst?', choose: ['Bedieningslijst normaal'] },
      { at: 'Hoe rustig moet de rolhor oplopen?', choose: ['Standaard rem'] },
      { at: 'Hoe blijft de rolhor beneden?', choose: ['Kantelsluiting'] },
      { at: 'Wilt u een trekkoord?', choose: ['Nee'] },
      { at: 'Aan welke zijden wilt u een borstel?', sides: [] },
      { at: 'Welk gaas wilt u?', choose: ['Zwart'] },
      { at: 'Welke kleur krijgen de profielen?', choose: ['Aluminium geanodiseerd'] },
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

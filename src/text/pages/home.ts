import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { countAtStart } from '../format/count.ts';

type Words = { readonly lead: string; readonly wayHeading: string; readonly measuring: string };

const madeAndLabelled = 'Elke hor wordt op de millimeter gemaakt en komt met uw kenmerk op de doos.';

const words: Readonly<Record<WayOfMeasuring | 'visitor', Words>> = {
  opening: {
    lead: `U meet de opening, wij rekenen speling en overlap. ${madeAndLabelled}`,
    wayHeading: 'Van opening tot doos',
    measuring:
      'Drie keer de breedte, drie keer de hoogte. U vult de kleinste maat van de opening in en trekt niets af.',
  },
  total: {
    lead: `U geeft de totale maat van de hor op, wij maken precies die maat. ${madeAndLabelled}`,
    wayHeading: 'Van maat tot doos',
    measuring:
      'Drie keer de breedte, drie keer de hoogte. U bepaalt de totale maat van de hor; die maken wij precies.',
  },
  visitor: {
    lead: `U meet de opening, wij rekenen speling en overlap. Of u geeft de totale maat op en wij maken precies die. ${madeAndLabelled}`,
    wayHeading: 'Van opening tot doos',
    measuring:
      'Drie keer de breedte, drie keer de hoogte. Geeft u openingen op, dan trekt u niets af. Geeft u totale maten op, dan maken wij precies die maat.',
  },
};

/** To a visitor what holds for either way of measuring, for his account is yet to choose one. */
export function homeMeasuringText(reader: WayOfMeasuring | 'visitor') {
  const { lead, wayHeading, measuring } = words[reader];
  return { lead, wayHeading, way: [{ title: 'Meten', body: measuring }, ...afterMeasuring] };
}

const afterMeasuring = [
  {
    title: 'Samenstellen',
    body: 'U kiest montage, gaas en kleur. De tekening, de maat die wij maken en uw nettoprijs lopen direct mee.',
  },
  {
    title: 'Ontvangen',
    body: 'Elke hor is herkenbaar aan het kenmerk dat u opgaf, bijvoorbeeld de kamer of het bouwnummer.',
  },
] as const;

export const homeText = {
  title: 'Maathor: horren op maat voor de vakman',
  description:
    'Inzethorren, voorzethorren, rolhorren en hordeuren op de millimeter gemaakt, voor vakbedrijven in Nederland en België.',
  heading: 'Horren op maat voor de vakman',
  configure: 'Samenstellen',
  quickOrder: 'Snel bestellen',
  productsHeading: (count: number) =>
    `${countAtStart(count)} ${count === 1 ? 'hor' : 'horren'}, één werkwijze`,
  productsNote: 'Alle tekeningen op dezelfde schaal.',
  from: 'vanaf',
  quickCard: {
    heading: 'Meer maten van één product?',
    body: 'Voer alle maten van een project in één scherm in, of plak ze uit uw spreadsheet. U ziet per regel de maat die wij maken en uw prijs.',
  },
  measuringLink: 'Bekijk de meetinstructies',
  visitorNote: 'Nettoprijzen en bestellen zijn voor zakelijke klanten met een account.',
  logIn: 'Inloggen',
  requestAccount: 'Account aanvragen',
  drawing: {
    label:
      'Tekening: een raam van binnenuit gezien. In de rechterhelft is een inzethor geplaatst, 928 bij 1228 millimeter, met clips links en rechts; een stippellijn geeft de opening van 900 bij 1200 millimeter aan.',
  },
} as const;

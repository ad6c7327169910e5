import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { type ByWay, madeAsTyped } from './by-way.ts';

type MeasuringHelp = { readonly title: string; readonly paragraphs: readonly string[] };

const help: ByWay<MeasuringHelp> = {
  opening: {
    title: 'Zo meet u de opening',
    paragraphs: [
      'Meet de breedte boven, in het midden en onder, en de hoogte links, in het midden en rechts. Vul de kleinste maat in. Trek niets af: wij rekenen de speling.',
    ],
  },
  total: {
    title: 'U voert totale maten in',
    paragraphs: [
      `Vul de buitenmaat van de hor in. ${madeAsTyped}`,
      'Liever de opening opgeven? Dat zet u om bij uw account.',
    ],
  },
};

/** What the left column says first. */
export function measuringHelp(way: WayOfMeasuring): MeasuringHelp {
  return help[way];
}

import type { ByWay } from '../measuring/by-way.ts';
import type { MeasuringStep } from '../measuring/instruction.ts';

export const spaceAround: MeasuringStep = {
  title: 'Meet de ruimte rondom',
  body: 'Meet per zijde hoeveel vlak kozijn er vrij is tot het eerste obstakel, zoals een geleider, stucrand of vensterbank.',
};
export const spaceOnFrame: MeasuringStep = { ...spaceAround, title: 'Op de dag: meet de ruimte rondom' };
export const keepClear: MeasuringStep = {
  title: 'Blijf vrij van obstakels',
  body: 'Laat de hor per zijde 1 mm voor het eerste obstakel eindigen, zoals een geleider, stucrand of vensterbank.',
};
export const doorAttention =
  'Meet de hoogte vanaf de afgewerkte vloer of de dorpel. Komt er nog vloer bij, reken die dan mee.';
export const plumb = 'Controleer met een waterpas of dorpel en kozijn recht zijn.';
export const outerSize = 'De totale maat is de buitenmaat van de hor zelf, niet die van de opening.';
export const doorSize: ByWay<string> = {
  opening:
    'In de dag: de ruimte tussen de zijkanten van het kozijn. Op de dag: dezelfde opening, en de vlakke ruimte eromheen.',
  total: outerSize,
};
export const hingeSide: MeasuringStep = {
  title: 'Kies de scharnierzijde',
  body: 'Kijk van buitenaf, waar u de scharnieren ziet, en bepaal aan welke kant de deur moet draaien.',
};
export const protrusion: MeasuringStep = {
  title: 'Meet wat uitsteekt',
  body: 'Sluit het raam en meet hoeveel het ventilatierooster of de lekdorpel aan de buitenzijde uitsteekt ten opzichte van het kozijn.',
};

import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { ByWay } from './by-way.ts';
import { type OuterSize, outerSizeText } from './outer-size.ts';

/** What a scene of a measuring film shows; its picture is made from the shop's own drawing. */
export type FilmPart = 'opening' | 'width' | 'height' | 'smallest' | 'inside' | 'around' | 'made';

export type FilmScene = { readonly part: FilmPart; readonly seconds: number; readonly caption: string };

export type FilmSize = readonly [width: number, height: number];

/** An opening in millimetres, and what the shop makes of it with the answers that the picture shows. */
export type Film = {
  readonly file: string;
  readonly label: string;
  readonly way: WayOfMeasuring;
  readonly opening: FilmSize;
  readonly total: FilmSize;
  readonly scenes: readonly FilmScene[];
};

/** What a product's own film measures and says. */
export type FilmWords = Pick<Film, 'opening' | 'total'> & {
  /** That make the total of the opening. */
  readonly answers: DrawingInput['answers'];
  readonly where: string;
  readonly inside: string | null;
  readonly around: string;
};

type Filmed = { readonly name: string; readonly film: FilmWords; readonly outerSize: OuterSize };

/** What holds for every screen, with one product as its example. */
export function generalFilm(way: WayOfMeasuring, { film }: Pick<Filmed, 'film'>): Film {
  const { opening, total } = film;
  return {
    file: filmFile(way),
    label: filmTitles[way],
    ...{ way, opening, total },
    scenes: [start(general[way]), ...readings(opening), made(way, total)],
  };
}

export function productFilm(way: WayOfMeasuring, code: string, { name, film, outerSize }: Filmed): Film {
  const { opening, total, where } = film;
  const { inside, around } = way === 'opening' ? film : outerSizeText(outerSize);
  const beside: readonly FilmScene[] = [
    ...(inside === null ? [] : [{ part: 'inside', seconds: 5, caption: inside } as const]),
    { part: 'around', seconds: 6, caption: around },
  ];
  return {
    file: filmFile(way, code),
    label: `${filmTitles[way]} voor de ${name}`,
    ...{ way, opening, total },
    scenes: [start(where), ...readings(opening), ...beside, made(way, total)],
  };
}

const ends: ByWay<string> = { opening: '', total: '-totaal' };

/** Of its files, without folder and extension. */
function filmFile(way: WayOfMeasuring, code = 'meten'): string {
  return code.toLowerCase() + ends[way];
}

function start(caption: string): FilmScene {
  return { part: 'opening', seconds: 5, caption };
}

function readings([width, height]: FilmSize): readonly FilmScene[] {
  return [
    { part: 'width', seconds: 6, caption: 'Meet de breedte boven, in het midden en onder.' },
    { part: 'height', seconds: 6, caption: 'Meet de hoogte links, in het midden en rechts.' },
    { part: 'smallest', seconds: 4.5, caption: `De kleinste maat telt: ${width} bij ${height} mm.` },
  ];
}

function made(way: WayOfMeasuring, total: FilmSize): FilmScene {
  return { part: 'made', seconds: 6, caption: madeCaption[way](total.join(' bij ')) };
}

const general: ByWay<string> = {
  opening: 'Zo meet u de opening voor een hor op maat.',
  total: 'Zo bepaalt u de totale maat van een hor.',
};

const madeCaption: ByWay<(size: string) => string> = {
  opening: (size) => `Trek niets af: wij rekenen speling en overlap, en maken ${size} mm.`,
  total: (size) => `U vult de totale maat in, hier ${size} mm. Precies die maat maken wij.`,
};

const filmTitles: ByWay<string> = {
  opening: 'Film: zo meet u de opening',
  total: 'Film: zo bepaalt u de totale maat',
};

/** Words inside the picture. */
export const filmWords = {
  sheet: 'Uw meetblad',
  width: 'Breedte',
  height: 'Hoogte',
  opening: 'Uw opening',
  made: { opening: 'Wij maken', total: 'U vult in, wij maken' },
} as const;

import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { productNames } from '../products/product-names.ts';
import type { ByWay } from './by-way.ts';
import { filmFile } from './film-file.ts';
import { type OuterSizeText, outerSizeText } from './outer-size.ts';

// What a scene of a measuring film shows; its picture is made from the shop's own drawing.
export type FilmPart = 'opening' | 'width' | 'height' | 'smallest' | 'inside' | 'around' | 'made';

export type FilmScene = { readonly part: FilmPart; readonly seconds: number; readonly caption: string };

export type FilmSize = readonly [width: number, height: number];

// An opening in millimetres, and what the shop makes of it with the answers that the picture shows.
export type Film = {
  readonly file: string;
  readonly way: WayOfMeasuring;
  readonly opening: FilmSize;
  readonly total: FilmSize;
  readonly scenes: readonly FilmScene[];
};

type ProductFilm = Pick<Film, 'opening' | 'total'> & {
  readonly where: string;
  readonly inside: string | null;
  readonly around: string;
};

const pleatedInside = 'In de dag: rondom is niets te meten. Wij houden de speling vrij.';
const pleatedAround = 'Op de dag: meet links, rechts en boven het vlakke kozijn. Minimaal 21 mm per zijde.';
const windowOpening = 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot vensterbank.';

const productFilms: Readonly<Record<string, ProductFilm>> = {
  'PE-100': {
    opening: [900, 1200],
    total: [928, 1228],
    where: 'De opening: tussen de binnenkanten van het vaste kozijn, niet van het raam zelf.',
    inside: null,
    around: 'Meet per zijde het vlakke kozijn tot het eerste obstakel. Minimaal 8 mm; de flens is 14 mm.',
  },
  'SE-100': {
    opening: [900, 2150],
    total: [954, 2180],
    where: 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot afgewerkte vloer.',
    inside: pleatedInside,
    around: pleatedAround,
  },
  'SE-200': {
    opening: [1800, 2200],
    total: [1854, 2230],
    where: 'De opening: de hele pui, over beide delen samen, van bovendorpel tot afgewerkte vloer.',
    inside: pleatedInside,
    around: pleatedAround,
  },
  'RO-50': {
    opening: [900, 1100],
    total: [944, 1144],
    where: windowOpening,
    inside: 'In de dag: meet hoe diep het kozijn vlak is. De rolhor heeft 46 mm nodig.',
    around: 'Op de dag: meet het vlakke kozijn. Links en rechts minimaal 22 mm, boven 44 mm.',
  },
  'RO-100': {
    opening: [900, 1500],
    total: [956, 1554],
    where: windowOpening,
    inside: 'In de dag: meet hoe diep het kozijn vlak is. De rolhor heeft 58 mm nodig.',
    around: 'Op de dag: meet het vlakke kozijn. Links en rechts minimaal 28 mm, boven 54 mm.',
  },
  'CE-100': {
    opening: [1000, 1300],
    total: [1040, 1340],
    where: 'De opening: wat de hor moet bedekken, van kozijnkant tot kozijnkant.',
    inside: null,
    around: 'Meet per zijde het vlakke kozijn. Minimaal 13 mm, met een borstel 17 mm.',
  },
  'CA-100': {
    opening: [900, 2150],
    total: [970, 2185],
    where: 'De opening: tussen de zijkanten van het kozijn, van bovendorpel tot afgewerkte vloer.',
    inside: 'In de dag: rondom is niets te meten. Wij houden 3 mm speling per zijde vrij.',
    around: 'Op de dag: meet links, rechts en boven het vlakke kozijn. Minimaal 26 mm per zijde.',
  },
} satisfies Readonly<Record<keyof typeof productNames, ProductFilm>>;

export const filmCodes = Object.keys(productFilms);

// Without a code: what holds for every screen, with the first product as its example.
export function measuringFilm(way: WayOfMeasuring, code?: string): Film {
  const example = code ?? 'PE-100';
  const { opening, total, where } = filmOf(example);
  const { inside, around } = margins(example, way);
  const [width, height] = opening;
  const start: FilmScene = {
    part: 'opening',
    seconds: 5,
    caption: code === undefined ? general[way] : where,
  };
  const readings: readonly FilmScene[] = [
    { part: 'width', seconds: 6, caption: 'Meet de breedte boven, in het midden en onder.' },
    { part: 'height', seconds: 6, caption: 'Meet de hoogte links, in het midden en rechts.' },
    {
      part: 'smallest',
      seconds: 4.5,
      caption: `De kleinste maat telt: ${width} bij ${height} mm.`,
    },
  ];
  const beside: readonly FilmScene[] = [
    ...(inside === null ? [] : [{ part: 'inside', seconds: 5, caption: inside } as const]),
    { part: 'around', seconds: 6, caption: around },
  ];
  const made: FilmScene = {
    part: 'made',
    seconds: 6,
    caption: madeCaption[way](total.join(' bij ')),
  };
  return {
    file: filmFile(way, code),
    way,
    opening,
    total,
    scenes: [start, ...readings, ...(code === undefined ? [] : beside), made],
  };
}

const general: ByWay<string> = {
  opening: 'Zo meet u de opening voor een hor op maat.',
  total: 'Zo bepaalt u de totale maat van een hor.',
};

const madeCaption: ByWay<(size: string) => string> = {
  opening: (size) => `Trek niets af: wij rekenen speling en overlap, en maken ${size} mm.`,
  total: (size) => `U vult de totale maat in, hier ${size} mm. Precies die maat maken wij.`,
};

function margins(code: string, way: WayOfMeasuring): Pick<OuterSizeText, 'inside' | 'around'> {
  return way === 'opening' ? filmOf(code) : outerSizeText(code);
}

/** The opening that a product's film and drawings measure. */
export function exampleOpening(code?: string): FilmSize {
  return filmOf(code ?? 'PE-100').opening;
}

function filmOf(code: string): ProductFilm {
  const film = productFilms[code];
  if (film === undefined) throw new Error(`Product ${code} has no measuring film`);
  return film;
}

// Words inside the picture.
export const filmWords = {
  sheet: 'Uw meetblad',
  width: 'Breedte',
  height: 'Hoogte',
  opening: 'Uw opening',
  made: { opening: 'Wij maken', total: 'U vult in, wij maken' },
} as const;

const filmTitles: ByWay<string> = {
  opening: 'Film: zo meet u de opening',
  total: 'Film: zo bepaalt u de totale maat',
};

export const filmText = {
  label: (name: string | null, way: WayOfMeasuring) =>
    name === null ? filmTitles[way] : `${filmTitles[way]} voor de ${name}`,
  note: (seconds: number) => `${Math.round(seconds)} seconden, zonder geluid.`,
  captions: 'Nederlands',
  transcript: 'Tekst van de film',
} as const;

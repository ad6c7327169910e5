import type { productNames } from '../products/product-names.ts';

/** In millimetres, against the opening. */
type OuterSize = {
  /** How much narrower and lower between the frame; null for what is never placed there. */
  readonly inside: readonly [width: number, height: number] | null;
  /** How much wider and higher on the frame. */
  readonly around: readonly [width: number, height: number];
  /** Less where the frame has less room; a roller's hardware needs all of it. */
  readonly isMost: boolean;
  readonly unless: string | null;
};

const pleated: OuterSize = { inside: [4, 3], around: [60, 30], isMost: true, unless: null };

/** What the shop makes of an opening, for whoever works out the size of the screen himself. */
export const outerSizes: Readonly<Record<string, OuterSize>> = {
  'PE-100': {
    inside: null,
    around: [28, 28],
    isMost: true,
    unless: 'Bij een opstaande rand is dat 16 mm.',
  },
  'SE-100': pleated,
  'SE-200': pleated,
  'RO-50': {
    inside: [2, 2],
    around: [44, 44],
    isMost: false,
    unless: 'Met een onderprofiel wordt hij nog 20 mm hoger.',
  },
  'RO-100': {
    inside: [2, 2],
    around: [56, 54],
    isMost: false,
    unless: 'Met een onderprofiel wordt hij nog 20 mm hoger.',
  },
  'CE-100': { inside: null, around: [40, 40], isMost: true, unless: null },
  'CA-100': {
    inside: [6, 5],
    around: [70, 35],
    isMost: true,
    unless: 'Met een kader rondom wordt hij nog tot 35 mm hoger.',
  },
} satisfies Readonly<Record<keyof typeof productNames, OuterSize>>;

export type OuterSizeText = {
  readonly inside: string | null;
  readonly around: string;
  readonly unless: string | null;
};

export function outerSizeText(code: string): OuterSizeText {
  const size = outerSizes[code];
  if (size === undefined) throw new Error(`Product ${code} has no outer size`);
  const { inside, around, isMost, unless } = size;
  const [wider, higher] = around.map((value) => `${isMost ? 'tot ' : ''}${value} mm`);
  const larger = `maak de hor ${wider} breder en ${higher} hoger dan de opening.`;
  return {
    inside:
      inside && `In de dag: maak de hor ${inside[0]} mm smaller en ${inside[1]} mm lager dan de opening.`,
    around: inside === null ? `M${larger.slice(1)}` : `Op de dag: ${larger}`,
    unless,
  };
}

import type { Side } from '#domain/drawing/form.ts';
import type { Drawing, KnownSize, LabelContent, Margin, SizeBounds } from '#domain/drawing/shape.ts';
import type { DrawingTexts } from '#domain/drawing/svg.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { formatBounds, formatRange } from '../format/measure.ts';
import { anodisedColour } from '../products/steps.ts';

const sideNames = { left: 'links', right: 'rechts', top: 'boven', bottom: 'onder' } as const satisfies Record<
  Side,
  string
>;

/** Words that stand in a drawing. */
export const drawingWords = {
  width: 'breedte',
  height: 'hoogte',
  inside: 'binnen',
  outside: 'buiten',
} as const;
const viewNames = { inside: 'van binnenuit', outside: 'van buitenaf' } as const;

/** The words in and with a drawing: its figures, and all of it told for whoever cannot see it. */
export function drawingTexts(
  drawing: Drawing,
  productName = 'hor',
): DrawingTexts & { readonly description: string } {
  return {
    title: drawingTitle(productName),
    description: describeDrawing(drawing),
    label: (content) => labelText(content, drawing.unit),
  };
}

/** Of the cuts alone, which stand beside a front that tells all the rest. */
export function sectionTexts({ margins, unit }: Drawing, productName: string): DrawingTexts {
  const spaces = margins.map((margin) => marginText(margin, unit)).join(', ');
  return {
    title: `Doorsneden van de ${productName}${spaces === '' ? '' : `. Ruimte rondom: ${spaces}`}.`,
    description: null,
    label: (content) => labelText(content, unit),
  };
}

/** Of a picture that has a sentence of its own. */
export function pictureTexts(title: string): DrawingTexts {
  return { title, description: null, label: (content) => labelText(content, 'mm') };
}

/** Of a product for which nothing is chosen yet: which sizes it is made in. */
export function portraitTexts({ seenFrom, unit }: Drawing, range: SizeBounds, name: string): DrawingTexts {
  const bounds = ({ min, max }: SizeBounds['width']) => formatBounds(min, max, unit);
  return {
    title: `${drawingTitle(name)}, ${viewNames[seenFrom]} gezien. Breedte ${bounds(range.width)}, hoogte ${bounds(range.height)}.`,
    description: null,
    label: (content) => labelText(content, unit),
  };
}

function drawingTitle(productName: string): string {
  return `Tekening van de ${productName}`;
}

/** What stands beneath the drawing. */
export function drawingCaption(drawing: Drawing): string {
  const isSized = drawing.total.width !== null && drawing.total.height !== null;
  const hasOpening = drawing.views.some(({ shapes }) =>
    shapes.some((shape) => shape.kind === 'rect' && shape.role === 'opening'),
  );
  return [
    `Vooraanzicht ${viewNames[drawing.seenFrom]}${isSized ? ', op schaal' : ''}.`,
    ...(hasOpening ? ['Stippellijn: uw opening.'] : []),
    ...(drawing.views.length > 1
      ? [`Daaronder de doorsneden${drawing.margins.length > 0 ? ' met de ruimte rondom' : ''}.`]
      : []),
  ].join(' ');
}

export function sectionCaption({ margins }: Drawing): string {
  return `Doorsneden${margins.length > 0 ? ' met de ruimte rondom' : ''}.`;
}

export function describeDrawing(drawing: Drawing): string {
  const { opening, total, unit } = drawing;
  const sentences = [
    `Vooraanzicht ${viewNames[drawing.seenFrom]} gezien`,
    ...sizeSentences(opening, total, unit),
    ...choiceSentences(drawing),
  ];
  return `${sentences.join('. ')}.`;
}

function labelText(content: LabelContent, unit: Unit): string {
  switch (content.kind) {
    case 'measure':
      return size(content.value, unit);
    case 'figure':
      return formatMeasure(content.value, unit);
    case 'range':
      return `${formatRange(content.min, content.max, unit)} ${unit}`;
    case 'margin':
      return `${formatMeasure(content.value, unit)}${content.isOrMore ? '+' : ''}`;
    case 'word':
      return drawingWords[content.word];
  }
}

function size(value: Millimetres, unit: Unit): string {
  return `${formatMeasure(value, unit)} ${unit}`;
}

function sizeSentences(opening: KnownSize, total: KnownSize, unit: Unit): readonly string[] {
  const pair = (label: string, { width, height }: KnownSize) =>
    width === null || height === null
      ? []
      : [`${label}: ${formatMeasure(width, unit)} breed, ${formatMeasure(height, unit)} ${unit} hoog`];
  const known = [...pair('Opening', opening), ...pair('Wij maken', total)];
  return known.length > 0 ? known : ['Maten nog niet bekend, verhouding als voorbeeld'];
}

function sides(list: readonly Side[]): string {
  return list.length === 4 ? 'alle zijden' : list.map((side) => sideNames[side]).join(', ');
}

function marginText({ side, value, isOrMore }: Margin, unit: Unit): string {
  return `${sideNames[side]} ${size(value, unit)}${isOrMore ? ' of meer' : ''}`;
}

const mounts = { in: 'in de dag', on: 'op de dag' } as const;
const faces = { inside: 'binnenzijde', outside: 'buitenzijde' } as const;
const fixings = {
  'turn-buttons': 'wervels',
  'magnet-strip': 'magneetstrip rondom',
  clips: 'klemclips',
  hinges: 'scharnieren met wervel',
} as const;
const splits = {
  equal: 'gelijk verdeeld',
  'left-third': 'links een derde, rechts twee derde',
  'right-third': 'links twee derde, rechts een derde',
} as const;
const thresholds = {
  'flat-grey': 'vlak, grijs',
  'flat-black': 'vlak, zwart',
  raised: 'verhoogd',
  asymmetric: 'asymmetrisch',
} as const;
const pullBars = { normal: 'normaal', contra: 'contra' } as const;
const surrounds = { 'three-sided': 'driezijdig', 'all-round': 'rondom' } as const;
const closures = { hook: 'haaksluiting', tilt: 'kantelsluiting', magnet: 'magneetsluiting' } as const;
const animals = { cat: 'kat', 'small-dog': 'kleine hond', 'large-dog': 'grote hond' } as const;
const positions = { left: 'links', middle: 'midden', right: 'rechts' } as const;
const meshes = {
  black: 'zwart',
  grey: 'grijs',
  clearview: 'Clearview',
  pollen: 'pollengaas',
  petscreen: 'petscreen',
} as const;

/** Label and value of everything that shows; what was not chosen has no value. */
function choiceSentences({ choices, margins, rails, railHeight, unit }: Drawing): readonly string[] {
  const told: readonly (readonly [string, string | number | false | null])[] = [
    ['Montage', choices.mount && mounts[choices.mount]],
    ['Plaatsing', choices.face && faces[choices.face]],
    ['Ruimte rondom', margins.map((margin) => marginText(margin, unit)).join(', ')],
    ['Uitsteeksel onder', choices.sill && size(choices.sill, unit)],
    ['Profieldiepte', choices.profileDepth && size(choices.profileDepth, unit)],
    ['Clips', choices.clips && sides(choices.clips)],
    ['Bevestiging', choices.fixing && fixings[choices.fixing]],
    ['Gaaspakket', choices.packageSide && sideNames[choices.packageSide]],
    ['Twee delen', choices.split && splits[choices.split]],
    ['Onderstrip', choices.threshold && thresholds[choices.threshold]],
    ['Handgrepen', choices.grips],
    ['Onderprofiel', choices.hasBottomProfile && 'ja'],
    ['Bedieningslijst', choices.pullBar && pullBars[choices.pullBar]],
    ['Sluiting', choices.closure && closures[choices.closure]],
    ['Trekkoord', choices.hasCord && 'ja'],
    ['Kader', choices.surround && surrounds[choices.surround]],
    ['Scharnieren', choices.hinges && sideNames[choices.hinges]],
    ['Draaisluiting', choices.lock && (choices.lock === 'none' ? 'geen' : size(choices.lock, unit))],
    ['Tussenregels', rails],
    ['Hart tussenregel', railHeight && size(railHeight, unit)],
    [
      'Schopplaat',
      choices.kickPlate && (choices.kickPlate === 'rail' ? 'tot tussenregel' : size(choices.kickPlate, unit)),
    ],
    ['Dierenluik', choices.petDoor && animals[choices.petDoor]],
    ['Plaats dierenluik', choices.petDoor && choices.petPosition && positions[choices.petPosition]],
    ['Dranger', choices.hasCloser && 'ja'],
    ['Borstel', sides(choices.brushes)],
    ['Gaas', choices.mesh && meshes[choices.mesh]],
    ['Kleur profiel', choices.colour === 'EV 1' ? anodisedColour : choices.colour],
  ];
  return told.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

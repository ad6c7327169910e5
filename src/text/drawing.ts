import type { Fact, Margin } from '#domain/drawing/fact.ts';
import type { ScreenForm } from '#domain/drawing/form.ts';
import type { Drawing, KnownSize, LabelContent, Side } from '#domain/drawing/shape.ts';
import type { DrawingTexts } from '#domain/drawing/svg.ts';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';

const formNames = {
  'clip-frame': 'inzethor',
  pleated: 'plissé hordeur',
  'double-pleated': 'dubbele plissé hordeur',
  roller: 'rolhor',
  'heavy-roller': 'professionele rolhor',
  'face-frame': 'voorzethor',
  'hinged-door': 'scharnierende hordeur',
} as const satisfies Record<ScreenForm, string>;

const sideNames = { left: 'links', right: 'rechts', top: 'boven', bottom: 'onder' } as const satisfies Record<
  Side,
  string
>;

const words = { width: 'breedte', height: 'hoogte', inside: 'binnen', outside: 'buiten' } as const;
const viewNames = { inside: 'van binnenuit', outside: 'van buitenaf' } as const;

/** The words in and with a drawing: its figures, and all of it told for whoever cannot see it. */
export function drawingTexts(drawing: Drawing): DrawingTexts {
  return {
    title: `Tekening van de ${formNames[drawing.form]}`,
    description: describeDrawing(drawing),
    label: (content) => labelText(content, drawing.unit),
  };
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
    ...(drawing.views.length > 1 ? ['Daaronder de doorsneden met de ruimte rondom.'] : []),
  ].join(' ');
}

export function describeDrawing(drawing: Drawing): string {
  const { unit } = drawing;
  const sentences = [
    `Vooraanzicht ${viewNames[drawing.seenFrom]} gezien`,
    ...sizeSentences(drawing.opening, drawing.total, unit),
    ...drawing.facts.map((fact) => factSentence(fact, unit)),
  ];
  return `${sentences.join('. ')}.`;
}

function labelText(content: LabelContent, unit: Unit): string {
  switch (content.kind) {
    case 'measure':
      return size(content.value, unit);
    case 'margin':
      return `${formatMeasure(content.value, unit)}${content.isOrMore ? '+' : ''}`;
    case 'word':
      return words[content.word];
  }
}

function size(value: Millimetres, unit: Unit): string {
  return `${formatMeasure(value, unit)} ${unit}`;
}

function sizeSentences(opening: KnownSize, total: KnownSize, unit: Unit): readonly string[] {
  const pair = ({ width, height }: KnownSize) =>
    width === null || height === null
      ? null
      : `${formatMeasure(width, unit)} bij ${formatMeasure(height, unit)} ${unit} (breedte bij hoogte)`;
  const open = pair(opening);
  const made = pair(total);
  if (open === null && made === null)
    return ['De maten zijn nog niet bekend; de verhouding is een voorbeeld'];
  return [...(open === null ? [] : [`Opening ${open}`]), ...(made === null ? [] : [`Wij maken ${made}`])];
}

function sides(list: readonly Side[]): string {
  if (list.length === 4) return 'alle zijden';
  return listed(list.map((side) => sideNames[side]));
}

function listed(list: readonly string[]): string {
  if (list.length < 2) return list.join('');
  return `${list.slice(0, -1).join(', ')} en ${list.at(-1)}`;
}

function marginText({ side, value, isOrMore }: Margin, unit: Unit): string {
  return `${sideNames[side]} ${size(value, unit)}${isOrMore ? ' of meer' : ''}`;
}

const mounts = { in: 'In de dag: tussen het kozijn', on: 'Op de dag: op het kozijn' } as const;
const faces = {
  inside: 'Op de binnenzijde van het kozijn',
  outside: 'Op de buitenzijde van het kozijn',
} as const;
const fixings = {
  'turn-buttons': 'Bevestigd met wervels',
  'magnet-strip': 'Bevestigd met magneetstrip rondom',
  clips: 'Bevestigd met klemclips',
  hinges: 'Bevestigd met scharnieren en een wervel',
} as const;
const splits = {
  equal: 'Twee gelijke delen die in het midden sluiten',
  'left-third': 'Twee delen: links een derde, rechts twee derde',
  'right-third': 'Twee delen: links twee derde, rechts een derde',
} as const;
const thresholds = {
  'flat-grey': 'Vlakke onderstrip van 5 mm, grijs',
  'flat-black': 'Vlakke onderstrip van 5 mm, zwart',
  raised: 'Verhoogde onderstrip voor een schuine dorpel',
  asymmetric: 'Asymmetrische onderstrip',
} as const;
const closures = { hook: 'Haaksluiting', tilt: 'Kantelsluiting', magnet: 'Magneetsluiting' } as const;
const animals = { cat: 'een kat', 'small-dog': 'een kleine hond', 'large-dog': 'een grote hond' } as const;
const positions = { left: 'links', middle: 'in het midden', right: 'rechts' } as const;
const meshes = {
  black: 'Zwart gaas',
  grey: 'Grijs gaas',
  clearview: 'Clearview gaas',
  pollen: 'Pollengaas',
  petscreen: 'Petscreen',
} as const;

function factSentence(fact: Fact, unit: Unit): string {
  switch (fact.kind) {
    case 'mount':
      return mounts[fact.mount];
    case 'face':
      return faces[fact.face];
    case 'margins':
      return `Ruimte rondom: ${listed(fact.margins.map((margin) => marginText(margin, unit)))}`;
    case 'sill':
      return `Onder steekt een strip of dorpel ${size(fact.height, unit)} uit; de hor sluit erboven`;
    case 'profile-depth':
      return `Profiel ${size(fact.depth, unit)} diep`;
    case 'rails':
      return fact.count === 1 ? 'Met een tussenregel' : `Met ${fact.count} tussenregels`;
    case 'rail-height':
      return `Hart van de tussenregel op ${size(fact.height, unit)}`;
    case 'clips':
      return `Clips: ${sides(fact.sides)}`;
    case 'fixing':
      return fixings[fact.fixing];
    case 'package':
      return `Het gaaspakket vouwt naar ${sideNames[fact.side]}`;
    case 'split':
      return splits[fact.split];
    case 'threshold':
      return thresholds[fact.threshold];
    case 'grips':
      return fact.count === 1 ? 'Eén handgreep' : `${fact.count} handgrepen`;
    case 'pull-bar':
      return fact.direction === 'normal' ? 'Bedieningslijst normaal' : 'Bedieningslijst contra';
    case 'closure':
      return closures[fact.closure];
    case 'bottom-profile':
      return 'Met onderprofiel';
    case 'cord':
      return 'Met trekkoord';
    case 'surround':
      return fact.isAllRound ? 'Kader rondom' : 'Kader driezijdig';
    case 'hinges':
      return `Scharnieren ${sideNames[fact.side]}`;
    case 'lock':
      return fact.height === null
        ? 'Magneetsluiting, zonder draaisluiting'
        : `Draaisluiting op ${size(fact.height, unit)}`;
    case 'kick-plate':
      return fact.height === 'rail'
        ? 'Schopplaat tot de tussenregel'
        : `Schopplaat van ${size(fact.height, unit)}`;
    case 'pet-door':
      return `Dierenluik voor ${animals[fact.animal]}${fact.position === null ? '' : `, ${positions[fact.position]}`}`;
    case 'closer':
      return 'Met dranger';
    case 'brushes':
      return `Borstel: ${sides(fact.sides)}`;
    case 'mesh':
      return meshes[fact.mesh];
    case 'colour':
      return `Kleur van het profiel: ${fact.name}`;
  }
}

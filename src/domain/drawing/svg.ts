import { labelSize } from './dimension.ts';
import { colourOf, type Ink, type PatternName, paints, patternOf } from './paint.ts';
import type { Label, LabelContent, Outline, Plate, View } from './shape.ts';

/** The words that go with a drawing; they come from `text`. */
export type DrawingTexts = {
  readonly title: string;
  readonly description: string | null;
  readonly label: (content: LabelContent) => string;
};

/** An element under the names React gives its attributes. One tree, drawn in the browser and on paper. */
export type SvgNode = {
  readonly tag: string;
  /** Stable while the drawing changes, so that a part that stays is moved and not replaced. */
  readonly key: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly SvgNode[] | string;
};

/** `id` tells the drawings on one page apart. Without texts: the lines alone, beside words that name them. */
export function svgTree(plate: Plate, texts: DrawingTexts | null, id: string): SvgNode {
  const { width, height } = plate.sheet;
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  const lines = [
    node('defs', 'defs', {}, patternsOf(plate, id)),
    ...plate.views.map((view) => viewNode(plate, view, texts, id)),
  ];
  if (texts === null) return node('svg', 'svg', sheet, lines);
  const { title, description } = texts;
  if (description === null) return node('svg', 'svg', { ...sheet, role: 'img', 'aria-label': title }, lines);
  const names = { role: 'img', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-desc` };
  return node('svg', 'svg', { ...sheet, ...names }, [
    node('title', 'title', { id: `${id}-title` }, title),
    node('desc', 'desc', { id: `${id}-desc` }, description),
    ...lines,
  ]);
}

function node(
  tag: string,
  key: string,
  attributes: SvgNode['attributes'],
  children: SvgNode['children'] = [],
): SvgNode {
  return { tag, key, attributes, children };
}

function patternsOf(plate: Plate, id: string): readonly SvgNode[] {
  const names = new Set<PatternName>();
  for (const shape of plate.views.flatMap((view) => view.shapes)) {
    const fill = shape.kind === 'label' ? 'none' : paints[shape.role].fill;
    if (typeof fill === 'object') names.add(fill.pattern);
  }
  const colour = (ink: Ink) => colourOf(ink, plate.profileColour);
  return [...names].map((name) => {
    const { size, ground, strokes, turn } = patternOf(name, plate.choices);
    const [width, height] = size;
    const tile = { id: `${id}-${name}`, width, height, patternUnits: 'userSpaceOnUse' };
    return node(
      'pattern',
      name,
      turn === undefined ? tile : { ...tile, patternTransform: `rotate(${turn})` },
      [
        node('rect', 'ground', { width, height, fill: colour(ground) }),
        ...strokes.map(({ d, stroke, width: strokeWidth }) =>
          node('path', d, { d, fill: 'none', stroke: colour(stroke), strokeWidth }),
        ),
      ],
    );
  });
}

function viewNode(plate: Plate, view: View, texts: DrawingTexts | null, id: string): SvgNode {
  const counts = new Map<string, number>();
  const keyOf = (name: string) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}-${count}`;
  };
  return node(
    'g',
    view.name,
    { strokeLinejoin: 'round' },
    view.shapes.flatMap((shape) =>
      shape.kind === 'label'
        ? labelNodes(view, shape, texts, keyOf(shape.style))
        : shapeNodes(plate, view, shape, id, keyOf(shape.role)),
    ),
  );
}

function shapeNodes(plate: Plate, view: View, shape: Outline, id: string, key: string) {
  const { fill, stroke, width, dash, casing } = paints[shape.role];
  const { tag, ...place } = placed(shape, view);
  const colour = (ink: Ink) => colourOf(ink, plate.profileColour);
  const paint = {
    fill: typeof fill === 'string' ? colour(fill) : `url(#${id}-${fill.pattern})`,
    stroke: colour(stroke),
    strokeWidth: width,
  };
  const nodes = [node(tag, key, { ...place, ...paint, ...(dash && { strokeDasharray: dash }) })];
  if (casing === undefined) return nodes;
  const beneath = { ...place, fill: 'none', stroke: colour(casing.stroke), strokeWidth: casing.width };
  return [node(tag, `${key}-casing`, beneath), ...nodes];
}

function placed(shape: Outline, { at, millimetresPerPixel: scale }: View) {
  const x = (value: number) => round(at.x + value / scale);
  const y = (value: number) => round(at.y + value / scale);
  const by = (value: number) => round(value / scale);
  switch (shape.kind) {
    case 'rect': {
      const { width, height, radius } = shape;
      return {
        tag: 'rect',
        x: x(shape.x),
        y: y(shape.y),
        width: by(width),
        height: by(height),
        rx: by(radius),
      };
    }
    case 'polyline': {
      const points = shape.points.map((point) => `${x(point.x)} ${y(point.y)}`);
      return { tag: 'path', d: `M${points.join('L')}${shape.isClosed ? 'Z' : ''}` };
    }
  }
}

function labelNodes(
  view: View,
  { style, x, y, isUpright, content }: Label,
  texts: DrawingTexts | null,
  key: string,
): readonly SvgNode[] {
  if (texts === null) return [];
  const { at, millimetresPerPixel: scale } = view;
  const size = labelSize[style];
  const isAside = style === 'small' && content.kind === 'word';
  const attributes = {
    transform: `translate(${round(at.x + x / scale)} ${round(at.y + y / scale)})${isUpright ? ' rotate(-90)' : ''}`,
    y: round(size * 0.35),
    textAnchor: 'middle',
    fontSize: size,
    fontWeight: style === 'total' || style === 'reading' ? 600 : 500,
    fill: colourOf(isAside ? 'soft' : 'blueprint', null),
  };
  return [node('text', key, attributes, texts.label(content))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

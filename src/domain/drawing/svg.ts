import { labelSize } from './dimension.ts';
import { colourOf, type Ink, type PatternName, paints, patternOf } from './paint.ts';
import type { Drawing, Label, LabelContent, Outline, View } from './shape.ts';

/** The words that go with a drawing; they come from `text`. */
export type DrawingTexts = {
  readonly title: string;
  readonly description: string;
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

/** `id` tells the drawings on one page apart. */
export function svgTree(drawing: Drawing, texts: DrawingTexts, id: string): SvgNode {
  const { width, height } = drawing.sheet;
  const views = drawing.views.map((view) => viewNode(drawing, view, texts, id));
  return node(
    'svg',
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-desc`,
    },
    [
      node('title', 'title', { id: `${id}-title` }, texts.title),
      node('desc', 'desc', { id: `${id}-desc` }, texts.description),
      node('defs', 'defs', {}, patternsOf(drawing, id)),
      ...views,
    ],
  );
}

function node(
  tag: string,
  key: string,
  attributes: SvgNode['attributes'],
  children: SvgNode['children'] = [],
): SvgNode {
  return { tag, key, attributes, children };
}

function patternsOf(drawing: Drawing, id: string): readonly SvgNode[] {
  const names = new Set<PatternName>();
  for (const shape of drawing.views.flatMap((view) => view.shapes)) {
    const fill = shape.kind === 'label' ? 'none' : paints[shape.role].fill;
    if (typeof fill === 'object') names.add(fill.pattern);
  }
  const colour = (ink: Ink) => colourOf(ink, drawing.profileColour);
  return [...names].map((name) => {
    const { size, ground, strokes, turn } = patternOf(name, drawing.choices);
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

function viewNode(drawing: Drawing, view: View, texts: DrawingTexts, id: string): SvgNode {
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
        ? [labelNode(view, shape, texts, keyOf(shape.style))]
        : shapeNodes(drawing, view, shape, id, keyOf(shape.role)),
    ),
  );
}

function shapeNodes(drawing: Drawing, view: View, shape: Outline, id: string, key: string) {
  const { fill, stroke, width, dash, casing } = paints[shape.role];
  const { tag, ...place } = placed(shape, view);
  const colour = (ink: Ink) => colourOf(ink, drawing.profileColour);
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

function labelNode(view: View, { style, x, y, isUpright, content }: Label, texts: DrawingTexts, key: string) {
  const { at, millimetresPerPixel: scale } = view;
  const size = labelSize[style];
  const isAside = style === 'small' && content.kind === 'word';
  return node(
    'text',
    key,
    {
      transform: `translate(${round(at.x + x / scale)} ${round(at.y + y / scale)})${isUpright ? ' rotate(-90)' : ''}`,
      y: round(size * 0.35),
      textAnchor: 'middle',
      fontSize: size,
      fontWeight: style === 'total' ? 600 : 500,
      fill: colourOf(isAside ? 'soft' : 'blueprint', null),
    },
    texts.label(content),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

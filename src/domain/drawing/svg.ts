import { labelSize } from './dimension.ts';
import { colourOf, type Ink, type Paint, type PatternName, paints, patternOf } from './paint.ts';
import type { Drawing, Label, LabelContent, Shape, View } from './shape.ts';

/** The words that go with a drawing; they come from `text`. */
export type DrawingTexts = {
  readonly title: string;
  readonly description: string;
  readonly label: (content: LabelContent) => string;
};

/** An element under the names React gives its attributes. One tree, drawn in the browser and on paper. */
export type SvgNode = {
  readonly tag: 'svg' | 'title' | 'desc' | 'defs' | 'pattern' | 'g' | 'path' | 'rect' | 'text';
  /** Stable while the drawing changes, so that a part that stays is moved and not replaced. */
  readonly key: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly SvgNode[] | string;
};

export type SvgOptions = {
  /** Makes ids unique on a page with several drawings. */
  readonly id: string;
  /** `screen`: lines keep their width however large the drawing is shown. `paper`: they scale along. */
  readonly strokes: 'screen' | 'paper';
};

const patternNames = ['mesh', 'pleats', 'bristles', 'wood', 'aluminium', 'plastic', 'obstacle'] as const;

export function svgTree(drawing: Drawing, texts: DrawingTexts, options: SvgOptions): SvgNode {
  const { id } = options;
  const { width, height } = drawing.sheet;
  const used = new Set<PatternName>();
  for (const view of drawing.views) {
    for (const shape of view.shapes) {
      const fill = shape.kind === 'label' ? null : paints[shape.role].fill;
      if (typeof fill === 'object' && fill !== null) used.add(fill.pattern);
    }
  }
  return {
    tag: 'svg',
    key: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-desc`,
    },
    children: [
      { tag: 'title', key: 'title', attributes: { id: `${id}-title` }, children: texts.title },
      { tag: 'desc', key: 'desc', attributes: { id: `${id}-desc` }, children: texts.description },
      {
        tag: 'defs',
        key: 'defs',
        attributes: {},
        children: patternNames.filter((name) => used.has(name)).map((name) => pattern(drawing, name, id)),
      },
      ...drawing.views.map((view) => viewNode(drawing, view, texts, options)),
    ],
  };
}

function pattern(drawing: Drawing, name: PatternName, id: string): SvgNode {
  const { size, ground, strokes } = patternOf(name, drawing.mesh);
  const [width, height] = size;
  const colour = (ink: Ink) => colourOf(ink, drawing.profileColour);
  return {
    tag: 'pattern',
    key: name,
    attributes: { id: `${id}-${name}`, width, height, patternUnits: 'userSpaceOnUse' },
    children: [
      { tag: 'rect', key: 'ground', attributes: { width, height, fill: colour(ground) }, children: [] },
      ...strokes.map(
        (stroke, index): SvgNode => ({
          tag: 'path',
          key: String(index),
          attributes: { d: stroke.d, fill: 'none', stroke: colour(stroke.stroke), strokeWidth: stroke.width },
          children: [],
        }),
      ),
    ],
  };
}

function viewNode(drawing: Drawing, view: View, texts: DrawingTexts, options: SvgOptions): SvgNode {
  const counts = new Map<string, number>();
  const keyOf = (name: string) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}-${count}`;
  };
  return {
    tag: 'g',
    key: view.name,
    attributes: {},
    children: view.shapes.flatMap((shape) =>
      shape.kind === 'label'
        ? [labelNode(view, shape, texts, keyOf(shape.style))]
        : shapeNodes(drawing, view, shape, options, keyOf(shape.role)),
    ),
  };
}

function shapeNodes(
  drawing: Drawing,
  view: View,
  shape: Exclude<Shape, Label>,
  options: SvgOptions,
  key: string,
): readonly SvgNode[] {
  const paint: Paint = paints[shape.role];
  const d = pathOf(shape, view);
  const colour = (ink: Ink) => colourOf(ink, drawing.profileColour);
  const scaling = options.strokes === 'screen' ? { vectorEffect: 'non-scaling-stroke' } : {};
  const stroke = (ink: Ink, width: number) =>
    ink === 'none' ? {} : { stroke: colour(ink), strokeWidth: width, strokeLinejoin: 'round', ...scaling };
  const fill =
    typeof paint.fill === 'string' ? colour(paint.fill) : `url(#${options.id}-${paint.fill.pattern})`;
  const casing: readonly SvgNode[] =
    paint.casing === undefined
      ? []
      : [
          {
            tag: 'path',
            key: `${key}-casing`,
            attributes: { d, fill: 'none', ...stroke(paint.casing.stroke, paint.casing.width) },
            children: [],
          },
        ];
  const dash = paint.dash === undefined ? {} : { strokeDasharray: paint.dash };
  return [
    ...casing,
    {
      tag: 'path',
      key,
      attributes: { d, fill, ...stroke(paint.stroke, paint.width), ...dash },
      children: [],
    },
  ];
}

/** Every shape is a path with the same commands at every size, which lets a style sheet ease its changes. */
function pathOf(shape: Exclude<Shape, Label>, view: View): string {
  const scale = view.millimetresPerPixel;
  const x = (value: number) => round(view.at.x + value / scale);
  const y = (value: number) => round(view.at.y + value / scale);
  const by = (value: number) => round(value / scale);
  switch (shape.kind) {
    case 'polyline':
      return `M${shape.points.map((point) => `${x(point.x)} ${y(point.y)}`).join('L')}${shape.isClosed ? 'Z' : ''}`;
    case 'circle': {
      const r = by(shape.radius);
      return `M${x(shape.x - shape.radius)} ${y(shape.y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    }
    case 'rect': {
      const width = by(shape.width);
      const height = by(shape.height);
      if (shape.radius === undefined) {
        return `M${x(shape.x)} ${y(shape.y)}h${width}v${height}h${-width}Z`;
      }
      const r = Math.min(by(shape.radius), width / 2, height / 2);
      const across = round(width - 2 * r);
      const down = round(height - 2 * r);
      return `M${round(x(shape.x) + r)} ${y(shape.y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
    }
  }
}

function labelNode(view: View, label: Label, texts: DrawingTexts, key: string): SvgNode {
  const size = labelSize[label.style];
  const x = round(view.at.x + label.x / view.millimetresPerPixel);
  const y = round(view.at.y + label.y / view.millimetresPerPixel);
  const isWord = label.content.kind === 'word';
  return {
    tag: 'text',
    key,
    attributes: {
      transform: `translate(${x} ${y})${label.isUpright ? ' rotate(-90)' : ''}`,
      y: round(size * 0.35),
      textAnchor: 'middle',
      fontSize: size,
      fontWeight: label.style === 'total' ? 600 : 500,
      fill: colourOf(isWord && label.style === 'small' ? 'soft' : 'blueprint', null),
    },
    children: texts.label(label.content),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const dashed = new Set([
  'strokeWidth',
  'strokeLinejoin',
  'strokeDasharray',
  'vectorEffect',
  'textAnchor',
  'fontSize',
  'fontWeight',
  'fontFamily',
]);

/** The drawing as a file of its own, for mail, PDF and pictures: no script, no style sheet, no page around it. */
export function drawingToSvg(drawing: Drawing, texts: DrawingTexts, id = 'drawing'): string {
  const tree = svgTree(drawing, texts, { id, strokes: 'paper' });
  const fontFamily = "'IBM Plex Sans', Arial, sans-serif";
  return serialise({ ...tree, attributes: { ...tree.attributes, fontFamily } });
}

function serialise({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${dashed.has(name) ? kebab(name) : name}="${escapeXml(String(value))}"`)
    .join('');
  const content = typeof children === 'string' ? escapeXml(children) : children.map(serialise).join('');
  return content === '' ? `<${tag}${written}/>` : `<${tag}${written}>${content}</${tag}>`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

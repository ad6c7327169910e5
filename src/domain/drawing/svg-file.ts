import type { Drawing, Plate } from './shape.ts';
import { type DrawingTexts, type SvgNode, svgTree } from './svg.ts';

/** SVG writes these with dashes, unlike viewBox or patternUnits. */
const dashed = new Set([
  'strokeWidth',
  'strokeLinejoin',
  'strokeDasharray',
  'textAnchor',
  'fontSize',
  'fontWeight',
  'fontFamily',
]);

/** The drawing as a file of its own, for mail, PDF and pictures: no script, no style sheet, no page around it. */
export function drawingToSvg(drawing: Drawing, texts: DrawingTexts, id = 'drawing'): string {
  const tree = svgTree(drawing, texts, id);
  const fontFamily = "'IBM Plex Sans', Arial, sans-serif";
  return serialise({ ...tree, attributes: { ...tree.attributes, fontFamily } });
}

/** The lines alone, for a picture that stands beside the words that name it. */
export function drawingToPicture(plate: Plate): string {
  return serialise(svgTree(plate, null, 'p'));
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

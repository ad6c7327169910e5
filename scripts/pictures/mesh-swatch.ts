import { readChoices } from '#domain/drawing/choices.ts';
import { formData, type ScreenForm } from '#domain/drawing/form.ts';
import { colourOf, patternOf } from '#domain/drawing/paint.ts';
import type { Canvas } from './crop.ts';

/** How much larger than in a drawing: enough to tell one mesh from another. */
const enlargement = 3;

/** A piece of mesh from near by, in a round window as under a glass. */
export function meshSwatch(form: ScreenForm, wire: string, { width, height }: Canvas): string {
  const { build } = formData[form];
  const choices = readChoices({ gaas: { wire_id: wire } }, 'mm', build);
  const { size, ground, strokes } = patternOf(build.kind === 'pleated' ? 'pleats' : 'mesh', choices);
  const [tileWidth, tileHeight] = size;
  const lines = strokes.map(
    ({ d, stroke, width: thick }) =>
      `<path d="${d}" fill="none" stroke="${colourOf(stroke, null)}" stroke-width="${thick}"/>`,
  );
  const radius = height / 2 - 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<pattern id="m" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse" patternTransform="scale(${enlargement})">`,
    `<rect width="${tileWidth}" height="${tileHeight}" fill="${colourOf(ground, null)}"/>${lines.join('')}</pattern>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="url(#m)" stroke="#8c9aa0" stroke-width="1.5"/></svg>`,
  ].join('');
}

import { type MeshKind, readChoices } from '#domain/drawing/choices.ts';
import { formData, type ScreenForm } from '#domain/drawing/form.ts';
import { colourOf, type Ink, patternOf } from '#domain/drawing/paint.ts';
import type { Canvas } from './crop.ts';

/** As under a glass, in whole pixels: lines that fall between them would beat. */
const wires: Readonly<
  Record<MeshKind, { readonly pitch: number; readonly ink: Ink; readonly width: number }>
> = {
  black: { pitch: 14, ink: 'ink', width: 3 },
  grey: { pitch: 14, ink: 'grey', width: 3 },
  clearview: { pitch: 14, ink: 'ink', width: 1 },
  pollen: { pitch: 7, ink: 'ink', width: 2 },
  petscreen: { pitch: 20, ink: 'ink', width: 7 },
};

/** A piece of mesh from near by, in a round window, with one of its holes marked: that is what differs. */
export function meshSwatch(form: ScreenForm, wire: string, canvas: Canvas): string {
  const { build } = formData[form];
  const choices = readChoices({ gaas: { wire_id: wire } }, 'mm', build);
  const middle = { x: canvas.width / 2, y: canvas.height / 2 };
  const radius = Math.min(middle.x, middle.y) - 5;
  const inside =
    build.kind === 'pleated'
      ? pleats(choices, middle, radius)
      : weave(choices.mesh ?? 'grey', middle, radius);
  const { width, height } = canvas;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<clipPath id="g"><circle cx="${middle.x}" cy="${middle.y}" r="${radius}"/></clipPath>`,
    `<g clip-path="url(#g)">${inside}</g>`,
    `<circle cx="${middle.x}" cy="${middle.y}" r="${radius}" fill="none" stroke="${colourOf('grey', null)}" stroke-width="1.5"/></svg>`,
  ].join('');
}

type Middle = { readonly x: number; readonly y: number };

function weave(mesh: MeshKind, { x, y }: Middle, radius: number): string {
  const { pitch, ink, width } = wires[mesh];
  // Half a pitch from the middle, so that a hole is there.
  const first = -Math.ceil(radius / pitch) * pitch + pitch / 2;
  let d = '';
  for (let offset = first; offset < radius; offset += pitch)
    d += `M${x + offset} ${y - radius}v${2 * radius}M${x - radius} ${y + offset}h${2 * radius}`;
  const hole = pitch - width;
  return [
    `<rect x="${x - hole / 2}" y="${y - hole / 2}" width="${hole}" height="${hole}" fill="${colourOf('tape', null)}"/>`,
    `<path d="${d}" fill="none" stroke="${colourOf(ink, null)}" stroke-width="${width}"/>`,
  ].join('');
}

function pleats(choices: ReturnType<typeof readChoices>, { x, y }: Middle, radius: number): string {
  const enlargement = 4;
  const { size, strokes } = patternOf('pleats', choices);
  const pitch = size[0] * enlargement;
  const folds = strokes.filter(({ d }) => d.includes('v'));
  const count = Math.ceil(radius / pitch);
  return Array.from({ length: 2 * count }, (_, index) =>
    folds
      .map(({ d, stroke, width }) => {
        const offset = Number(/^M([\d.]+)/.exec(d)?.[1]) * enlargement;
        const at = x + (index - count) * pitch + offset;
        return `<path d="M${at} ${y - radius}v${2 * radius}" stroke="${colourOf(stroke, null)}" stroke-width="${width * enlargement}"/>`;
      })
      .join(''),
  ).join('');
}

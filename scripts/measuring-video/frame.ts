import { readingsOf } from '#domain/drawing/measuring-scheme.ts';
import type { Drawing } from '#domain/drawing/shape.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import type { FilmPart } from '#text/measuring/films.ts';
import { pageText } from '#text/pages/ui.ts';
import { notes } from './notes.ts';
import { colour, faded, n, path, progress, type Rect, rect, words } from './pen.ts';
import type { Subject } from './subject.ts';
import { type Reading, readingFigure, tape } from './tape.ts';

export const picture = { width: 1280, height: 720 };
/** Captions stand at the top, where a player's own buttons do not cover them. */
const band = 100;
const stage = { x: 40, y: band, width: 800, height: picture.height - band };
/** The drawing's own pixels: see `drawingOf`. */
const sheet = {
  front: { x: 0, y: 0, width: 320, height: 348 },
  sections: { x: 0, y: 348, width: 320, height: 156 },
};

const widthParts = [0.12, 0.5, 0.88];
const heightParts = [0.16, 0.5, 0.84];

/** One picture of the film. Two moments at which nothing differs give the same text. */
export function frameAt(subject: Subject, at: number): string {
  const { film } = subject;
  const startOf = (part: FilmPart) => {
    const index = film.scenes.findIndex((each) => each.part === part);
    return index < 0
      ? Number.POSITIVE_INFINITY
      : film.scenes.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  };
  const scene = film.scenes.findLast(({ part }) => at >= startOf(part)) ?? film.scenes[0];
  if (scene === undefined) throw new Error('a film without scenes');
  const since = at - startOf(scene.part);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}" width="${picture.width}" height="${picture.height}" font-family="IBM Plex Sans">`,
    rect({ x: 0, y: 0, ...picture }, { fill: colour.paper }),
    stageAt(subject, scene.part, at, since, startOf),
    notes(subject.film, readingsOf(film.opening), at, startOf),
    captionBand(scene.caption),
    words(pageText.brand, 40, picture.height - 28, { size: 26, weight: 700 }),
    '</svg>',
  ].join('');
}

function stageAt(
  subject: Subject,
  part: FilmPart,
  at: number,
  since: number,
  startOf: (part: FilmPart) => number,
): string {
  const shown = progress(since, 0, 0.5);
  switch (part) {
    case 'inside':
      return faded(detail(subject.inside, 'sections'), shown);
    case 'around':
      return faded(detail(subject.made, 'sections'), shown);
    case 'made':
      return faded(detail(subject.made, 'front'), shown);
    default:
      return measured(subject, at, startOf);
  }
}

/** Part of the drawing that the configurator shows, as large as it fits. */
function detail(drawing: Drawing, name: 'front' | 'sections'): string {
  const view = sheet[name];
  const room = { width: stage.width, height: 520 };
  const scale = Math.min(room.width / view.width, room.height / view.height);
  const at = {
    x: stage.x + (stage.width - view.width * scale) / 2,
    y: stage.y + 30 + (room.height - view.height * scale) / 2,
    width: view.width * scale,
    height: view.height * scale,
  };
  const svg = drawingToSvg(drawing, drawingTexts(drawing), name).replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${view.x} ${view.y} ${view.width} ${view.height}" x="${n(at.x)}" y="${n(at.y)}" width="${n(at.width)}" height="${n(at.height)}"`,
  );
  const card = rect(
    { x: stage.x, y: stage.y + 30, width: stage.width, height: room.height },
    { fill: colour.card, stroke: colour.line, width: 1.5 },
    6,
  );
  return card + svg;
}

/** The fixed frame with its opening, and the tape in it. */
function measured(subject: Subject, at: number, startOf: (part: FilmPart) => number): string {
  const { film, form } = subject;
  const [width, height] = film.opening;
  const isDoor = form.standsOnFloor;
  const room = { width: stage.width - 200, height: stage.height - 150 };
  const scale = Math.min(room.width / width, room.height / height);
  const opening: Rect = {
    x: stage.x + (stage.width - width * scale) / 2,
    y: stage.y + (isDoor ? 78 : 70),
    width: width * scale,
    height: height * scale,
  };
  const { widths, heights } = readingsOf(film.opening);
  const isMarked = at >= startOf('smallest') + 0.4;
  const readings = (['across', 'down'] as const).flatMap((direction) => {
    const [values, parts, from, least] =
      direction === 'across'
        ? [widths, widthParts, startOf('width'), width]
        : [heights, heightParts, startOf('height'), height];
    return values.map(
      (value, index): Reading => ({
        direction,
        part: parts[index] ?? 0.5,
        value,
        drawn: progress(at, from + 0.4 + index * 1.75, 1.2),
        isMarked: isMarked && value === least,
      }),
    );
  });
  return [
    frame(opening, isDoor),
    edges(opening, isDoor, at),
    ...readings.filter(({ drawn }) => drawn === 1).map((each) => tape(opening, each)),
    ...readings.map((each) => readingFigure(opening, each)),
    ...readings.filter(({ drawn }) => drawn < 1).map((each) => tape(opening, each)),
  ].join('');
}

function frame(opening: Rect, isDoor: boolean): string {
  const jamb = 34;
  const { x, y, width, height } = opening;
  const outer = {
    x: x - jamb,
    y: y - jamb,
    width: width + 2 * jamb,
    height: height + (isDoor ? jamb : 2 * jamb),
  };
  const below = outer.y + outer.height;
  const mitres = [
    `M${n(outer.x)} ${n(outer.y)}L${n(x)} ${n(y)}`,
    `M${n(outer.x + outer.width)} ${n(outer.y)}L${n(x + width)} ${n(y)}`,
    ...(isDoor
      ? []
      : [
          `M${n(outer.x)} ${n(below)}L${n(x)} ${n(y + height)}`,
          `M${n(outer.x + outer.width)} ${n(below)}L${n(x + width)} ${n(y + height)}`,
        ]),
  ].join('');
  const stroke = { stroke: colour.wall, width: 2 };
  return [
    rect(outer, { fill: '#e9ebe8', ...stroke }),
    path(mitres, colour.wall, 1.5),
    rect(opening, { fill: colour.card, ...stroke }),
    isDoor
      ? path(`M${n(outer.x - 90)} ${n(below)}H${n(outer.x + outer.width + 90)}`, colour.ink, 3)
      : rect(
          { x: outer.x - 12, y: below, width: outer.width + 24, height: 14 },
          { fill: '#d8dddd', ...stroke },
          2,
        ),
  ].join('');
}

/** What one measures between, drawn round the opening while the first scene says so. */
function edges(opening: Rect, isDoor: boolean, at: number): string {
  const drawn = progress(at, 1, 2.2);
  const { x, y, width, height } = opening;
  const length = 2 * (width + height);
  const far = n(length * drawn);
  const foot = isDoor ? path(`M${n(x)} ${n(y + height)}H${n(x + width)}`, colour.ink, 3) : '';
  if (drawn === 0) return '';
  return [
    `<path d="M${n(x)} ${n(y + height)}V${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}" fill="none" stroke="${colour.blueprint}" stroke-width="4"${drawn < 1 ? ` stroke-dasharray="${far} ${n(length)}"` : ''}/>`,
    foot,
  ].join('');
}

const lettersPerLine = 66;

/** Over two lines of about the same length where one is too short for it. */
function linesOf(caption: string): readonly string[] {
  if (caption.length <= lettersPerLine) return [caption];
  const spaces = [...caption.matchAll(/ /g)].map(({ index }) => index);
  const middle = caption.length / 2;
  const at = spaces.reduce(
    (best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best),
    0,
  );
  return [caption.slice(0, at), caption.slice(at + 1)];
}

function captionBand(caption: string): string {
  const lines = linesOf(caption);
  const first = band / 2 + 11 - (lines.length - 1) * 19;
  return [
    rect({ x: 0, y: 0, width: picture.width, height: band }, { fill: colour.ink }),
    rect({ x: 0, y: band - 5, width: picture.width, height: 5 }, { fill: colour.tape }),
    ...lines.map((line, index) =>
      words(line, picture.width / 2, first + index * 38, {
        size: 31,
        fill: colour.card,
        anchor: 'middle',
      }),
    ),
  ].join('');
}

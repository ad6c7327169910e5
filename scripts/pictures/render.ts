import { renderSvg } from '#server/pictures/render-svg.ts';

/** A PNG of an SVG at its own size times `scale`. */
export function render(svg: string, scale: number): Uint8Array {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  return renderSvg(svg, { width: width * scale });
}

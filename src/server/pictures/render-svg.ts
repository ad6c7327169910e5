import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = ['400', '500', '600', '700'].map((weight) =>
  readFileSync(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`)),
);

type Look = {
  readonly width: number;
  // Transparent without one.
  readonly background?: string;
};

const font = { fontBuffers, defaultFontFamily: 'IBM Plex Sans' };

/** A PNG, the same bytes on every machine. */
export function renderSvg(svg: string, { width, background }: Look): Uint8Array {
  return draw(svg, {
    ...(background === undefined ? {} : { background }),
    fitTo: { mode: 'width', value: width },
  });
}

/** As large as fits in a square; transparent where nothing is drawn. */
export function renderWithin(svg: string, side: number): Uint8Array {
  const seen = new Resvg(svg, { font });
  const mode = seen.width >= seen.height ? 'width' : 'height';
  seen.free();
  return draw(svg, { fitTo: { mode, value: side } });
}

function draw(svg: string, options: Pick<ResvgRenderOptions, 'background' | 'fitTo'>): Uint8Array {
  const resvg = new Resvg(svg, { ...options, font });
  const image = resvg.render();
  const png = image.asPng();
  // Hundreds of pictures in one run would fill its memory.
  image.free();
  resvg.free();
  return png;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

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

/** A PNG, the same bytes on every machine. */
export function renderSvg(svg: string, { width, background }: Look): Uint8Array {
  const resvg = new Resvg(svg, {
    ...(background === undefined ? {} : { background }),
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'IBM Plex Sans' },
  });
  const image = resvg.render();
  const png = image.asPng();
  // Hundreds of pictures in one run would fill its memory.
  image.free();
  resvg.free();
  return png;
}

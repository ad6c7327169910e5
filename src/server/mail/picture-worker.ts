import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { z } from 'zod';

const { resolve } = createRequire(import.meta.url);
const { svgs, width } = z.object({ svgs: z.array(z.string()), width: z.number() }).parse(workerData);

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = ['400', '600'].map((weight) =>
  readFileSync(resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`)),
);

parentPort?.postMessage(svgs.map(render));

function render(svg: string): Uint8Array {
  const resvg = new Resvg(svg, {
    background: '#ffffff',
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers, defaultFontFamily: 'IBM Plex Sans' },
  });
  return resvg.render().asPng();
}

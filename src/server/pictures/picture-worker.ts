import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { renderSvg } from './render-svg.ts';

const { svgs, width } = z.object({ svgs: z.array(z.string()), width: z.number() }).parse(workerData);

parentPort?.postMessage(svgs.map((svg) => renderSvg(svg, { width, background: '#ffffff' })));

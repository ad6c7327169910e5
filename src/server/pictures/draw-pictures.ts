import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

// Twice what a mail shows it at, for a sharp screen.
const width = 640;

const pictures = z.array(z.instanceof(Uint8Array));

// PNG, for mail programs drop SVG. On a thread of its own: a picture costs a tenth of a second, in which the shop
// would answer nobody.
export async function drawPictures(svgs: readonly string[]): Promise<readonly Uint8Array[]> {
  if (svgs.length === 0) return [];
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: { svgs, width } });
  try {
    const [answer]: readonly unknown[] = await once(worker, 'message');
    return pictures.parse(answer);
  } finally {
    await worker.terminate();
  }
}

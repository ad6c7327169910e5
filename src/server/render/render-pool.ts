import { z } from 'zod';
import { createHelpers } from '../turns/helpers.ts';
import { startProcess } from '../turns/process.ts';
import type { RenderTask } from './render-task.ts';

const files = z.array(z.instanceof(Uint8Array));

/** PDFs and pictures are made here, in a process of their own: a sheet of hundreds takes as much memory as the shop. */
export const render = createHelpers<RenderTask, readonly Uint8Array[]>({
  start: startProcess,
  program: new URL('./render-worker.ts', import.meta.url),
  // A second one would hold as much again.
  atOnce: 1,
  waiting: 30,
  retryAfterSeconds: 5,
  // Twice what the sheets of the longest order take on a busy machine.
  longestMs: 120_000,
  idleMs: 20_000,
  maxHeapMb: 320,
  read: (answer) => files.parse(answer),
});

/** For what is one document. */
export async function renderOne(task: RenderTask, within?: number): Promise<Uint8Array> {
  const [made] = await render(task, within);
  if (made === undefined) throw new Error(`nothing was made of ${task.kind}`);
  return made;
}

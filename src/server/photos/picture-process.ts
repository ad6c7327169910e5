import { z } from 'zod';
import { createHelpers } from '../turns/helpers.ts';
import { startProcess } from '../turns/process.ts';

/** Pictures that somebody has sent in, as data that travels to a process. */
export type PictureTask =
  | { readonly kind: 'photo'; readonly file: Uint8Array }
  | { readonly kind: 'logo'; readonly file: Uint8Array };

const told = z.object({ ok: z.boolean() });

/** What was made of a picture, or what is wrong with it: the answer of our own program is what its types say. */
export function pictureAnswer<Answer>(): z.ZodType<Answer> {
  return z.custom<Answer>((said) => told.safeParse(said).success);
}

/**
 * Whatever is unpacked is so in a process of its own: a picture takes up to a hundred megabytes for a moment, of which the C
 * library keeps what it likes.
 */
export const inPictureProcess = createHelpers<PictureTask, unknown>({
  start: startProcess,
  program: new URL('./picture-worker.ts', import.meta.url),
  atOnce: 1,
  waiting: 20,
  retryAfterSeconds: 5,
  longestMs: 60_000,
  idleMs: 20_000,
  maxHeapMb: 128,
  read: (answer) => answer,
});

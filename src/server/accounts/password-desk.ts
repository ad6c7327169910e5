import { createBoundedQueue } from '../turns/bounded-queue.ts';

/**
 * Whoever has a password checked or hashed comes by here: a hash takes a thread, 19 MB and a good part of a tenth of a
 * second. Two at once leave two of the four threads of Node's pool to the files that pages are made of.
 */
export const atPasswordDesk = createBoundedQueue({ atOnce: 2, waiting: 64, retryAfterSeconds: 3 });

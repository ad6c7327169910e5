// Less than this is not worth the pause, some fifty milliseconds.
const largeBytes = 2 * 1024 * 1024;

/**
 * After work on so many bytes that are no longer needed. V8 counts what lies outside its heap only roughly, and would let the copies
 * of several forms with photos stand beside each other before it looks for them.
 */
export function giveBack(bytes: number): void {
  if (bytes >= largeBytes) globalThis.gc?.();
}

const piecesAtOnce = 4 * 1024 * 1024;
let pieces = 0;

/**
 * Of pieces of a body that were read and are not needed any more. By itself V8 lets some sixty megabytes of them stand. They are
 * young, so that it takes a millisecond to find them.
 */
export function letPiecesGo(bytes: number): void {
  pieces += bytes;
  if (pieces < piecesAtOnce) return;
  pieces = 0;
  globalThis.gc?.({ type: 'minor' });
}

// Less than this is not worth the pause, some fifty milliseconds.
const largeBytes = 2 * 1024 * 1024;

/**
 * After work on so many bytes that are no longer needed. V8 counts what lies outside its heap only roughly, and would let the copies
 * of several forms with photos stand beside each other before it looks for them.
 */
export function giveBack(bytes: number): void {
  if (bytes >= largeBytes) globalThis.gc?.();
}

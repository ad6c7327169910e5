import type { Context } from 'hono';
import { letPiecesGo } from '../turns/give-back.ts';

/**
 * Reads a body of at most so many bytes into one piece of memory, where whoever asks for it later finds it. Put together at the
 * end, or taken apart by way of a stream, a large one would be held several times over. One that breaks off is found broken by
 * whoever asks.
 */
export async function readWhole(c: Context, most: number): Promise<'read' | 'broken' | 'too-large'> {
  // What is not written to yet takes no memory.
  const whole = new Uint8Array(most);
  let length = 0;
  try {
    // Of one that is too large the sender still has to hear it: to cancel it would be to hang up.
    for await (const piece of c.req.raw.body?.values({ preventCancel: true }) ?? []) {
      if (length + piece.length > most) return 'too-large';
      whole.set(piece, length);
      length += piece.length;
      letPiecesGo(piece.length);
    }
  } catch {
    return 'broken';
  }
  const body = length === most ? whole.buffer : whole.buffer.transfer(length);
  // Promises are what Hono keeps there, whatever its types say.
  Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(body) });
  return 'read';
}

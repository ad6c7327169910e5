/** Bytes by their number, of what comes in pieces of any size. */
export type ByteReader = {
  // Fewer only at the end.
  readonly upTo: (size: number) => Promise<Buffer>;
};

export function readerOf(pieces: AsyncIterable<Buffer>): ByteReader {
  const iterator = pieces[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let heldBytes = 0;
  return {
    upTo: async (size) => {
      while (heldBytes < size) {
        const { done, value } = await iterator.next();
        if (done === true) break;
        held.push(value);
        heldBytes += value.length;
      }
      const [first = Buffer.alloc(0)] = held;
      const all = held.length === 1 ? first : Buffer.concat(held);
      const taken = all.subarray(0, size);
      const rest = all.subarray(taken.length);
      held = rest.length === 0 ? [] : [rest];
      heldBytes = rest.length;
      return taken;
    },
  };
}

import { UnreadableFile } from '#domain/spreadsheet/unreadable-file.ts';
import type { Unpack } from '#domain/spreadsheet/unzip.ts';

/** By the browser's own means; what swells beyond the room there is, is dropped while it does. */
export const unpack: Unpack<ArrayBuffer> = async (packed, isDeflated, room) => {
  const chunks = isDeflated ? await inflate(packed, room) : [packed];
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (length > room) throw new UnreadableFile('long');
  const decoder = new TextDecoder();
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  return { text, length };
};

async function inflate(packed: Uint8Array<ArrayBuffer>, room: number): Promise<readonly Uint8Array[]> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableFile('broken');
    });
    if (done) return chunks;
    length += value.length;
    if (length > room) {
      await reader.cancel();
      throw new UnreadableFile('long');
    }
    chunks.push(value);
  }
}

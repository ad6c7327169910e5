import { maxUnpackedBytes, UnreadableFile } from '../sizes-file.ts';

type Entry = { readonly method: number; readonly size: number; readonly at: number };

/** Reads one file of the archive as text; null where it has none of that name. */
export type ReadEntry = (name: string) => Promise<string | null>;

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
const methods = { stored: 0, deflated: 8 };

/**
 * A workbook is a zip archive. Only what is asked for is unpacked, and what swells beyond a bound is dropped while it
 * does: the sizes that the archive itself names prove nothing.
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): ReadEntry {
  const entries = directoryOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  return async (name) => {
    const entry = entries.get(name.replace(/^\//, '').toLowerCase());
    if (entry === undefined) return null;
    const { method, size, at } = entry;
    if (at + 30 > bytes.length || view.getUint32(at, true) !== signatures.file)
      throw new UnreadableFile('broken');
    // The header before the data repeats the name, with an extra field of its own.
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const packed = bytes.subarray(start, start + size);
    const chunks = await inflate(packed, method, maxUnpackedBytes - unpacked);
    unpacked += chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const decoder = new TextDecoder();
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  };
}

function directoryOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A comment of at most 64 KB may follow it.
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < lowest || end < 0) throw new UnreadableFile('broken');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.entry)
      throw new UnreadableFile('broken');
    if (view.getUint16(at + 8, true) & 1) throw new UnreadableFile('old');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.toLowerCase(), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  method: number,
  room: number,
): Promise<readonly Uint8Array[]> {
  if (method === methods.stored) {
    if (packed.length > room) throw new UnreadableFile('long');
    return [packed];
  }
  if (method !== methods.deflated) throw new UnreadableFile('broken');
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

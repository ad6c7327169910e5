import { UnreadableFile } from './unreadable-file.ts';

type Entry = {
  readonly method: number;
  readonly size: number;
  // As the archive says itself.
  readonly unpacked: number;
  readonly at: number;
};

/** Reads one file of the archive as text; null where it has none of that name. */
export type ReadEntry = (name: string) => Promise<string | null>;

/**
 * Makes text of what one entry holds, of at most `room` bytes. Where it swells beyond that, it throws an UnreadableFile
 * while it does.
 */
export type Unpack<Bytes extends ArrayBufferLike> = (
  packed: Uint8Array<Bytes>,
  isDeflated: boolean,
  room: number,
) => Promise<{ readonly text: string; readonly length: number }>;

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
// A workbook has some tens of parts, and a picture each for some more.
const mostEntries = 2000;
const methods = { stored: 0, deflated: 8 };

/**
 * A workbook is a zip archive. Only what is asked for is unpacked. What names a size beyond the bound is not begun with, and what
 * swells beyond it is dropped while it does: the sizes that the archive itself names prove nothing.
 */
export function openZip<Bytes extends ArrayBufferLike>(
  bytes: Uint8Array<Bytes>,
  unpackedBytes: number,
  unpack: Unpack<Bytes>,
): ReadEntry {
  const entries = directoryOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  return async (name) => {
    const entry = entries.get(name.replace(/^\//, '').toLowerCase());
    if (entry === undefined) return null;
    const { method, size, unpacked: named, at } = entry;
    if (named > unpackedBytes - unpacked) throw new UnreadableFile('long');
    if (at + 30 > bytes.length || view.getUint32(at, true) !== signatures.file)
      throw new UnreadableFile('broken');
    // The header before the data repeats the name, with an extra field of its own.
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const packed = bytes.subarray(start, start + size);
    if (method !== methods.stored && method !== methods.deflated) throw new UnreadableFile('broken');
    const { text, length } = await unpack(packed, method === methods.deflated, unpackedBytes - unpacked);
    unpacked += length;
    return text;
  };
}

function directoryOf(bytes: Uint8Array): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A comment of at most 64 KB may follow it.
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < lowest || end < 0) throw new UnreadableFile('broken');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  const entryCount = view.getUint16(end + 10, true);
  if (entryCount > mostEntries) throw new UnreadableFile('long');
  for (let count = entryCount; count > 0; count -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.entry)
      throw new UnreadableFile('broken');
    if (view.getUint16(at + 8, true) & 1) throw new UnreadableFile('old');
    const nameLength = view.getUint16(at + 28, true);
    // What a workbook consists of has plain letters in its name; anything else is never asked for.
    const name = String.fromCharCode(...bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.toLowerCase(), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

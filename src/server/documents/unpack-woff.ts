import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/**
 * The font in a WOFF file. The library that writes documents would unpack it anew for each of them, in JavaScript: that
 * was half of the time a document took.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(fontHeader + count * fontEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const depth = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** depth * fontEntry, 6);
  head.writeUInt16BE(depth, 8);
  head.writeUInt16BE((count - 2 ** depth) * fontEntry, 10);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woffHeader + at * woffEntry;
    const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const stored = woff.subarray(offset, offset + packed);
    // What packing does not make smaller is stored as it is.
    const table = packed < length ? inflateSync(stored) : stored;
    const inHead = fontHeader + at * fontEntry;
    woff.copy(head, inHead, entry, entry + 4);
    woff.copy(head, inHead + 4, entry + 16, entry + 20);
    head.writeUInt32BE(place, inHead + 8);
    head.writeUInt32BE(length, inHead + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    place += length + padding.length;
  }
  return Buffer.concat(parts);
}

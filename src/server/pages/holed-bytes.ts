import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A text with one hole, as bytes that are ready to be sent but for what goes in there. */
export type HoledBytes = {
  readonly plain: (filling: string) => Uint8Array<ArrayBuffer>;
  readonly gzip: (filling: string) => Uint8Array<ArrayBuffer>;
};

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/** Null for a text in which `filling` does not stand exactly once. The fillings to come are short: 65,535 bytes at most. */
export function holedBytes(text: string, filling: string): HoledBytes | null {
  const [before, after, ...more] = text.split(filling);
  if (filling === '' || before === undefined || after === undefined || more.length > 0) return null;
  const head = Buffer.from(before);
  const tail = Buffer.from(after);
  // Both sides are compressed once, each by itself; what fills the hole goes between them as it is.
  const zippedHead = Buffer.concat([
    gzipHeader,
    deflateRawSync(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  const zippedTail = deflateRawSync(tail, { level: 9 });
  const headSum = crc32(head);
  return {
    plain: (given) => Buffer.concat([head, Buffer.from(given), tail]),
    gzip: (given) => {
      const middle = Buffer.from(given);
      const stored = Buffer.alloc(5);
      stored.writeUInt16LE(middle.length, 1);
      stored.writeUInt16LE(~middle.length & 0xffff, 3);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(tail, crc32(middle, headSum)), 0);
      trailer.writeUInt32LE(head.length + middle.length + tail.length, 4);
      return Buffer.concat([zippedHead, stored, middle, zippedTail, trailer]);
    },
  };
}

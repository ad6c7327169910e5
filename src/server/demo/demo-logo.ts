import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [240, 80];

/** A screen in its frame, drawn point by point: a demo needs a logo and no file. */
export const demoLogo = { width, height, content: png() };

function png(): Uint8Array {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_x, x) => shade(x, y)),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // A palette of one byte a point.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from('ffffff1d5c3fa9cbb9f2b705', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

// 0 paper, 1 frame, 2 mesh, 3 the sun above an awning.
function shade(x: number, y: number): number {
  const [across, down] = [x - 8, y - 8];
  const isInside = across >= 0 && across < 64 && down >= 0 && down < 64;
  if (isInside) {
    if (across < 6 || across >= 58 || down < 6 || down >= 58) return 1;
    return across % 8 === 0 || down % 8 === 0 ? 2 : 0;
  }
  if ((x - 204) ** 2 + (y - 26) ** 2 < 15 ** 2) return 3;
  return x >= 88 && x < 232 && y >= 48 && y < 72 && (x - 88) % 24 < 14 ? 1 : 0;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

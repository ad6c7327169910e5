import sharp, { type Sharp } from 'sharp';

type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

// How pixels lie in the file for each way a camera may be held, so that all of them show the same picture.
const turned: Readonly<Record<Orientation, (upright: Sharp) => Sharp>> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flop().rotate(270),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flop().rotate(90),
  8: (upright) => upright.rotate(90),
};

/** Red above left, green above right, blue below: 90 wide and 60 high when it stands upright. */
export async function aScene(): Promise<Buffer> {
  const part = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
    .composite([
      { input: await part(45, 30, '#ff0000'), left: 0, top: 0 },
      { input: await part(45, 30, '#00ff00'), left: 45, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** As a phone writes it: turned, and with where and by what it was taken. */
export async function aPhonePhoto(orientation: Orientation = 1): Promise<Buffer> {
  const pixels = await turned[orientation](sharp(await aScene())).toBuffer();
  return sharp(pixels)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Telefoonmaker', Model: 'Ladder 12', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 24/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** One that differs from the next. */
export function aPhoto(shade: number, { width = 60, height = 40 } = {}): Promise<Buffer> {
  const background = { r: shade, g: 128, b: 255 - shade };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Of a kind that no program can read bit by bit. */
export function aWholePhoto(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true })
    .toBuffer();
}

/** Every pixel another colour, which nothing can make small. */
export function aNoisyPhoto(side: number): Promise<Buffer> {
  return sharp({
    create: {
      ...{ width: side, height: side, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The head of a PNG that says how large it is, and little else. */
export function aPngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 2, 0, 0, 0], 24);
  head.writeInt32BE(crc(head.subarray(12, 29)), 29);
  return Buffer.concat([head, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(64)]);
}

function crc(bytes: Uint8Array): number {
  let value = -1;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value;
}

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxPhotoBytes, maxUploadBytes } from '#domain/cart/photo.ts';
import { aNoisyPhoto, aPhonePhoto, aPhoto, aPngOf, aScene, aWholePhoto } from '#tests/support/photo-files.ts';
import { readPhoto } from './read-photo.ts';

async function read(file: Uint8Array) {
  const answer = await readPhoto(file);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.photo;
}

async function problemOf(file: Uint8Array) {
  const answer = await readPhoto(file);
  return answer.ok ? null : answer.problem;
}

// The strongest of red, green and blue at a place.
async function colourAt(file: Uint8Array, left: number, top: number): Promise<number> {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.indexOf(Math.max(...data.subarray(0, 3)));
}

describe('R20.15 a photo as it is kept', () => {
  it.each([1, 3, 6, 8] as const)('stands upright however the camera was held: %i', isUpright);

  it.each([2, 4, 5, 7] as const)(
    'stands upright where the camera looked into a mirror: %i',
    { tags: ['thorough'] },
    isUpright,
  );

  async function isUpright(way: Parameters<typeof aPhonePhoto>[0]): Promise<void> {
    const { content, preview, width, height } = await read(await aPhonePhoto(way));
    expect([width, height]).toEqual([90, 60]);
    for (const file of [content, preview]) {
      expect(await colourAt(file, 10, 10)).toBe(0);
      expect(await colourAt(file, 80, 10)).toBe(1);
      expect(await colourAt(file, 45, 50)).toBe(2);
    }
  }

  it('tells nothing of place or device', async () => {
    const file = await aPhonePhoto(6);
    expect(file.includes('Telefoonmaker')).toBe(true);
    const { content, preview } = await read(file);
    for (const kept of [content, preview]) {
      expect(Buffer.from(kept).includes('Telefoonmaker')).toBe(false);
      const { exif, icc, xmp, iptc, orientation, format } = await sharp(kept).metadata();
      expect([exif, icc, xmp, iptc, orientation, format]).toEqual([...Array(5).fill(undefined), 'jpeg']);
    }
  });

  it('weighs at most what may be kept, whatever stands on it', async () => {
    const { content, preview, width } = await read(await aNoisyPhoto(1400));
    expect(content.length + preview.length).toBeLessThanOrEqual(maxPhotoBytes);
    expect(width).toBeGreaterThanOrEqual(600);
  });

  it('is the same for the same file', async () => {
    const [one, other, another] = [await aPhoto(1), await aPhoto(1), await aPhoto(200)];
    expect((await read(one)).digest).toBe((await read(other)).digest);
    expect((await read(one)).digest).not.toBe((await read(another)).digest);
  });

  it('is made of a PNG with holes and of a WebP too', async () => {
    const holes = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await sharp((await read(holes)).content).stats()).toMatchObject({ isOpaque: true });
    const { data } = await sharp((await read(holes)).content)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(250);
    expect(
      await problemOf(
        await sharp(await aScene())
          .webp()
          .toBuffer(),
      ),
    ).toBeNull();
  });

  it('holds the first picture of a moving one', async () => {
    const frames = await Promise.all([aPhoto(0), aPhoto(255)]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    const { content, height } = await read(moving);
    expect(height).toBe(40);
    expect((await sharp(content).metadata()).pages).toBeUndefined();
  });

  it('carries no second file along', async () => {
    const script = '<script>alert(1)</script>PK\u0003\u0004';
    const both = Buffer.concat([await aPhoto(9), Buffer.from(script)]);
    const { content, preview } = await read(both);
    expect(Buffer.from(content).includes('<script>')).toBe(false);
    expect(Buffer.from(preview).includes('<script>')).toBe(false);
  });
});

describe('R20.15 what is not taken as a photo', () => {
  it.each([
    ['nothing', () => Buffer.alloc(0), 'none'],
    ['a text', () => Buffer.from('geen foto'), 'not-a-photo'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-photo'],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'not-a-photo'],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 'not-a-photo'],
    ['what an iPhone keeps', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['a name and nothing behind it', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'damaged'],
    ['a drawing that says it is a JPEG', () => Buffer.from('\xff\xd8\xff<svg/>', 'latin1'), 'damaged'],
    ['a file to be unpacked', () => aPngOf(30_000, 30_000), 'too-many-pixels'],
    ['one that is unpacked as a whole', () => aWholePhoto(5000), 'too-many-whole'],
    ['a very long line', () => aPngOf(2_000_000_000, 1), 'damaged'],
    ['more than may be sent', () => Buffer.alloc(maxUploadBytes + 1, 0xff), 'too-heavy'],
  ] as const)('%s', async (_what, file, problem) => {
    expect(await problemOf(await file())).toBe(problem);
  });

  it.each([0.1, 0.5, 0.9])('a photo of which %f has arrived', async (share) => {
    const whole = await aNoisyPhoto(300);
    expect(await problemOf(whole.subarray(0, Math.floor(whole.length * share)))).toBe('damaged');
  });
});

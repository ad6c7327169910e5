import { createHash } from 'node:crypto';
import type { OutputInfo, Raw, Sharp } from 'sharp';
import {
  longestPhotoSide,
  maxPhotoBytes,
  maxPhotoPixels,
  maxWholePixels,
  type PhotoProblem,
} from '#domain/cart/photo.ts';
import { loadSharp } from './load-sharp.ts';
import type { ReadPhoto } from './read-photo.ts';

type Step = { readonly side: number; readonly quality: number };

// From good to good enough, until it is light enough; the last is light whatever stands on it.
const contentSteps: readonly Step[] = [
  { side: longestPhotoSide, quality: 82 },
  { side: longestPhotoSide, quality: 68 },
  { side: 1600, quality: 60 },
  { side: 1200, quality: 50 },
  { side: 800, quality: 40 },
  { side: 600, quality: 30 },
];
const previewSteps: readonly Step[] = [
  { side: 640, quality: 72 },
  { side: 480, quality: 55 },
  { side: 320, quality: 40 },
  { side: 240, quality: 30 },
];
const maxPreviewBytes = 60_000;
const longestSeconds = 15;

// How a picture that lies as the camera was held is stood upright; the first needs nothing.
const uprights: readonly ((lying: Sharp) => Sharp)[] = [
  (lying) => lying,
  (lying) => lying.flop(),
  (lying) => lying.rotate(180),
  (lying) => lying.flip(),
  (lying) => lying.flip().rotate(90),
  (lying) => lying.rotate(90),
  (lying) => lying.flop().rotate(90),
  (lying) => lying.rotate(270),
];

/** Up to a hundred megabytes for a moment, and the whole of a processor. */
export async function decodePhoto(file: Uint8Array): Promise<ReadPhoto> {
  const sharp = await loadSharp();
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) return refused('damaged');
  const pixels = head.width * head.height;
  if (pixels > maxPhotoPixels) return refused('too-many-pixels');
  if (pixels > maxWholePixels && (head.isProgressive || head.format === 'webp'))
    return refused('too-many-whole');
  // Turned when it is small: turning needs the whole of it at once.
  const lying = await sharp(file, { limitInputPixels: maxPhotoPixels, failOn: 'error', sequentialRead: true })
    .resize({ width: longestPhotoSide, height: longestPhotoSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (lying === null) return refused('damaged');
  const upright = uprights[(head.orientation ?? 1) - 1] ?? ((picture) => picture);
  const seen = await upright(sharp(lying.data, { raw: rawOf(lying.info) }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const again = () => sharp(seen.data, { raw: rawOf(seen.info) });
  const preview = await lightest(again, previewSteps, maxPreviewBytes);
  const content = await lightest(again, contentSteps, maxPhotoBytes - maxPreviewBytes);
  const digest = createHash('sha256').update(content.data).digest('hex');
  const size = { width: content.info.width, height: content.info.height };
  return { ok: true, photo: { ...size, content: content.data, preview: preview.data, digest } };
}

function rawOf({ width, height, channels }: OutputInfo): Raw {
  return { width, height, channels };
}

async function lightest(again: () => Sharp, steps: readonly Step[], most: number) {
  for (const { side, quality } of steps) {
    const made = await again()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (made.data.length <= most) return made;
  }
  throw new Error('a photo stayed too heavy');
}

function refused(problem: PhotoProblem): ReadPhoto {
  return { ok: false, problem };
}

import { createHash } from 'node:crypto';
import type { OutputInfo, Raw, Sharp } from 'sharp';
import {
  longestPhotoSide,
  maxPhotoBytes,
  maxPhotoPixels,
  maxUploadBytes,
  maxWholePixels,
  type PhotoProblem,
} from '#domain/cart/photo.ts';
import { createBoundedQueue } from '../turns/bounded-queue.ts';
import { loadSharp } from './load-sharp.ts';

/** A photo as it is kept: upright, a JPEG of our own making, with nothing in it but what one sees. */
export type Photo = {
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
  readonly preview: Uint8Array;
  // The same file gives the same digest.
  readonly digest: string;
};

export type ReadPhoto =
  | { readonly ok: true; readonly photo: Photo }
  | { readonly ok: false; readonly problem: PhotoProblem };

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

// Decoding is done on the process's own threads, which files need too, and takes up to a hundred megabytes.
const inLine = createBoundedQueue({ atOnce: 1, waiting: 20, retryAfterSeconds: 5 });

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

/**
 * Whatever is sent in is decoded and written anew: what else was in the file, be it a place, a device or a program, does
 * not come along.
 */
export async function readPhoto(file: Uint8Array): Promise<ReadPhoto> {
  if (file.length === 0) return refused('none');
  if (file.length > maxUploadBytes) return refused('too-heavy');
  if (isHeic(file)) return refused('heic');
  if (!isPhoto(file)) return refused('not-a-photo');
  return inLine(() => decode(file));
}

async function decode(file: Uint8Array): Promise<ReadPhoto> {
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

function isPhoto(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

function isHeic(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(4, 12)).toString('latin1');
  return /^ftyp(hei[a-z]|hev[a-z]|mif1|msf1)$/.test(head);
}

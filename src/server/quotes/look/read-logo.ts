import type { Sharp } from 'sharp';
import {
  type LogoProblem,
  longestLogoSide,
  maxLogoBytes,
  maxLogoPixels,
  maxLogoUploadBytes,
} from '#domain/quote/logo.ts';
import { loadSharp } from '../../photos/load-sharp.ts';
import { renderOne } from '../../render/render-pool.ts';
import { createBoundedQueue } from '../../turns/bounded-queue.ts';
import { checkSvg } from './check-svg.ts';

/** A logo as it is kept: a PNG of our own making, with nothing in it but what one sees. */
export type Logo = { readonly width: number; readonly height: number; readonly content: Uint8Array };

export type ReadLogo =
  | {
      readonly ok: true;
      readonly logo: Logo;
      // Of a drawing: its letters are set in a font of ours, for its own does not come along.
      readonly hasText: boolean;
    }
  | { readonly ok: false; readonly problem: LogoProblem };

const longestSeconds = 10;
// From sharp to good enough, until it is light enough; the last is light whatever stands on it.
const sides = [longestLogoSide, 600, 400];

// One at a time: a drawing that is made to be slow keeps nobody's documents waiting.
const inLine = createBoundedQueue({ atOnce: 1, waiting: 10, retryAfterSeconds: 5 });

/** Whatever is sent in is decoded or drawn, and written anew. What it is, its first bytes say and not its name. */
export async function readLogo(
  file: Uint8Array,
  { seconds = longestSeconds }: { readonly seconds?: number } = {},
): Promise<ReadLogo> {
  if (file.length === 0) return refused('none');
  if (file.length > maxLogoUploadBytes) return refused('too-heavy');
  if (isPicture(file)) return inLine(() => keep(file, false));
  const svg = textOf(file);
  if (svg === null) return refused('not-a-logo');
  const checked = checkSvg(svg);
  if (!checked.ok) return refused(checked.problem);
  return inLine(async () => {
    const drawn = await draw(svg, seconds);
    return typeof drawn === 'string' ? refused(drawn) : keep(drawn, checked.hasText);
  });
}

async function draw(svg: string, seconds: number): Promise<Uint8Array | LogoProblem> {
  try {
    return await renderOne({ kind: 'logo', svg, side: longestLogoSide }, seconds * 1000);
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'too-complex' : 'damaged';
  }
}

async function keep(file: Uint8Array, hasText: boolean): Promise<ReadLogo> {
  const sharp = await loadSharp();
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) return refused('damaged');
  if (head.width * head.height > maxLogoPixels) return refused('too-many-pixels');
  const seen = await sharp(file, { limitInputPixels: maxLogoPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestLogoSide, height: longestLogoSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: longestSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (seen === null) return refused('damaged');
  const { width, height, channels } = seen.info;
  if (isBlank(seen.data)) return refused('blank');
  const logo = await lightest(() => sharp(seen.data, { raw: { width, height, channels } }));
  return { ok: true, logo, hasText };
}

async function lightest(again: () => Sharp): Promise<Logo> {
  for (const side of sides) {
    const { data, info } = await again()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxLogoBytes) return { width: info.width, height: info.height, content: data };
  }
  throw new Error('a logo stayed too heavy');
}

function isBlank(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 0) return false;
  return true;
}

function refused(problem: LogoProblem): ReadLogo {
  return { ok: false, problem };
}

function isPicture(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  return head.startsWith('\xff\xd8\xff') || head === '\x89PNG\r\n\x1a\n';
}

function textOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

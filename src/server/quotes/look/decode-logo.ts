import type { Sharp } from 'sharp';
import { type LogoProblem, longestLogoSide, maxLogoBytes, maxLogoPixels } from '#domain/quote/logo.ts';
import { loadSharp } from '../../photos/load-sharp.ts';

/** A logo as it is kept: a PNG of our own making, with nothing in it but what one sees. */
export type Logo = { readonly width: number; readonly height: number; readonly content: Uint8Array };

export type DecodedLogo =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly problem: LogoProblem };

const longestSeconds = 10;
// From sharp to good enough, until it is light enough; the last is light whatever stands on it.
const sides = [longestLogoSide, 600, 400];

export async function decodeLogo(file: Uint8Array): Promise<DecodedLogo> {
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
  return { ok: true, logo };
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

function refused(problem: LogoProblem): DecodedLogo {
  return { ok: false, problem };
}

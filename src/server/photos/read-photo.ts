import { maxUploadBytes, type PhotoProblem } from '#domain/cart/photo.ts';
import { inPictureProcess, pictureAnswer } from './picture-process.ts';

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

const decoded = pictureAnswer<ReadPhoto>();

/**
 * Whatever is sent in is decoded and written anew: what else was in the file, be it a place, a device or a program, does
 * not come along.
 */
export async function readPhoto(file: Uint8Array): Promise<ReadPhoto> {
  if (file.length === 0) return refused('none');
  if (file.length > maxUploadBytes) return refused('too-heavy');
  if (isHeic(file)) return refused('heic');
  if (!isPhoto(file)) return refused('not-a-photo');
  return decoded.parse(await inPictureProcess({ kind: 'photo', file }));
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

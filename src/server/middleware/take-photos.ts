import type { Context } from 'hono';
import { maxPhotos } from '#domain/cart/photo.ts';
import { photoProblems, photoTexts } from '#text/ordering/photos.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { readFiles } from '../input/read-files.ts';
import { type Photo, readPhoto } from '../photos/read-photo.ts';
import { countTowards } from './rate-limit.ts';
import { signedInPerson } from './session.ts';

type Taken =
  | { readonly ok: true; readonly photos: readonly Photo[] }
  | { readonly ok: false; readonly kind: 'refused'; readonly error: string };

// More than anybody takes on a ladder.
const most = { photos: 120, seconds: 10 * 60 } as const;

/** The photos of a form's field `foto`, all of them good. Counted before they are decoded. */
export async function takePhotos(
  c: Context<AppEnv>,
  deps: Dependencies,
  { atLeast }: { readonly atLeast: 0 | 1 },
): Promise<Taken> {
  const files = await readFiles(c, 'foto');
  if (files.length > maxPhotos) return refused(photoTexts.full(maxPhotos));
  if (files.length < atLeast) return refused(photoProblems.none);
  if (files.length === 0) return { ok: true, photos: [] };
  const by = { value: String(signedInPerson(c).id) };
  const limit = { name: 'photos', by, most: most.photos, seconds: most.seconds, times: files.length };
  await countTowards(c, deps, [limit]);
  const photos: Photo[] = [];
  for (const { bytes } of files) {
    const read = await readPhoto(bytes);
    if (!read.ok) return refused(photoProblems[read.problem]);
    photos.push(read.photo);
  }
  return { ok: true, photos };
}

function refused(error: string): Taken {
  return { ok: false, kind: 'refused', error };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPictures } from './brand-pictures.ts';
import { productScenes } from './product-scenes.ts';

/** Pictures that are stored as pixels, twice as large where screens have twice as many. */
export const renderedPictures = () => [
  ...productScenes().map((picture) => ({ ...picture, scale: 2 })),
  ...brandPictures().map((picture) => ({ ...picture, scale: 1 })),
];

/** Where it stands of which drawing each was rendered, and what came of it: to render them all takes seconds. */
export const renderedFile = join(import.meta.dirname, 'rendered.json');

type Rendered = Readonly<Record<string, { readonly drawn: string; readonly stored: string }>>;

export function renderedFrom(folder: string): Rendered {
  return Object.fromEntries(
    renderedPictures().map(({ path, svg }) => [
      path,
      { drawn: hashOf(svg), stored: hashOf(readFileSync(join(folder, path))) },
    ]),
  );
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

import type { PhotoData } from '#contract/order-page.ts';
import type { ListedPhoto } from './photos.ts';

export function presentPhotos(
  found: readonly Pick<ListedPhoto, 'id' | 'place' | 'width' | 'height'>[] = [],
): readonly PhotoData[] {
  return found.map(({ id, place, width, height }) => ({
    ...{ id, place, width, height },
    src: `/fotos/${id}`,
    preview: `/fotos/${id}/klein`,
  }));
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueProduct, products } from '#catalogue/index.ts';
import {
  type PictureView,
  type ProductPicture,
  pictureSize,
  pictureViews,
} from '#contract/catalogue-page.ts';
import { productText } from './product-text.ts';

type Pictures = { readonly pictures: readonly ProductPicture[]; readonly sharedPicture: string | null };

const folder = join(import.meta.dirname, '../../../public');
const none: Pictures = { pictures: [], sharedPicture: null };

/** Found when the shop starts. */
const found: ReadonlyMap<string, Pictures> = new Map(
  products.map((product) => [product.code, find(product)]),
);

/** The rendered pictures of a product; none of one that has not been rendered. */
export function productPictures({ code }: CatalogueProduct): Pictures {
  return found.get(code) ?? none;
}

function find(product: CatalogueProduct): Pictures {
  const words = productText(product).pictures;
  if (words === undefined) return none;
  const name = (view: PictureView) => `${product.code.toLowerCase()}-${view}`;
  return {
    pictures: pictureViews.flatMap((view) => {
      const large = addressOf(`${name(view)}.webp`);
      const small = addressOf(`${name(view)}-${pictureSize.smallWidth}.webp`);
      return large === null || small === null ? [] : { view, large, small, description: words[view] };
    }),
    sharedPicture: addressOf(`${name('place')}.jpg`),
  };
}

// With a hash of what it holds: a browser may keep it for good, and asks for a new one by another address.
function addressOf(name: string): string | null {
  const path = `/images/renders/${name}`;
  const file = join(folder, path);
  if (!existsSync(file)) return null;
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 10);
  return `${path}?v=${hash}`;
}

import type { CatalogueProduct } from '#catalogue/index.ts';
import { type SceneSize, sceneOf } from '#domain/drawing/scene.ts';
import { type SvgNode, svgTree } from '#domain/drawing/svg.ts';
import { portraitOf } from '#domain/product/portrait.ts';

const drawn = new Map<string, SvgNode>();

/**
 * A product in its wall, without words: its name stands beside it. Drawn when it is first asked for: what nobody has configured
 * yet looks the same to everybody, on every page.
 */
export function productScene(product: CatalogueProduct, size: SceneSize): SvgNode {
  const place = `${product.code} ${size}`;
  const scene = drawn.get(place) ?? draw(product, size);
  drawn.set(place, scene);
  return scene;
}

function draw(product: CatalogueProduct, size: SceneSize): SvgNode {
  return svgTree(sceneOf(portraitOf(product), size), null, `${product.code.toLowerCase()}-${size}`);
}

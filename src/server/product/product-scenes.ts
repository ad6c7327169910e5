import { type CatalogueProduct, products } from '#catalogue/index.ts';
import { type SceneSize, sceneOf } from '#domain/drawing/scene.ts';
import { type SvgNode, svgTree } from '#domain/drawing/svg.ts';
import { portraitOf } from '#domain/product/portrait.ts';

/** Drawn when the shop starts: what nobody has configured yet looks the same to everybody, on every page. */
const scenes: ReadonlyMap<CatalogueProduct, Readonly<Record<SceneSize, SvgNode>>> = new Map(
  products.map((product) => [
    product,
    { card: draw(product, 'card'), thumbnail: draw(product, 'thumbnail') },
  ]),
);

/** A product in its wall, without words: its name stands beside it. */
export function productScene(product: CatalogueProduct, size: SceneSize): SvgNode {
  return scenes.get(product)?.[size] ?? draw(product, size);
}

function draw(product: CatalogueProduct, size: SceneSize): SvgNode {
  return svgTree(sceneOf(portraitOf(product), size), null, `${product.code.toLowerCase()}-${size}`);
}

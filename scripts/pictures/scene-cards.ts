import { products } from '#catalogue/index.ts';
import { sceneImage } from '#contract/catalogue-page.ts';
import { sceneOf } from '#domain/drawing/scene.ts';
import { drawingToPicture } from '#domain/drawing/svg-file.ts';
import { portraitOf } from '#domain/product/portrait.ts';
import type { Picture } from './option-pictures.ts';

/** The drawings of the home page as files, for cards that script draws: they weigh nothing in it. */
export function sceneCards(): readonly Picture[] {
  return products.map((product) => ({
    path: sceneImage(product.code).slice(1),
    svg: drawingToPicture(sceneOf(portraitOf(product), 'card')),
  }));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { helpTopics } from '#domain/product/step.ts';
import { brandPictures } from './pictures/brand-pictures.ts';
import { helpPictures } from './pictures/help-pictures.ts';
import { optionPictures } from './pictures/option-pictures.ts';
import { productScenes } from './pictures/product-scenes.ts';
import { render } from './pictures/render.ts';

const folder = join(import.meta.dirname, '..', 'public');
const stored = (path: string) => readFileSync(join(folder, path));

// The width and height stand in the first chunk of every PNG.
function pngSize(path: string) {
  const file = stored(path);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}

describe('drawn pictures', () => {
  const drawn = [...optionPictures(), ...helpPictures()];

  it.each(drawn)('$path is stored as the script draws it', ({ path, svg }) => {
    expect(stored(path).toString('utf8')).toBe(`${svg}\n`);
  });

  it.each(drawn)('$path is small, and lines alone', ({ svg }) => {
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).not.toMatch(/<(script|style|text|title)|style=|NaN|undefined/);
  });

  it('shows a different picture for every option of a step', () => {
    const byField = Map.groupBy(optionPictures(), ({ path }) => path.replace(/-[^-]+\.svg$/, ''));
    for (const [field, pictures] of byField) {
      expect([field, new Set(pictures.map(({ svg }) => svg)).size]).toEqual([field, pictures.length]);
    }
  });

  it('R2.13 has a picture for every help topic; special cases have their own', () => {
    const names = helpPictures().map(({ path }) => path.slice('images/help/'.length, -'.svg'.length));
    const special = ['shutter', 'grille', 'drainage-strip', 'frame-type-a', 'frame-type-b'];
    const topics = helpTopics.filter((topic) => topic !== 'bijzonderheden');
    expect(names.toSorted()).toEqual([...topics, ...special].toSorted());
  });
});

describe('rendered pictures', () => {
  it.each([
    ...productScenes().map((picture) => ({ ...picture, scale: 2 })),
    ...brandPictures().map((picture) => ({ ...picture, scale: 1 })),
  ])('$path is stored as the script renders it', ({ path, svg, scale }) => {
    expect(stored(path).equals(render(svg, scale))).toBe(true);
  });

  it.each(products)('R2.50 $code has a product image 670 px high, under 60 KB', ({ kimLarge }) => {
    const { height, bytes } = pngSize(`images/kim/${kimLarge}_h670.png`);
    expect(height).toBe(670);
    expect(bytes).toBeLessThan(60 * 1024);
  });

  it.each(products)('R2.50 $code has its product image as WebP too, lighter than the PNG', ({ kimLarge }) => {
    const webp = stored(`images/kim/${kimLarge}_h670.webp`);
    expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8L');
    expect(webp.length).toBeLessThan(pngSize(`images/kim/${kimLarge}_h670.png`).bytes);
  });

  it('has one scene per product', () => {
    expect(productScenes().map(({ path }) => path)).toEqual(
      products.map(({ kimLarge }) => `images/kim/${kimLarge}_h670.png`),
    );
  });

  it('has the mark and the picture of a shared link at their usual sizes', () => {
    expect(brandPictures().map(({ path }) => [path, pngSize(path).width, pngSize(path).height])).toEqual([
      ['favicon.png', 64, 64],
      ['apple-touch-icon.png', 180, 180],
      ['images/social.png', 1200, 630],
    ]);
  });
});

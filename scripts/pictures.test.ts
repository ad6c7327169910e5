import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '#catalogue/index.ts';
import { formData } from '#domain/drawing/form.ts';
import { colourOf } from '#domain/drawing/paint.ts';
import { brandPictures } from './pictures/brand-pictures.ts';
import { helpPictures } from './pictures/help-pictures.ts';
import { optionPictures } from './pictures/option-pictures.ts';
import { productScenes } from './pictures/product-scenes.ts';
import { render } from './pictures/render.ts';
import { renderedFile, renderedFrom, renderedPictures } from './pictures/rendered.ts';
import { sceneCards } from './pictures/scene-cards.ts';

const folder = join(import.meta.dirname, '..', 'public');
const stored = (path: string) => readFileSync(join(folder, path));

// The width and height stand in the first chunk of every PNG.
function pngSize(path: string) {
  const file = stored(path);
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: file.length };
}

describe('drawn pictures', () => {
  const [options, help] = [optionPictures(), helpPictures()];
  const drawn = [...options, ...help, ...sceneCards()];

  it.each(drawn)('$path is stored as the script draws it', ({ path, svg }) => {
    expect(stored(path).toString('utf8')).toBe(`${svg}\n`);
  });

  it.each(drawn)('$path is small, and no more than lines, figures and single words', ({ svg }) => {
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).not.toMatch(/<(script|style|title)|style=|NaN|undefined/);
    for (const [, written = ''] of svg.matchAll(/<text[^>]*>([^<]*)</g))
      expect(written).toMatch(/^(((&gt;|≥) )?\d+ mm|[½⅓⅔]|[AB]|binnen|buiten)$/);
  });

  it.each([
    ['pe-100/profile_depth', { '1': '19 mm', '2': '27 mm', '3': '34 mm', '4': '43 mm', '5': '&gt; 40 mm' }],
    ['pe-100/frame_type', { A: '14 mm', B: '8 mm' }],
    [
      'ca-100/draaisluiting_position',
      { '1-1': '1050 mm', '2-1': '900 mm', '3-1': '1200 mm', '3-2': '1200 mm' },
    ],
    ['ca-100/kick_plate', { '1': '300 mm', '2': '400 mm', '3': '500 mm', '4': '917 mm' }],
    ['ca-100/pet_door', { '1': '≥ 400 mm', '2': '≥ 500 mm' }],
    ['se-100/onderstrip', { '1': '5 mm', '2': '5 mm' }],
    ['se-200/split', { '1': '½', '2': '⅓', '3': '⅔' }],
    ['ce-100/placement', { '1': 'binnen', '2': 'buiten' }],
    ['ro-100/in_frame', { '1': 'binnen', '2': 'buiten' }],
  ])('R20.5 %s carries its dimension or its side', (field, written) => {
    for (const [key, text] of Object.entries(written))
      expect(stored(`images/options/${field}-${key}.svg`).toString('utf8')).toContain(`>${text}</text>`);
  });

  it('R20.5 what an option brings stands out in tape yellow', () => {
    const tape = colourOf('tape', null);
    const nothing = /(kick_plate|pet_door)-0|profile_depth-5/;
    // Pleats have no hole to mark.
    const pleats = products
      .filter(({ form }) => formData[form].build.kind === 'pleated')
      .map(({ code }) => `/${code.toLowerCase()}/wire_id-`);
    const isPlain = (path: string) => nothing.test(path) || pleats.some((mesh) => path.includes(mesh));
    for (const { path, svg } of options) expect([path, svg.includes(tape)]).toEqual([path, !isPlain(path)]);
  });

  it('shows a different picture for every option of a step', () => {
    const byField = Map.groupBy(options, ({ path }) => path.replace(/(-[^-/]+){1,2}\.svg$/, ''));
    for (const [field, pictures] of byField) {
      expect([field, new Set(pictures.map(({ svg }) => svg)).size]).toEqual([field, pictures.length]);
    }
  });

  it('R2.13 has the pictures that the help of each product asks for, and no other', () => {
    const kept = globSync('images/help/*/*.svg', { cwd: folder });
    expect(kept.toSorted()).toEqual(help.map(({ path }) => path).toSorted());
  });

  it('R2.13 shows in its help the screen that is being configured: the clip belongs to one form', () => {
    const clip = colourOf('tape', null);
    for (const { code, form } of products) {
      const own = help.filter(({ path }) => path.includes(`/${code.toLowerCase()}/`));
      const withClip = own.filter(({ svg }) => svg.includes(clip)).map(({ path }) => path);
      if (form !== 'clip-frame') expect([code, withClip]).toEqual([code, []]);
      else if (own.length > 0) expect([code, withClip]).not.toEqual([code, []]);
    }
  });

  it('draws the lock of a hinged door opposite its hinges', () => {
    for (const position of ['0', '1', '2', '3']) {
      const [left, right] = ['1', '2'].map((side) =>
        stored(`images/options/ca-100/draaisluiting_position-${position}-${side}.svg`).toString('utf8'),
      );
      expect(left).not.toBe(right);
    }
  });

  it('letters the options that the texts call by a letter', () => {
    for (const letter of ['A', 'B']) {
      const picture = stored(`images/options/pe-100/frame_type-${letter}.svg`).toString('utf8');
      expect(picture).toContain(`>${letter}</text>`);
    }
  });
});

describe('rendered pictures', () => {
  const isStoredAsRendered = ({ path, svg, scale }: ReturnType<typeof renderedPictures>[number]) =>
    stored(path).equals(render(svg, scale));

  it('are those that were rendered of the drawings of today', () => {
    expect(JSON.parse(readFileSync(renderedFile, 'utf8'))).toEqual(renderedFrom(folder));
  });

  it('are stored as the script renders them, the smallest', () => {
    const smallest = renderedPictures().find(({ path }) => path === 'favicon.png');
    expect(smallest && isStoredAsRendered(smallest)).toBe(true);
  });

  it.each(renderedPictures())(
    '$path is stored as the script renders it',
    { tags: ['thorough'] },
    (picture) => {
      expect(isStoredAsRendered(picture)).toBe(true);
    },
  );

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

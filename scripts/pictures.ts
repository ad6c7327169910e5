import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encode, ensureFfmpeg } from './ffmpeg.ts';
import { brandPictures } from './pictures/brand-pictures.ts';
import { helpPictures } from './pictures/help-pictures.ts';
import { optionPictures } from './pictures/option-pictures.ts';
import { productScenes } from './pictures/product-scenes.ts';
import { render } from './pictures/render.ts';
import { renderedFile, renderedFrom } from './pictures/rendered.ts';
import { sceneCards } from './pictures/scene-cards.ts';

// Makes every picture of the shop that is drawn from its own geometry; run it after a change of the drawings.
const folder = join(import.meta.dirname, '..', 'public');

function write(path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

for (const { path, svg } of [...optionPictures(), ...helpPictures(), ...sceneCards()])
  write(path, `${svg}\n`);

ensureFfmpeg();
for (const { path, svg } of productScenes()) {
  write(path, render(svg, 2));
  // Without loss in half the bytes; pages keep the PNG for browsers without WebP.
  const file = join(folder, path);
  encode(
    ['-i', file, '-c:v', 'libwebp', '-lossless', '1', '-compression_level', '6'],
    file.replace(/\.png$/, '.webp'),
  );
}
for (const { path, svg } of brandPictures()) write(path, render(svg, 1));
writeFileSync(renderedFile, `${JSON.stringify(renderedFrom(folder), null, 2)}\n`);

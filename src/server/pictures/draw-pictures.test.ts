import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { poseToSvg, referencePoses } from '#tests/support/reference-drawings.ts';
import { drawPictures } from './draw-pictures.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const references = join(root, 'tests', 'references');
const results = join(root, 'test-results', 'drawings');

// The same bytes on every machine, so a change of drawing cannot pass unseen. What was drawn is left in
// test-results/drawings: looked at and found good, it is the new reference.
it('R1.5 R9.6 every part of a drawing looks as it did when somebody last looked at it', async () => {
  const pictures = await drawPictures(referencePoses.map((pose) => poseToSvg(pose)));
  mkdirSync(results, { recursive: true });
  const changed = referencePoses.filter(({ name }, index) => {
    const picture = pictures[index] ?? new Uint8Array();
    writeFileSync(join(results, `${name}.png`), picture);
    return !readFileSync(join(references, `${name}.png`)).equals(picture);
  });
  expect(changed.map(({ name }) => name)).toEqual([]);
});

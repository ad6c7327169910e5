import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Pose, poseToSvg, referencePoses } from '#tests/support/reference-drawings.ts';
import { drawPictures } from './draw-pictures.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const references = join(root, 'tests', 'references');
const results = join(root, 'test-results', 'drawings');

// Another version of what draws may draw the same otherwise.
const drawer = z
  .object({ dependencies: z.object({ '@resvg/resvg-wasm': z.string() }) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).dependencies['@resvg/resvg-wasm'];
const keyOf = (pose: Pose) =>
  createHash('sha256')
    .update(`${drawer} ${poseToSvg(pose)}`)
    .digest('hex');

async function changed(poses: readonly Pose[]): Promise<readonly string[]> {
  const pictures = await drawPictures(poses.map((pose) => poseToSvg(pose)));
  mkdirSync(results, { recursive: true });
  return poses.flatMap(({ name }, index) => {
    const picture = pictures[index] ?? new Uint8Array();
    writeFileSync(join(results, `${name}.png`), picture);
    return readFileSync(join(references, `${name}.png`)).equals(picture) ? [] : [name];
  });
}

// The same bytes on every machine, so a change of drawing cannot pass unseen. What was drawn is left in
// test-results/drawings: looked at and found good, it is the new reference, with drawn-of.json beside it. What was drawn of the same
// as its reference was is not drawn again, but for the first.
it('R1.5 R9.6 every part of a drawing looks as it did when somebody last looked at it', async () => {
  const drawnOf = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(references, 'drawn-of.json'), 'utf8')));
  const isOther = (pose: Pose) =>
    drawnOf[pose.name] !== keyOf(pose) || !existsSync(join(references, `${pose.name}.png`));
  expect(await changed(referencePoses.filter((pose, index) => index === 0 || isOther(pose)))).toEqual([]);
});

it('R1.5 R9.6 every drawing looks so when it is drawn anew', { tags: ['thorough'] }, async () => {
  const names = await changed(referencePoses);
  const drawnOf = Object.fromEntries(referencePoses.map((pose) => [pose.name, keyOf(pose)]));
  writeFileSync(join(results, 'drawn-of.json'), `${JSON.stringify(drawnOf, null, 2)}\n`);
  expect(names).toEqual([]);
});

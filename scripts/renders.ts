import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './debian.ts';
import { type RenderScene, renderScenes } from './renders/scenes.ts';
import { storePicture } from './renders/store.ts';

// Renders every product in place and from close by: minutes for each on two cores. With names behind `--` it makes those
// (a product's code both, with `-close` or `-place` behind it one), with `--draft` small and grainy ones to look at the scene, which are kept apart.
const words = process.argv.slice(2);
const isDraft = words.includes('--draft');
const names = words.filter((word) => !word.startsWith('--'));
const pictures = isDraft
  ? join(tmpdir(), 'maathor-render-drafts')
  : join(import.meta.dirname, '../public/images/renders');

// Blender reckons with NumPy, which brings a program of its own by which it is known.
const problem = await ensurePrograms({
  programs: ['blender', 'ffmpeg', 'f2py3'],
  packages: ['blender', 'ffmpeg', 'python3-numpy'],
});
if (problem !== null) {
  console.error(`Blender, ffmpeg or NumPy ${problem}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'maathor-renders-'));
try {
  mkdirSync(pictures, { recursive: true });
  for (const scene of renderScenes(isDraft)) {
    const isAsked = names.includes(scene.code) || names.includes(`${scene.code}-${scene.view}`);
    if (names.length > 0 && !isAsked) continue;
    const picture = join(folder, 'picture.png');
    render(scene, picture);
    storePicture(picture, pictures, scene.code, scene.view);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function render(scene: RenderScene, file: string): void {
  const list = join(folder, 'scenes.json');
  writeFileSync(list, JSON.stringify([{ ...scene, file }]));
  const script = join(import.meta.dirname, 'renders/render.py');
  const { status, stdout, stderr } = spawnSync(
    'blender',
    ['-b', '--python-exit-code', '1', '-P', script, '--', list],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Blender: ${stdout}${stderr}`);
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from './debian.ts';
import { encode } from './ffmpeg.ts';
import { renderScenes } from './renders/scenes.ts';

// Renders every product in place and from close by: minutes for each on two cores. With a code behind `--` it makes those
// of one product, `-- --draft` small and grainy ones to look at the scene.
const root = join(import.meta.dirname, '..');
const pictures = join(root, 'public/images/renders');
const mostBytes = 90_000;

const words = process.argv.slice(2);
const isDraft = words.includes('--draft');
const codes = words.filter((word) => !word.startsWith('--'));

const problem = ensurePrograms(['blender', 'ffmpeg'], ['blender', 'ffmpeg']);
if (problem !== null) {
  console.error(`Blender or ffmpeg ${problem}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'maathor-renders-'));
try {
  mkdirSync(pictures, { recursive: true });
  for (const scene of renderScenes(isDraft)) {
    if (codes.length === 0 || codes.includes(scene.code)) await renderOne(scene);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function renderOne(scene: ReturnType<typeof renderScenes>[number]): Promise<void> {
  const name = `${scene.code}-${scene.view}`;
  const grainy = join(folder, `${name}.png`);
  const list = join(folder, 'scenes.json');
  writeFileSync(list, JSON.stringify([{ ...scene, file: grainy }]));
  const script = join(import.meta.dirname, 'renders/render.py');
  const { status, stdout } = spawnSync(
    'blender',
    ['-b', '-P', script, '--python-exit-code', '1', '--', list],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Blender: ${stdout}`);
  const file = join(pictures, `${name}.webp`);
  // The best quality that fits.
  for (const quality of [86, 80, 74, 68, 60, 50]) {
    encode(
      ['-i', grainy, '-vf', 'nlmeans=s=3:p=7:r=13', '-c:v', 'libwebp', '-quality', String(quality)],
      file,
    );
    if (statSync(file).size < mostBytes) break;
  }
  console.log(`${file}: ${statSync(file).size} bytes`);
}

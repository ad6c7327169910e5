import { build, isBuilt } from '../../scripts/build.ts';
import { benchCaches } from './caches.ts';
import { kept } from './kept.ts';

// `node bench/caches/some.ts 'the day of this minute' …` tells of these caches what `npm run bench` tells of all.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !kept.some((cache) => cache.name === name));
if (wanted.length === 0 || unknown.length > 0) {
  const told = [...unknown.map((name) => `There is no '${name}'.`), 'Name some of:'];
  console.error([...told, ...kept.map(({ name }) => `  ${name}`)].join('\n'));
  process.exit(1);
}
if (!isBuilt()) await build();
await benchCaches(kept.filter(({ name }) => wanted.includes(name)));

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', 'sources.sha256');
const sources = [
  'src/web',
  'src/domain',
  'src/text',
  'src/contract',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];

/** A build is skipped when the sources it was made from are unchanged, so that a later start takes seconds. */
export function isBuilt(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

export async function build(): Promise<void> {
  // Loaded only here: a start that finds everything built should not wait for it.
  const { build: viteBuild } = await import('vite');
  const made = fingerprint();
  const shopRunsIn = process.env['NODE_ENV'];
  // Otherwise JSX is compiled for React's development build, which is not the one that is bundled.
  process.env['NODE_ENV'] = 'production';
  await viteBuild({ root, logLevel: 'warn', build: { ssr: false } });
  await viteBuild({ root, logLevel: 'warn', mode: 'styles', build: { ssr: false } });
  await viteBuild({ root, logLevel: 'warn', build: { ssr: true, emptyOutDir: true } });
  if (shopRunsIn === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = shopRunsIn;
  await compress(join(root, 'dist', 'client'));
  writeFileSync(stamp, made);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}

async function compress(folder: string): Promise<void> {
  for (const file of filesUnder(folder)) {
    if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
    const content = readFileSync(file);
    const brotli = await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

if (import.meta.main) await build();

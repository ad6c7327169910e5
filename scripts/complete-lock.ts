// Run after `npm install` against a registry that does not hold every platform's build of a package: npm then leaves
// those builds out of the lock file, and `npm ci` refuses a lock file that does not name them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '..', 'package-lock.json');

type Entry = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'arm'];

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
const added: string[] = [];
for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    if (path === '' || isNamed(path, name, version) || !/^\d/.test(version)) continue;
    const place = nearestPlace(path, name);
    lock.packages[place] = {
      version,
      ...(owner.dev === true ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    };
    added.push(place);
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file was complete.' : `Added:\n${added.join('\n')}`);

function isNamed(path: string, name: string, version: string): boolean {
  return placesFrom(path, name).some((place) => lock.packages[place]?.version === version);
}

// Where Node would look for it, nearest first.
function placesFrom(path: string, name: string): readonly string[] {
  const parents = path.split('/node_modules/');
  return parents
    .map(
      (_, index) => `${parents.slice(0, parents.length - index).join('/node_modules/')}/node_modules/${name}`,
    )
    .concat(`node_modules/${name}`);
}

// Beside its owner, as npm places what only one package wants.
function nearestPlace(path: string, name: string): string {
  const owner = path.lastIndexOf('node_modules/');
  return `${path.slice(0, owner)}node_modules/${name}`;
}

function platformOf(name: string) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.includes('linux') && libc.length > 0 ? { libc } : {}),
  };
}

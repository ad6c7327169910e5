import { createHash } from 'node:crypto';
import { z } from 'zod';

const lockSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Packages = z.output<typeof lockSchema>['packages'];

/** CycloneDX 1.6 of a lock file. Without a time and with a number made of the lock, so that it is the same every time. */
export function billOfMaterials(lockText: string) {
  const { name, version, packages } = lockSchema.parse(JSON.parse(lockText));
  const own = `pkg:npm/${name}@${version}`;
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  const components = new Map(
    installed.map(([path, { version: of = '', ...entry }]) => {
      const reference = purl(nameOf(path), of);
      return [
        reference,
        {
          type: 'library',
          'bom-ref': reference,
          ...splitName(nameOf(path)),
          version: of,
          // What only tests and tools use is in no running shop.
          scope: entry.dev ? 'excluded' : entry.optional || entry.devOptional ? 'optional' : 'required',
          purl: reference,
          ...(entry.license !== undefined && { licenses: [{ expression: entry.license }] }),
          ...(entry.integrity !== undefined && { hashes: [hashOf(entry.integrity)] }),
        },
      ] as const;
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name, version, purl: own } },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: dependenciesOf(packages, own),
  };
}

function dependenciesOf(packages: Packages, own: string) {
  const needs = new Map<string, Set<string>>();
  for (const [path, entry] of Object.entries(packages)) {
    const reference = path === '' ? own : purl(nameOf(path), entry.version ?? '');
    const needed = needs.get(reference) ?? new Set<string>();
    for (const wanted of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = findFrom(packages, path, wanted);
      if (found !== null) needed.add(found);
    }
    needs.set(reference, needed);
  }
  return [...needs]
    .map(([ref, needed]) => ({ ref, dependsOn: [...needed].toSorted() }))
    .toSorted((a, b) => (a.ref < b.ref ? -1 : 1));
}

// As Node looks for it: beside, then higher up.
function findFrom(packages: Packages, path: string, wanted: string): string | null {
  for (let at = path; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = at === '' ? `node_modules/${wanted}` : `${at}/node_modules/${wanted}`;
    const found = packages[place];
    if (found !== undefined) return purl(wanted, found.version ?? '');
    if (at === '') return null;
  }
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

function splitName(name: string): { readonly group?: string; readonly name: string } {
  const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return scope === undefined || rest === undefined ? { name } : { group: scope, name: rest };
}

function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hashOf(integrity: string) {
  const [algorithm = '', value = ''] = integrity.split('-');
  const alg = algorithm.replace('sha', 'SHA-');
  return { alg, content: Buffer.from(value, 'base64').toString('hex') };
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

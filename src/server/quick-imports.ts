import { readFileSync } from 'node:fs';
import { type ResolveFnOutput, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node reads the package.json that a file belongs to again for every import, and Drizzle's is 180 KB beside hundreds of
// small files: two thirds of the time a start took. Within Drizzle and within the shop all files are ES modules that name
// each other in full, so there is nothing to look up; what the shop imports by name is the same from every file of it.
const isDrizzle = (url: string | undefined) => url?.includes('/node_modules/drizzle-orm/') ?? false;

const sources = new URL('../', import.meta.url).href;
const isOwn = (url: string | undefined) => url?.startsWith(sources) ?? false;

const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions, importAttributes } = context;
    if (specifier.startsWith('.')) {
      const format = formatOf(specifier, parentURL);
      if (format === null) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    }
    const isImport = conditions.includes('import') && Object.keys(importAttributes).length === 0;
    if (!isImport || !isOwn(parentURL)) return next(specifier, context);
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
  load: (url, context, next) =>
    url.endsWith('.js') && isDrizzle(url)
      ? { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});

function formatOf(specifier: string, parent: string | undefined): string | null {
  if (specifier.endsWith('.js') && isDrizzle(parent)) return 'module';
  return specifier.endsWith('.ts') && isOwn(parent) ? 'module-typescript' : null;
}

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Node reads a package's whole package.json again for every file it imports from it, and Drizzle's is 200 KB beside
// hundreds of small files: half of the time a start took. All of them are ES modules that name each other in full, so
// there is nothing to look up.
const isDrizzle = (url: string | undefined) => url?.includes('/node_modules/drizzle-orm/') ?? false;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && specifier.endsWith('.js') && isDrizzle(context.parentURL)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith('.js') && isDrizzle(url)
      ? { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});

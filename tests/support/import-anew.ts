import { registerHooks } from 'node:module';

const sources = ['src', 'scripts', 'tests'].map((room) => new URL(`../../${room}/`, import.meta.url).href);
const mark = '?anew';

type Ended = { readonly end: () => void };

/**
 * From here on what a test file imports is loaded anew, and all that is imported by that, with other modules in place of some:
 * addresses of what is replaced with those of what comes instead. A module that replaces another gets the real one by its usual name.
 */
export function importAnew(testFile: string, instead: ReadonlyMap<string, string>): Ended {
  const replacing = new Set(instead.values());
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const importer = context.parentURL ?? '';
      const isOurs = sources.some((room) => found.url.startsWith(room));
      if (!isOurs || !(importer === testFile || importer.endsWith(mark))) return found;
      const isReal = replacing.has(importer.replace(mark, ''));
      return { ...found, url: `${isReal ? found.url : (instead.get(found.url) ?? found.url)}${mark}` };
    },
  });
  return { end: () => hooks.deregister() };
}

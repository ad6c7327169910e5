import { globSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const root = join(import.meta.dirname, '..', '..');

type Wishes = {
  // Its socket, by which the browser hears of changes, has the address of the pages.
  readonly server: Server;
  // Where programs write, and nobody edits.
  readonly unwatched: readonly string[];
  // A source of what the server renders has changed.
  readonly onRendererChange: () => void;
};

export function openVite({ server, unwatched, onRendererChange }: Wishes): Promise<ViteDevServer> {
  return createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      // The fonts' package may be a link to elsewhere.
      fs: { allow: [root, realpathSync(join(root, 'node_modules', '@fontsource'))] },
      watch: { ignored: unwatched.map((folder) => `${folder}/**`) },
    },
    plugins: [
      {
        name: 'changes',
        hotUpdate({ modules }) {
          // Nothing imports what only the stylesheet below has asked for, and that makes the page load anew.
          if (this.environment.name === 'client')
            return modules.filter(({ url }) => !url.endsWith('?direct'));
          if (modules.length > 0) onRendererChange();
          return [];
        },
      },
    ],
  });
}

/** What is asked of the bundler: its own scripts, and sources by their path. */
export function isViteAddress(address: string): boolean {
  return /^\/(@|src\/|node_modules\/)/.test(address);
}

/** All styles in one file, as a page is given them in production: until the page's script has come they are all it has. */
export async function stylesheet(vite: ViteDevServer): Promise<string> {
  const first = ['fonts.css', 'tokens.css', 'global.css'].map((name) => join(root, 'src', 'web', name));
  const files = [...first, ...globSync(join(root, 'src/web/**/*.module.css')).sort()];
  const parts = await Promise.all(
    files.map((file) => vite.environments.client.transformRequest(`/${relative(root, file)}?direct`)),
  );
  return parts.map((part) => part?.code ?? '').join('\n');
}

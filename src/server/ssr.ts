import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets, RenderCartPreview, RenderPage } from '#contract/page.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

type Manifest = Readonly<Record<string, Built>>;

type Built = { readonly file: string; readonly imports?: readonly string[] };

/** What the web room gives to the server: how pages are rendered. */
export type Renderers = { readonly renderPage: RenderPage; readonly renderCartPreview: RenderCartPreview };

export type Web = Renderers & { readonly assets: PageAssets };

/** The one place that touches the built web room. */
export async function loadWeb(): Promise<Web> {
  const { renderPage, renderCartPreview }: Renderers = await import(join(dist, 'server', 'entry.server.js'));
  const assets = findAssets(readManifest('manifest.json'), readManifest('styles.json'));
  return { renderPage, renderCartPreview, assets };
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(dist, 'client', '.vite', name), 'utf8'));
}

function findAssets(scripts: Manifest, styles: Manifest): PageAssets {
  const files = Object.values(styles).map(({ file }) => `/${file}`);
  const stylesheet = files.find((file) => file.endsWith('.css'));
  const script = scripts['src/web/entry.client.ts'];
  if (stylesheet === undefined || script === undefined)
    throw new Error('The web build is incomplete: run npm run build');
  const fonts = files.filter((file) => /ibm-plex-sans-latin-\d+-normal.*\.woff2$/.test(file));
  return {
    stylesheet,
    fonts,
    script: `/${script.file}`,
    pageScripts: {
      cart: fileOf(scripts, 'src/web/entry.cart.ts'),
      checkout: fileOf(scripts, 'src/web/entry.checkout.ts'),
      invoices: fileOf(scripts, 'src/web/entry.invoices.ts'),
      look: fileOf(scripts, 'src/web/entry.look.ts'),
      office: fileOf(scripts, 'src/web/entry.office.ts'),
      passkeys: fileOf(scripts, 'src/web/entry.passkeys.ts'),
      quotes: fileOf(scripts, 'src/web/entry.quotes.ts'),
    },
    configurator: {
      narrow: filesOf(scripts, 'src/web/configurator/mobile/MobileConfigurator.tsx'),
      wide: filesOf(scripts, 'src/web/configurator/desktop/DesktopConfigurator.tsx'),
    },
  };
}

function fileOf(scripts: Manifest, source: string): string {
  const built = scripts[source];
  if (built === undefined) throw new Error(`The web build lacks ${source}: run npm run build`);
  return `/${built.file}`;
}

// With all that it imports, or a browser would hear of each layer only from the one before.
function filesOf(scripts: Manifest, source: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const built = scripts[name];
    if (built === undefined) throw new Error(`The web build lacks ${name}: run npm run build`);
    if (found.has(built.file)) return;
    found.add(built.file);
    built.imports?.forEach(add);
  };
  add(source);
  return [...found].map((file) => `/${file}`);
}

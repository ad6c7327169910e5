import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Two builds of one source: `vite build` for the browser, `vite build --ssr` for the server's renderer.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layerOrder()],
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rollupOptions: { input: 'src/web/entry.server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // One stylesheet for the whole shop: a page without script could not load a second one.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['src/web/entry.client.ts', 'src/web/entry.cart.ts', 'src/web/styles.ts'],
          // Otherwise the exports of styles.ts, and with them the styles of every page, are shaken off.
          preserveEntrySignatures: 'exports-only',
        },
      },
}));

// Styles reach the one stylesheet in an order of the bundler's making; which layer wins may not depend on it.
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer base,ui;${file.source}`;
      }
    },
  };
}

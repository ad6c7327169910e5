import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two builds of one source: `vite build` for the browser, `vite build --ssr` for the server's renderer.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
          input: ['src/web/entry.client.ts', 'src/web/styles.ts'],
          // Otherwise the exports of styles.ts, and with them the styles of every page, are shaken off.
          preserveEntrySignatures: 'exports-only',
        },
      },
}));

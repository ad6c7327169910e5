import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, findTestBrowser } from './scripts/chromium.ts';
import { componentShop } from './tests/support/component-shop-plugin.ts';

// Without JSX a file is read by Node as it is in the shop, a tenth quicker than by Vite's runner. What has to be replaced there is
// replaced by `import-anew.ts`, not by Vitest.
const asNodeReads = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    // One more than the smallest machine has cores: with two, a tenth of both was idle, for a test waits for its database.
    maxWorkers: 3,
    // A worker loads React, the catalogue and the server once, not once for every file: most of the time went there.
    // No test may lean on what another left behind; `--sequence.shuffle.tests` is how to look.
    isolate: false,
    // What decision 084 leaves to `npm run thorough`.
    tags: [{ name: 'thorough', description: 'tells again, at a price, what a test of every run tells' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,catalogue,text,contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.component.test.tsx'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // Those about the shop's own settings and tables load Drizzle too.
          execArgv: ['--import', './src/server/quick-imports.ts'],
          // Properties and rendered pictures take a second here, and ten where the machine is shared.
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), componentShop()],
        // Nothing changes while it is tested, and one request that goes wrong must not put a sheet over the page of every test after it.
        server: { hmr: false },
        // Found out one by one, they would load the page anew in the middle of a test.
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'zod',
            'zustand',
          ],
        },
        test: {
          name: 'component',
          // After those that need no browser, beside those that wait for a shop to start.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          include: ['src/web/**/*.component.test.tsx'],
          setupFiles: ['tests/support/quiet-console.ts', 'src/web/component-setup.ts'],
          // Where others have most of the machine a test of four seconds has taken forty, and prices of 200 rows more than ten.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Names and texts are found by a part of them, as in the stories.
            locators: { exact: false },
            provider: playwright({
              launchOptions: {
                executablePath: findTestBrowser() ?? '/usr/bin/chromium',
                args: [...browserArgs],
              },
              // Nobody waits for a movement that no test is about.
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'nl-NL',
                timezoneId: 'Europe/Amsterdam',
              },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 960 } }],
          },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/server/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          execArgv: [
            '--import',
            './src/server/quick-imports.ts',
            '--import',
            './tests/support/quick-drizzle.ts',
            '--import',
            './tests/support/use-known-passwords.ts',
          ],
          experimental: asNodeReads,
          // The longest take seconds; one that took one has taken twenty beside three other programs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'process',
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/support/stopped-shop.ts'],
          execArgv: ['--import', './src/server/quick-imports.ts'],
          experimental: asNodeReads,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Both cores of the smallest machine we test on; by itself Vitest leaves one of them idle.
    maxWorkers: 2,
    // A worker loads React, the catalogue and the server once, not once for every file: most of the time went there.
    // No test may lean on what another left behind; `--sequence.shuffle` is how to look.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,catalogue,text,contract,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          // Properties and rendered pictures take a second here, and ten where the machine is shared.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['src/server/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          execArgv: ['--import', './src/server/database/quick-drizzle.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});

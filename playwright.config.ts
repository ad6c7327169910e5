// A worker that asks the shop's own code for an order or a quote loads Drizzle: a third of what it takes to begin.
import './src/server/quick-imports.ts';
import { defineConfig } from '@playwright/test';
import { browserArgs, findTestBrowser } from './scripts/chromium.ts';
import { phoneScreen, wideScreen } from './tests/support/screens.ts';

const launchOptions = { executablePath: findTestBrowser() ?? '/usr/bin/chromium', args: [...browserArgs] };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // One more than the smallest machine has cores: a story often waits for the shop it is told of.
  workers: 3,
  forbidOnly: true,
  // A story is a dozen pages; on a busy machine each of them takes seconds, and that is no fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Set by the global setup; workers read this file again after it.
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions,
    // A button that is not there is told by its own name, long before the story's time is up.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // What is judged for contrast stands still: a page half-way through a movement is nobody's page.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  },
  projects: [
    // Stories of one variant of the configurator have no other width to be told at.
    {
      name: 'phone',
      testIgnore: '**/desktop-*.spec.ts',
      grepInvert: /@once|@seen-at-both-widths/,
      // A worker is of one width and begins with a browser of its own: one is enough for a dozen stories, beside two of the others.
      workers: 1,
      use: { viewport: phoneScreen, hasTouch: true, isMobile: true },
    },
    {
      name: 'wide',
      testIgnore: '**/mobile-*.spec.ts',
      use: { viewport: wideScreen },
    },
  ],
});

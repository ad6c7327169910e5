import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { clearPage } from './component-testing.tsx';

// Every resize is a way to the browser and back, and a page laid out anew.
beforeEach(async () => {
  if (innerWidth !== 1280 || innerHeight !== 960) await page.viewport(1280, 960);
});

afterEach(clearPage);

import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { clearPage } from './component-testing.tsx';

// Every resize is a way to the browser and back, and a page laid out anew.
beforeEach(async () => {
  if (!matchMedia('(width: 1280px) and (height: 960px)').matches) await page.viewport(1280, 960);
});

afterEach(clearPage);

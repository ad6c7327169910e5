import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { clearPage } from './component-testing.tsx';

// Every resize is a way to the browser and back, and a page laid out anew.
beforeEach(async () => {
  if (!matchMedia('(width: 1280px) and (height: 960px)').matches) await page.viewport(1280, 960);
});

afterEach(clearPage);

// What nobody looks at is laid out, but not drawn: it has a size, a place and colours, and takes the pointer.
if (navigator.userAgent.includes('Headless') && window.frameElement instanceof HTMLElement)
  window.frameElement.style.opacity = '0';

import type { Page } from '@playwright/test';

export type LoadedScripts = {
  readonly addresses: () => readonly string[];
  // As it comes over the line.
  readonly gzipBytes: () => Promise<number>;
};

/** What this page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url());
  });
  return {
    addresses: () => [...loaded],
    gzipBytes: async () => {
      const bodies = await Promise.all(
        [...loaded].map(async (url) => (await page.request.get(`${url}.gz`)).body()),
      );
      return bodies.reduce((sum, body) => sum + body.length, 0);
    },
  };
}

import type { Page } from '@playwright/test';

export type LoadedScripts = {
  readonly addresses: () => readonly string[];
  // As it comes over the line, but for what is left aside.
  readonly gzipBytes: (isAside?: (address: string) => boolean) => Promise<number>;
};

/** What this page loads from now on. */
export function watchScripts(page: Page): LoadedScripts {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url());
  });
  return {
    addresses: () => [...loaded],
    gzipBytes: async (isAside = () => false) => {
      const counted = [...loaded].filter((url) => !isAside(url));
      const bodies = await Promise.all(
        counted.map(async (url) => (await page.request.get(`${url}.gz`)).body()),
      );
      return bodies.reduce((sum, body) => sum + body.length, 0);
    },
  };
}

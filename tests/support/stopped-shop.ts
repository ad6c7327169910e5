import type { TestProject } from 'vitest/node';
import { launchShop, makeFolder, removeFolder } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stoppedShop: string;
  }
}

/** One first start for the whole run: every test that is not about it begins with a copy of what it made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeFolder();
  const shop = launchShop({ DATA_DIR: folder });
  await shop.opened;
  await shop.kill('SIGTERM');
  project.provide('stoppedShop', folder);
  return () => removeFolder(folder);
}

import type { TestProject } from 'vitest/node';
import { bundleShop, type Programs } from './bundled-shop.ts';
import { launchShop, makeFolder, removeFolder } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stoppedShop: string;
    programs: Programs;
  }
}

/** One first start for the whole run: every test that is not about it begins with a copy of what it made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { remove, ...programs } = await bundleShop();
  const folder = await makeFolder();
  const teardown = async () => {
    await removeFolder(folder);
    await remove();
  };
  const shop = launchShop({ DATA_DIR: folder }, { from: programs });
  try {
    await shop.opened;
  } catch (error) {
    await teardown();
    throw error;
  }
  await shop.kill('SIGTERM');
  project.provide('programs', programs);
  project.provide('stoppedShop', folder);
  return teardown;
}

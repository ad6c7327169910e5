import type { TestProject } from 'vitest/node';
import { bundleShop, type Programs } from './bundled-shop.ts';
import { launchShop, makeFolder, query, removeFolder, secretsQuery, statuses } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stoppedShop: string;
    /** What it answered and left behind, for the test that is about it. */
    firstStart: FirstStart;
    programs: Programs;
  }
}

type FirstStart = {
  readonly statuses: Awaited<ReturnType<typeof statuses>>;
  readonly secrets: readonly Record<string, unknown>[];
  readonly code: number | null;
  readonly stderr: string;
};

/** One first start for the whole run: every test that is not about it begins with a copy of what it made. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { remove, ...programs } = await bundleShop();
  const folder = await makeFolder();
  const teardown = async () => {
    removeFolder(folder);
    await remove();
  };
  const shop = launchShop({ DATA_DIR: folder }, { from: programs });
  try {
    const found = { statuses: await statuses(await shop.opened), secrets: await query(folder, secretsQuery) };
    const { code, stderr } = await shop.kill('SIGTERM');
    project.provide('firstStart', { ...found, code, stderr });
  } catch (error) {
    await shop.kill('SIGTERM');
    await teardown();
    throw error;
  }
  project.provide('programs', programs);
  project.provide('stoppedShop', folder);
  return teardown;
}

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isRunning, temporaryFolder } from '#tests/support/shop-process.ts';
import { openCluster } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { startEmbedded } from './embedded.ts';
import { findOrStartPostmaster, stopPostmaster } from './postmaster.ts';
import { findServerFiles } from './server-files.ts';

it('R15.3 what a killed restore left, its PostgreSQL too, is gone once the shop is started', async () => {
  const data = await temporaryFolder();
  const left = join(data, 'herstel-123');
  const ownersFolder = join(data, 'herstel-van-karin');
  await mkdir(ownersFolder);
  const folder = await openDataFolder(left);
  const files = await findServerFiles(folder.identity, folder.path);
  const cluster = await openCluster(folder, files, false);
  const survivor = await findOrStartPostmaster(folder, cluster, files, { isDurable: false, connections: 0 });
  onTestFinished(() => stopPostmaster(survivor));
  const shop = await startEmbedded(data, { isDurable: false });
  onTestFinished(shop.stop);
  expect(await isRunning(survivor.pid)).toBe(false);
  expect([existsSync(left), existsSync(ownersFolder)]).toEqual([false, true]);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { isRunning, temporaryFolder } from '#tests/support/shop-process.ts';
import { openCluster } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { findOrStartPostmaster, stopPostmaster } from './postmaster.ts';
import { findServerFiles } from './server-files.ts';

it('R15.1 has room for the connections of all processes, also when one is found running that has not', async () => {
  const folder = await openDataFolder(await temporaryFolder());
  const files = await findServerFiles(folder.identity, folder.path);
  const cluster = await openCluster(folder, files, false);
  const find = (connections: number) =>
    findOrStartPostmaster(folder, cluster, files, { isDurable: false, connections });
  const first = await find(11);
  onTestFinished(() => stopPostmaster(first));
  expect((await find(44)).pid).toBe(first.pid);
  const second = await find(16 * 11);
  onTestFinished(() => stopPostmaster(second));
  expect(await isRunning(first.pid)).toBe(false);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(second.pid)]);
  expect(stdout).toContain('max_connections=206');
  expect((await find(11)).pid).toBe(second.pid);
});

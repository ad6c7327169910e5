import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { findCluster } from '../database/embedded/cluster.ts';
import { openDataFolder } from '../database/embedded/data-folder.ts';
import { stopSurvivor } from '../database/embedded/postmaster.ts';
import { connectPool } from '../database/open.ts';
import { examine, readContents } from './inspect.ts';
import { unpackCluster, whileRunning } from './restore-cluster.ts';
import type { Checked } from './source.ts';

const prefix = 'proef-';
const dayMs = 86_400_000;

/**
 * A backup is known to be good when it has been restored: beside the data, on a PostgreSQL of its own that looks through every
 * table and index, and that adds up the books. Null where the disk has no room for a second copy.
 */
export async function tryRestore(
  file: string,
  secret: string | null,
  dataDir: string,
  bytes: number,
): Promise<Checked | null> {
  const { path } = await openDataFolder(dataDir);
  await removeOldTrials(path);
  const { bavail, bsize } = await statfs(path);
  // The shop works on that disk too: a full one stops it.
  if (bavail * bsize < bytes * 1.3 + 512 * 2 ** 20) return null;
  const folder = await unpackCluster(file, secret, join(path, `${prefix}${process.pid}`));
  try {
    return await whileRunning(folder, false, async ({ connection, superuser }) => {
      if (superuser === null) throw new Error('the trial is not our own');
      const { database, pool } = connectPool(
        { ...connection, statement_timeout: 0, max: 1 },
        () => undefined,
      );
      try {
        const contents = await readContents(pool);
        const { differenceCount } = await checkLedger(database);
        return { ...(await examine(superuser)), contents, ledgerDifferences: differenceCount };
      } finally {
        await pool.end();
      }
    });
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

async function removeOldTrials(path: string): Promise<void> {
  const names = (await readdir(path)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const trial = join(path, name);
    if (Date.now() - (await stat(trial)).mtimeMs < dayMs) continue;
    const folder = await openDataFolder(trial);
    const cluster = await findCluster(folder);
    if (cluster !== null) await stopSurvivor(folder, cluster);
    await rm(trial, { recursive: true, force: true });
  }
}

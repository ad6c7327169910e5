import { rm } from 'node:fs/promises';
import { checkLedger } from '../bookkeeping/check-ledger.ts';
import { openDataFolder } from '../database/embedded/data-folder.ts';
import { besideData, removeLeftovers } from '../database/embedded/leftovers.ts';
import { connectPool } from '../database/open.ts';
import { examine, readContents } from './inspect.ts';
import { unpackCluster, whileRunning } from './restore-cluster.ts';
import { freeBytes, neededFor, reserveOf } from './room.ts';
import type { Checked } from './source.ts';

/**
 * A backup is known to be good when it has been restored: beside the data, on a PostgreSQL of its own that looks through every
 * table and index, and that adds up the books. Null where the disk has no room for a second copy.
 */
export async function tryRestore(
  file: string,
  secret: string | null,
  dataDir: string,
  bytes: number,
  signal: AbortSignal,
): Promise<Checked | null> {
  const { path } = await openDataFolder(dataDir);
  await removeLeftovers(path, 'proef');
  if ((await freeBytes(path)) < neededFor(bytes) + (await reserveOf(path, path))) return null;
  const folder = await unpackCluster(file, secret, besideData(path, 'proef'), signal);
  try {
    return await whileRunning(folder, false, signal, async ({ connection, superuser }) => {
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

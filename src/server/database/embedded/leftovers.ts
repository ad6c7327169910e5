import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findCluster } from './cluster.ts';
import { openDataFolder } from './data-folder.ts';
import { stopSurvivor } from './postmaster.ts';

/** Where a backup is tried, and where one that comes back is put together: beside the data, by the number of the process. */
export function besideData(path: string, kind: 'proef' | 'herstel'): string {
  return join(path, `${kind}-${process.pid}`);
}

/**
 * What a killed process left, with the PostgreSQL that outlived it. For who is alone at this, by a lock that went with that
 * process: whatever is there is nobody's.
 */
export async function removeLeftovers(path: string, kind: 'proef' | 'herstel'): Promise<void> {
  // Only by a number: what else an owner puts beside the data is theirs.
  const names = (await readdir(path)).filter(
    (name) => name.startsWith(`${kind}-`) && /^\d+$/.test(name.slice(kind.length + 1)),
  );
  for (const name of names) {
    const folder = await openDataFolder(join(path, name));
    const cluster = await findCluster(folder);
    if (cluster !== null) await stopSurvivor(folder, cluster);
    await rm(folder.path, { recursive: true, force: true });
  }
}

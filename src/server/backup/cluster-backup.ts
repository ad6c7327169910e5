import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { backupTexts as texts } from '#text/staff/backup.ts';
import { placesIn } from '../database/embedded/cluster.ts';
import type { RunningCluster } from '../database/embedded/embedded.ts';
import { CommandProblem } from '../errors.ts';
import { type Entry, noChunks } from './archive/entries.ts';
import { clusterFiles, fileEntry } from './cluster-files.ts';

/** The folder of the cluster within a backup, beside its superuser's password. */
export const dataName = 'data';
export const passwordName = 'password';

/**
 * R15.3: the files of a PostgreSQL that goes on working, by its own functions for it. They are copied over a stretch of time
 * and are of no single moment; the log of that stretch, which comes last, makes them of the moment at its end. One session
 * from beginning to end: with it, whatever becomes of us, the backup is given up and the log is kept no longer.
 */
export async function* clusterEntries(session: Client, { cluster }: RunningCluster): AsyncGenerator<Entry> {
  // Keeps the log from being thrown away while we copy, and is gone with the session.
  await session.query(
    "select pg_create_physical_replication_slot('maathor_backup_' || pg_backend_pid(), true, true)",
  );
  const first = await oneRow<{ segment: string }>(
    session,
    "select pg_walfile_name(pg_backup_start('maathor', fast => true)) as segment",
  );
  yield { path: dataName, isFolder: true, chunks: noChunks() };
  yield* clusterFiles(cluster.data, dataName);
  const { segment: last, label } = await oneRow<{ segment: string; label: string }>(
    session,
    // Nobody archives the log: it is here, below.
    'select pg_walfile_name(lsn) as segment, labelfile as label from pg_backup_stop(wait_for_archive => false)',
  );
  yield textEntry(`${dataName}/backup_label`, label);
  yield* logFiles(join(cluster.data, 'pg_wal'), first.segment, last);
  yield fileEntry(placesIn(join(cluster.data, '..')).passwordFile, passwordName);
}

// The names of segments are in their order. One that is missing was thrown away in spite of us.
async function* logFiles(folder: string, first: string, last: string): AsyncGenerator<Entry> {
  const names = (await readdir(folder)).filter(
    (name) => /^[\dA-F]{24}$/.test(name) && name >= first && name <= last,
  );
  const known = names.toSorted();
  if (known[0] !== first || known.at(-1) !== last) throw new CommandProblem(texts.logGone);
  for (const name of known) {
    // A file that vanishes now would be an empty one in the backup.
    await (await open(join(folder, name), 'r')).close();
    yield fileEntry(join(folder, name), `${dataName}/pg_wal/${name}`);
  }
}

function textEntry(path: string, text: string): Entry {
  async function* chunks() {
    yield Buffer.from(text);
  }
  return { path, isFolder: false, chunks: chunks() };
}

async function oneRow<Row extends object>(session: Client, statement: string): Promise<Row> {
  const { rows } = await session.query<Row>(statement);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL said nothing');
  return row;
}

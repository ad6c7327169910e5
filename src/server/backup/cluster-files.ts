import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, noChunks } from './archive/entries.ts';

// Folders that must be there and are of no use to another postmaster: PostgreSQL's manual, 'Making a base backup using the low
// level API'. The log itself (pg_wal) comes afterwards, as much of it as is needed.
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];

// Of the running postmaster, of an earlier backup, or made anew at every start; tables that are gone with their session.
const skipped =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|backup_manifest.*|current_logfiles|.*\.tmp|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d.*)$/;

const chunkBytes = 256 * 1024;
const pageBytes = 8192;

/** In the order of the folder, but for the control file, which tells how far the others are. */
export async function* clusterFiles(data: string, name: string): AsyncGenerator<Entry> {
  yield* filesIn(data, name, '');
  yield fileEntry(join(data, controlFile), `${name}/${controlFile}`);
}

const controlFile = 'global/pg_control';

async function* filesIn(data: string, name: string, below: string): AsyncGenerator<Entry> {
  const found = await readdir(join(data, below), { withFileTypes: true }).catch(whenGone);
  for (const entry of (found ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (skipped.test(entry.name) || path === controlFile) continue;
    // The shop makes no tablespaces, and what a link leads to would be missing.
    if (entry.isSymbolicLink()) throw new Error(`${path} is a link, which is not backed up`);
    if (entry.isDirectory()) {
      yield { path: `${name}/${path}`, isFolder: true, chunks: noChunks() };
      if (!emptied.includes(path)) yield* filesIn(data, name, path);
    } else if (entry.isFile()) yield fileEntry(join(data, path), `${name}/${path}`);
  }
}

export function fileEntry(file: string, path: string): Entry {
  return { path, isFolder: false, chunks: chunksOf(file) };
}

// A table that was dropped meanwhile is dropped in the log too, and its file may be empty or missing.
async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r').catch(whenGone);
  if (handle === null) return;
  try {
    // Most of two thousand files are a page or two: a whole chunk for each would be a gigabyte to clear away.
    const most = Math.min(chunkBytes, Math.max(pageBytes, (await handle.stat()).size));
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(most), 0, most, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

function whenGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

import { chown, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { placesIn } from '../database/embedded/cluster.ts';
import { type DataFolder, openDataFolder } from '../database/embedded/data-folder.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded/embedded.ts';
import { readPidFile } from '../database/embedded/pid-file.ts';
import { readArchive } from './archive/archive.ts';

/** A data folder made of a backup, checked file by file; whatever is wrong with it, the folder is removed again. */
export async function unpackCluster(
  file: string,
  secret: string | null,
  asked: string,
  signal: AbortSignal,
): Promise<DataFolder> {
  const folder = await openDataFolder(asked);
  try {
    const { sockets } = placesIn(folder.cluster);
    await mkdir(folder.cluster, { mode: 0o700 });
    await mkdir(sockets, { mode: 0o700 });
    const made = [folder.cluster, sockets];
    for await (const { path, isFolder, chunks } of readArchive(file, secret)) {
      const target = join(folder.cluster, path);
      if (isFolder) await mkdir(target, { mode: 0o700 });
      else await writeChunks(target, chunks, signal);
      made.push(target);
    }
    const { identity } = folder;
    if (identity !== null) for (const path of made) await chown(path, identity.uid, identity.gid);
    return folder;
  } catch (error) {
    await rm(folder.path, { recursive: true, force: true });
    throw error;
  }
}

async function writeChunks(
  target: string,
  chunks: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<void> {
  const handle = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
}

/** PostgreSQL on a folder that was just made: it puts the log on top of the files, which proves that they belong together. */
export async function whileRunning<T>(
  { path }: DataFolder,
  isDurable: boolean,
  signal: AbortSignal,
  work: (postgres: EmbeddedPostgres) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbedded(path, { isDurable });
  const running = await readPidFile(join(path, 'postgres', 'data'));
  // It outlives the process that started it, were that interrupted.
  const kill = () => {
    if (running !== null) process.kill(running.pid, 'SIGQUIT');
  };
  process.once('exit', kill);
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= postgres.stop();
    return stopping;
  };
  // Whatever it is asked meanwhile fails with it, however long that would have taken.
  const interrupt = () => void stop().catch(() => undefined);
  signal.addEventListener('abort', interrupt);
  try {
    signal.throwIfAborted();
    return await work(postgres);
  } finally {
    signal.removeEventListener('abort', interrupt);
    await stop();
    process.off('exit', kill);
  }
}

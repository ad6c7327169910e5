import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Actor } from '#domain/logbook/entry.ts';
import { restoreTexts as texts } from '#text/staff/backup.ts';
import { asidePrefix, findCluster, sync } from '../database/embedded/cluster.ts';
import { type DataFolder, openDataFolder } from '../database/embedded/data-folder.ts';
import { FolderInUse, lockFolder } from '../database/embedded/folder-lock.ts';
import { besideData, removeLeftovers } from '../database/embedded/leftovers.ts';
import { stopSurvivor } from '../database/embedded/postmaster.ts';
import { bundledMajor } from '../database/embedded/server-files.ts';
import { connectPool } from '../database/open.ts';
import { CommandProblem } from '../errors.ts';
import { afterRestore } from './after-restore.ts';
import { type About, readAbout } from './archive/archive.ts';
import { onDiskOf } from './full-disk.ts';
import type { Contents } from './inspect.ts';
import { unpackCluster, whileRunning } from './restore-cluster.ts';

export type Restored = {
  readonly madeAt: Date;
  readonly contents: Contents;
  readonly place: string;
  // Where what was there before is now.
  readonly aside: string | null;
  readonly tookMs: number;
};

type Wish = {
  readonly secret: string | null;
  readonly folder: string;
  readonly replaces: boolean;
  readonly signal: AbortSignal;
};
type Who = { readonly actor: Actor; readonly now: () => Date };

/**
 * R15.3: beside what is there, checked, started once, and only then in its place, by a change of names. What was there before
 * is put aside and removed by nobody but its owner.
 */
export async function restoreCluster(file: string, about: About, wish: Wish, who: Who): Promise<Restored> {
  const begun = performance.now();
  await refuseOther(about);
  const folder = await openDataFolder(wish.folder);
  const unlock = await lockBoth(folder);
  try {
    const isThere = (await readdir(folder.path)).includes(basename(folder.cluster));
    if (isThere && !wish.replaces) throw new CommandProblem(texts.dataThere(folder.path));
    const madeAt = new Date(about.madeAt);
    await removeLeftovers(folder.path, 'herstel');
    const draft = await unpackCluster(file, wish.secret, besideData(folder.path, 'herstel'), wish.signal);
    try {
      const contents = await whileRunning(draft, true, wish.signal, async ({ connection }) => {
        const { pool } = connectPool({ ...connection, max: 2, statement_timeout: 0 }, () => undefined);
        try {
          return await afterRestore(pool, { file, madeAt, actor: who.actor, now: who.now() });
        } finally {
          await pool.end();
        }
      });
      wish.signal.throwIfAborted();
      const aside = isThere ? await putAside(folder, who.now()) : null;
      await rename(draft.cluster, folder.cluster);
      await sync(folder.path);
      return { madeAt, contents, place: folder.path, aside, tookMs: performance.now() - begun };
    } finally {
      await rm(draft.path, { recursive: true, force: true });
    }
  } catch (error) {
    if (wish.signal.aborted) throw new CommandProblem(texts.interrupted);
    return onDiskOf(folder.path)(error);
  } finally {
    await unlock();
  }
}

/** What the file says of itself, told as a problem of the owner's where it cannot be read. */
export function openBackup(file: string): Promise<About> {
  return readAbout(file).catch(unread(file));
}

function unread(file: string) {
  return (error: unknown) => {
    if (error instanceof CommandProblem) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CommandProblem(texts.fileUnread(file, code));
  };
}

async function refuseOther({ kind, platform, postgres }: About): Promise<void> {
  const here = `${process.platform}-${process.arch}`;
  if (kind !== 'cluster') throw new CommandProblem(texts.isDump);
  if (platform !== here) throw new CommandProblem(texts.otherMachine(platform, here));
  const major = await bundledMajor();
  if (postgres !== major) throw new CommandProblem(texts.otherVersion(postgres, major));
}

async function lockBoth({ path }: DataFolder): Promise<() => Promise<void>> {
  const ofCommands = await lockFolder(path, 'command');
  try {
    const ofShop = await lockFolder(path);
    return async () => {
      await ofShop();
      await ofCommands();
    };
  } catch (error) {
    await ofCommands();
    throw error instanceof FolderInUse ? new CommandProblem(texts.shopRuns(path)) : error;
  }
}

async function putAside(folder: DataFolder, now: Date): Promise<string> {
  const cluster = await findCluster(folder);
  if (cluster !== null) await stopSurvivor(folder, cluster);
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const aside = join(folder.path, `${asidePrefix(folder)}${stamp}`);
  await rename(folder.cluster, aside);
  return aside;
}

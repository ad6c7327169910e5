import { createHash } from 'node:crypto';
import { chmod, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartProblem } from '../../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { canEnter, findIdentity, type Identity } from './identity.ts';

export type DataFolder = {
  readonly path: string;
  readonly identity: Identity;
  // Where the cluster stands inside the data folder.
  readonly cluster: string;
};

const systemFolder = '/var/lib/maathor';

export async function openDataFolder(asked: string): Promise<DataFolder> {
  await makeWritable(asked);
  const wanted = await locate(asked);
  if ((await canEnter(wanted.identity, asked)) || (await letThrough(wanted))) return wanted;
  const moved = join(systemFolder, nameFor(asked));
  await makeWritable(systemFolder);
  await makeWritable(moved);
  const other = await locate(moved);
  if (await canEnter(other.identity, moved)) return other;
  throw new StartProblem(
    `The database's user can enter neither ${asked} nor ${moved}: set DATA_DIR to a folder that every user can enter.`,
  );
}

async function locate(path: string): Promise<DataFolder> {
  const cluster = join(path, 'postgres');
  return { path, cluster, identity: await findIdentity(cluster) };
}

// The data folder is the shop's own to open, were it made by mktemp; the folders above it are not.
async function letThrough({ path, identity }: DataFolder): Promise<boolean> {
  const { mode } = await stat(path);
  await chmod(path, (mode & 0o777) | 0o011);
  if (await canEnter(identity, path)) return true;
  await chmod(path, mode & 0o777);
  return false;
}

// Two shops of root must not find each other's data, so the place is named after the folder that was asked for.
function nameFor(asked: string): string {
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 8);
  const name = basename(dirname(asked)).replace(/[^\w-]/g, '') || 'root';
  return `${name}-${hash}`;
}

async function makeWritable(folder: string): Promise<void> {
  try {
    // Whatever the umask: the database's user has to pass through, though not to look around.
    if (await makeFolder(folder)) await chmod(folder, 0o711);
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartProblem(
      `Cannot write to the data folder ${folder} (${reasonOf(error)}): set DATA_DIR to a folder the shop may write to.`,
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

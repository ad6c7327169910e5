import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartProblem } from '../../errors.ts';
import type { DataFolder } from './data-folder.ts';
import { type Identity, runAs } from './identity.ts';
import type { ServerFiles } from './server-files.ts';

export const superuser = 'maathor';

export type Cluster = {
  // PostgreSQL's own folder.
  readonly data: string;
  readonly sockets: string;
  // Of the superuser, and what it becomes where a start was cut off in the middle of changing it.
  readonly password: string;
  readonly nextPassword: string | null;
  readonly shopPassword: string;
};

export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

export async function openCluster(
  folder: DataFolder,
  files: ServerFiles,
  isDurable: boolean,
): Promise<Cluster> {
  const found = await readdir(folder.path);
  if (!found.includes(basename(folder.cluster))) {
    const aside = found.find((name) => name.startsWith(asidePrefix(folder)));
    if (aside !== undefined) throw cutOff(folder, aside);
    await initialise(folder, files, isDurable);
  }
  // R15.5: what opens it lasts as long as one start.
  await writePassword(placesIn(folder.cluster).shopPasswordFile, folder.identity);
  const cluster = await findCluster(folder);
  if (cluster === null) throw new StartProblem(`There is no password in ${folder.cluster}.`);
  return cluster;
}

/** The cluster that another process has opened; null as long as it is being made. */
export async function findCluster(folder: DataFolder): Promise<Cluster | null> {
  const { data, sockets, passwordFile, nextPasswordFile, shopPasswordFile } = placesIn(folder.cluster);
  const [password = null, nextPassword = null, shopPassword = null] = await Promise.all(
    [passwordFile, nextPasswordFile, shopPasswordFile].map((file) =>
      readFile(file, 'utf8').catch(() => null),
    ),
  );
  if (password === null || shopPassword === null) return null;
  return { data, sockets, password, nextPassword, shopPassword };
}

/** The next password of the superuser, on disk before it is true: a start that is cut off must not lock us out. */
export async function writeNextPassword(folder: DataFolder): Promise<string> {
  const { nextPasswordFile } = placesIn(folder.cluster);
  const password = await writePassword(nextPasswordFile, folder.identity);
  await sync(folder.cluster);
  return password;
}

/** It is true now. */
export async function takeNextPassword(folder: DataFolder): Promise<void> {
  const { passwordFile, nextPasswordFile } = placesIn(folder.cluster);
  await rename(nextPasswordFile, passwordFile);
  await sync(folder.cluster);
}

/** How a cluster is called that a restored one has taken the place of. */
export function asidePrefix({ cluster }: DataFolder): string {
  return `${basename(cluster)}.voor-herstel-`;
}

// Between the one that was put aside and the one that comes: an empty database would look like the loss of everything.
function cutOff({ path }: DataFolder, aside: string): StartProblem {
  return new StartProblem(
    `A restore was cut off: run "npm run shop -- herstel" again, or give ${aside} in ${path} back its name, postgres.`,
  );
}

export function placesIn(cluster: string) {
  return {
    data: join(cluster, 'data'),
    sockets: join(cluster, 'sockets'),
    passwordFile: join(cluster, 'password'),
    nextPasswordFile: join(cluster, 'password-next'),
    shopPasswordFile: join(cluster, 'shop-password'),
  };
}

// Built under another name and renamed when whole: a shop killed half-way starts again with a clean sheet.
async function initialise(folder: DataFolder, files: ServerFiles, isDurable: boolean): Promise<void> {
  await removeDrafts(folder);
  const draft = `${folder.cluster}.new-${process.pid}`;
  const { data, sockets, passwordFile } = placesIn(draft);
  for (const path of [draft, sockets]) await makePrivate(path, folder.identity);
  await writePassword(passwordFile, folder.identity);
  const result = await runAs(folder.identity, files.initdb, [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of words on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  if (result.code !== 0) {
    const reason =
      /^initdb: (?:error: )?(.*)$/m.exec(result.output)?.[1] ?? result.refusal ?? 'it was interrupted';
    throw new StartProblem(`PostgreSQL could not make a database in ${folder.path}: ${reason}`);
  }
  await rename(draft, folder.cluster);
  await sync(folder.path);
}

// Whole or not at all: a command may be reading it.
async function writePassword(file: string, identity: Identity): Promise<string> {
  const password = randomBytes(32).toString('base64url');
  await writeFile(`${file}.new`, password, { mode: 0o600, flush: true });
  await give(`${file}.new`, identity);
  await rename(`${file}.new`, file);
  return password;
}

// The initdb of a shop that was killed may live a little longer and go on writing.
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const;

async function removeDrafts(folder: DataFolder): Promise<void> {
  const prefix = `${basename(folder.cluster)}.new-`;
  const drafts = (await readdir(folder.path)).filter((name) => name.startsWith(prefix));
  await Promise.all(drafts.map((name) => rm(join(folder.path, name), removal)));
}

export async function makePrivate(path: string, identity: Identity): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  await give(path, identity);
}

export async function give(path: string, identity: Identity): Promise<void> {
  if (identity !== null) await chown(path, identity.uid, identity.gid);
}

export async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

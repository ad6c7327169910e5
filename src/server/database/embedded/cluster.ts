import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
  // Of the superuser.
  readonly password: string;
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
  const { data, sockets, passwordFile, shopPasswordFile } = placesIn(folder.cluster);
  // A cluster of before the shop had a role of its own.
  await stat(shopPasswordFile).catch(() => writePassword(shopPasswordFile, folder.identity));
  const password = await readFile(passwordFile, 'utf8');
  return { data, sockets, password, shopPassword: await readFile(shopPasswordFile, 'utf8') };
}

/** The cluster that another process has opened; null as long as it is being made. */
export async function findCluster(folder: DataFolder): Promise<Cluster | null> {
  const { data, sockets, passwordFile, shopPasswordFile } = placesIn(folder.cluster);
  const [password, shopPassword] = await Promise.all(
    [passwordFile, shopPasswordFile].map((file) => readFile(file, 'utf8').catch(() => null)),
  );
  return password == null || shopPassword == null ? null : { data, sockets, password, shopPassword };
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
    shopPasswordFile: join(cluster, 'shop-password'),
  };
}

// Built under another name and renamed when whole: a shop killed half-way starts again with a clean sheet.
async function initialise(folder: DataFolder, files: ServerFiles, isDurable: boolean): Promise<void> {
  await removeDrafts(folder);
  const draft = `${folder.cluster}.new-${process.pid}`;
  const { data, sockets, passwordFile, shopPasswordFile } = placesIn(draft);
  for (const path of [draft, sockets]) await makePrivate(path, folder.identity);
  for (const file of [passwordFile, shopPasswordFile]) await writePassword(file, folder.identity);
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

async function writePassword(file: string, identity: Identity): Promise<void> {
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await give(file, identity);
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

import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '../../errors.ts';
import {
  type Cluster,
  type Connection,
  findCluster,
  openCluster,
  superuser,
  takeNextPassword,
  writeNextPassword,
} from './cluster.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { FolderInUse, isShopRunning, lockFolder } from './folder-lock.ts';
import { hastenStops } from './hasten-stops.ts';
import { removeLeftovers } from './leftovers.ts';
import { readPidFile } from './pid-file.ts';
import { findOrStartPostmaster } from './postmaster.ts';
import { findServerFiles } from './server-files.ts';
import { setUpRoles, shopRole } from './shop-role.ts';
import { type OnTrouble, supervise } from './supervise.ts';

export type EmbeddedPostgres = {
  // Not always the folder that was asked for: see openDataFolder.
  readonly folder: string;
  readonly connection: Connection;
  // For setting up; null where somebody else has done that.
  readonly superuser: Connection | null;
  readonly stop: () => Promise<void>;
};

type Options = {
  // False for tests: faster, and nothing to lose.
  readonly isDurable?: boolean;
  // How many the shop's processes open together.
  readonly connections?: number;
  readonly onTrouble?: OnTrouble;
};

const shopDatabase = 'maathor';
const maxWaitMs = 120_000;

// Not yet open, or just closed.
const passingErrors = ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'];

const wrongPassword = '28P01';

/**
 * A PostgreSQL of the shop's own in `asked`: made at the first start, adopted when a killed shop left it running,
 * started again when it dies, stopped with the shop.
 */
export async function startEmbedded(asked: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { isDurable = true, connections = 0, onTrouble = () => undefined } = options;
  const folder = await openDataFolder(asked);
  const onWait = (command: string) =>
    onTrouble(`A command (process ${command}) has the database: the shop opens when it is done`);
  const undo = [await lockFolder(folder.path, 'shop', onWait)];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const files = await findServerFiles(folder.identity, folder.path);
    const cluster = await openCluster(folder, files, isDurable);
    // A restore that was killed has gone, or we would not have its lock; what it had at work need not wait for the next one.
    await removeLeftovers(folder.path, 'herstel').catch((error: unknown) => onTrouble(String(error)));
    const supervisor = await supervise(
      () => findOrStartPostmaster(folder, cluster, files, { isDurable, connections }),
      onTrouble,
    );
    const stopHastening = hastenStops(cluster);
    undo.push(supervisor.stop, async () => stopHastening());
    const { sockets, port } = supervisor.postmaster;
    const place = { host: sockets, port, database: shopDatabase };
    const former = await ensureDatabase(
      [cluster.password, cluster.nextPassword ?? []]
        .flat()
        .map((password) => ({ ...place, user: superuser, password })),
    );
    // Were this start cut off as well, the one that is true would be gone.
    if (former.password === cluster.nextPassword) await takeNextPassword(folder);
    const asSuperuser = { ...former, password: await writeNextPassword(folder) };
    await setUpRoles(former, asSuperuser.password, cluster.shopPassword);
    await takeNextPassword(folder);
    const connection = { ...place, user: shopRole, password: cluster.shopPassword };
    return { folder: folder.path, connection, superuser: asSuperuser, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * For a command beside the shop: the PostgreSQL of the shop that is running on the folder, which is left running, or
 * else one of its own for as long as the command takes.
 */
export async function joinEmbedded(asked: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const folder = await openDataFolder(asked);
  // A command that started PostgreSQL also stops it: another one that had joined would lose it half-way.
  const unlock = await lockFolder(folder.path, 'command');
  try {
    for (;;) {
      const connection = await findConnection(folder);
      if (connection !== null) {
        // Who holds the lock of the shop is no command, or it would hold this one too: its PostgreSQL stays, and nobody need
        // wait for a command that takes minutes, as a backup does.
        await unlock();
        return { folder: folder.path, connection, superuser: null, stop: () => Promise.resolve() };
      }
      const own = await startUnlessRunning(asked, options);
      if (own === null) continue;
      const stop = async () => {
        await own.stop();
        await unlock();
      };
      return { ...own, stop };
    }
  } catch (error) {
    await unlock();
    throw error;
  }
}

export type RunningCluster = { readonly cluster: Cluster; readonly superuser: Connection };

/** The one that runs on the folder, with what only the machine's owner may do with it; null when none does. */
export async function findRunningCluster(asked: string): Promise<RunningCluster | null> {
  const cluster = await findCluster(await openDataFolder(asked));
  const running = cluster === null ? null : await readPidFile(cluster.data);
  if (cluster === null || running === null) return null;
  const place = { host: running.sockets, port: running.port, database: shopDatabase };
  return { cluster, superuser: { ...place, user: superuser, password: cluster.password } };
}

async function startUnlessRunning(asked: string, options: Options): Promise<EmbeddedPostgres | null> {
  try {
    return await startEmbedded(asked, options);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}

// Null when no shop runs there, or it stops while we wait for it.
async function findConnection(folder: DataFolder): Promise<Connection | null> {
  const deadline = performance.now() + maxWaitMs;
  while (await isShopRunning(folder.path)) {
    const cluster = await findCluster(folder);
    const running = cluster === null ? null : await readPidFile(cluster.data);
    if (cluster !== null && running !== null) {
      const login = {
        host: running.sockets,
        port: running.port,
        user: shopRole,
        password: cluster.shopPassword,
      };
      const connection = { ...login, database: shopDatabase };
      const code = await connectionError(connection);
      if (code === null) return connection;
      // The shop makes its database and its role a moment after its server.
      if (![...passingErrors, '3D000', '28000', wrongPassword].includes(code) || performance.now() > deadline)
        throw closed(code);
    }
    if (performance.now() > deadline) throw closed('not yet set up');
    await wait(50);
  }
  return null;
}

function closed(code: string): StartProblem {
  return new StartProblem(`The shop's own PostgreSQL lets nobody in (${code}).`);
}

// The server listens before it lets anybody in: after a crash it repairs itself first, and a survivor may have
// been stopping when it was found.
async function ensureDatabase([connection, ...others]: readonly Connection[]): Promise<Connection> {
  if (connection === undefined) throw closed(wrongPassword);
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    const code = await connectionError(connection);
    if (code === null) return connection;
    if (code === wrongPassword) return ensureDatabase(others);
    if (code === '3D000') await createDatabase(connection);
    else if (!passingErrors.includes(code) || performance.now() > deadline) throw closed(code);
    await wait(20);
  }
}

async function connectionError(connection: Connection): Promise<string | null> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${shopDatabase}`);
  await client.end();
}

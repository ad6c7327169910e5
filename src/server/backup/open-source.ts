import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { backupTexts as texts } from '#text/staff/backup.ts';
import { findRunningCluster, type RunningCluster } from '../database/embedded/embedded.ts';
import { CommandProblem } from '../errors.ts';
import type { ParsedSettings } from '../settings/env.ts';
import { withVerifiedMode } from '../settings/open-lines.ts';
import type { About } from './archive/archive.ts';
import { clusterEntries } from './cluster-backup.ts';
import { dumpEntries, feedRestore, lookAt } from './dump.ts';
import { onDiskOf } from './full-disk.ts';
import type { Source } from './source.ts';
import { findTools } from './tools.ts';
import { tryRestore } from './trial.ts';

type Where = Pick<ParsedSettings, 'databaseUrl' | 'isPooled' | 'dataDir' | 'backup'>;

export function kindOf({ databaseUrl }: Where): About['kind'] {
  return databaseUrl === null ? 'cluster' : 'dump';
}

/** Past the pooler, where there is one: a dump leaves its settings in a connection. */
export function serverOf({ databaseUrl, isPooled, backup }: Where): string | null {
  if (databaseUrl !== null && isPooled && backup.databaseUrl === null)
    throw new CommandProblem(texts.isPooler);
  return databaseUrl === null ? null : (backup.databaseUrl ?? databaseUrl);
}

/** Who may make a backup: of the shop's own PostgreSQL its superuser. */
export async function findDatabase(where: Where): Promise<ClientConfig> {
  const server = serverOf(where);
  if (server !== null) return { connectionString: withVerifiedMode(server) };
  return (await findOwn(where)).superuser;
}

export async function openSource(where: Where): Promise<Source> {
  const server = serverOf(where);
  if (server !== null) return openServer(server, where);
  const running = await findOwn(where);
  return {
    about: {
      kind: 'cluster',
      postgres: Number(await readFile(join(running.cluster.data, 'PG_VERSION'), 'utf8')),
    },
    entries: (session) => clusterEntries(session, running),
    check: (file, bytes, signal) =>
      tryRestore(file, where.backup.key, where.dataDir, bytes, signal).catch(onDiskOf(where.dataDir)),
  };
}

async function openServer(server: string, { backup }: Where): Promise<Source> {
  const { major } = await lookAt(server);
  const tools = findTools(backup.tools, major);
  return {
    about: { kind: 'dump', postgres: tools.major },
    entries: (_session, signal) => dumpEntries(server, tools, signal),
    check: async (file, _bytes, signal) => {
      await feedRestore(file, backup.key, tools, null, signal);
      return null;
    },
  };
}

async function findOwn({ dataDir }: Where): Promise<RunningCluster> {
  const running = await findRunningCluster(dataDir);
  if (running === null) throw new CommandProblem(texts.nothingRuns);
  return running;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { backupTexts as texts } from '#text/staff/backup.ts';
import { findRunningCluster, type RunningCluster } from '../database/embedded/embedded.ts';
import { CommandProblem } from '../errors.ts';
import type { ParsedSettings } from '../settings/env.ts';
import type { About } from './archive/archive.ts';
import { clusterEntries } from './cluster-backup.ts';
import type { Source } from './source.ts';
import { tryRestore } from './trial.ts';

type Where = Pick<ParsedSettings, 'databaseUrl' | 'dataDir' | 'backup'>;

export function kindOf({ databaseUrl }: Where): About['kind'] {
  return databaseUrl === null ? 'cluster' : 'dump';
}

/** Who may make a backup: of the shop's own PostgreSQL its superuser. */
export async function findDatabase(where: Where): Promise<ClientConfig> {
  if (where.databaseUrl !== null) throw new CommandProblem(texts.notYet);
  return (await findOwn(where)).superuser;
}

export async function openSource(where: Where): Promise<Source> {
  const running = await findOwn(where);
  return {
    about: {
      kind: 'cluster',
      postgres: Number(await readFile(join(running.cluster.data, 'PG_VERSION'), 'utf8')),
    },
    entries: (session) => clusterEntries(session, running),
    check: (file, bytes) => tryRestore(file, where.backup.key, where.dataDir, bytes),
  };
}

async function findOwn({ dataDir }: Where): Promise<RunningCluster> {
  const running = await findRunningCluster(dataDir);
  if (running === null) throw new CommandProblem(texts.nothingRuns);
  return running;
}

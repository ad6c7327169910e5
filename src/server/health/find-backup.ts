import type { Backup } from '#domain/status/facts.ts';
import { findLastGoodBackup, findUntriedSince } from '../backup/backup-rows.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/env.ts';

export async function findBackup(
  database: Database,
  { backup: { folder, everyHours }, hasStandIns }: Pick<Settings, 'backup' | 'hasStandIns'>,
  now: Date,
): Promise<Backup> {
  const last = await findLastGoodBackup(database, now);
  return {
    isAsked: folder !== null,
    isNeeded: !hasStandIns,
    everyHours,
    madeAt: last?.startedAt ?? null,
    bytes: last?.bytes ?? null,
    isEncrypted: last?.isEncrypted ?? null,
    untriedSince: await findUntriedSince(database, now),
  };
}

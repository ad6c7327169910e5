import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isBackupDue } from '#domain/backup/keep.ts';
import type { Database } from '../database/database.ts';
import { findLastGoodBackup, findLastTry } from './backup-rows.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'shop.ts');

/** One that somebody put elsewhere is theirs, and takes the place of none in this folder. */
export async function isTimeForBackup(
  database: Database,
  { folder, everyHours }: { readonly folder: string; readonly everyHours: number },
  now: Date,
): Promise<boolean> {
  const lastGood = (await findLastGoodBackup(database, now, folder))?.startedAt ?? null;
  return isBackupDue({ lastGood, lastTry: await findLastTry(database, now, folder) }, everyHours, now);
}

// Longer than any backup takes, and a day has another one.
const mostMs = 6 * 3_600_000;

/**
 * The owner's own command, as a process of its own: it holds its own memory, gives way to the shop, and whatever becomes of it is
 * written in the database, where the next one finds it.
 */
export function startBackup(log: Logger): ChildProcess {
  const child = spawn(process.execPath, [script, 'backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: mostMs,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-1000);
  });
  child.once('error', ({ message }) => log.error({ reason: message }, 'a backup could not be started'));
  child.once('close', (code) => {
    if (code === 0) log.info('a backup was made');
    else log.error({ code, reason: said.trim() }, 'a backup failed');
  });
  return child;
}

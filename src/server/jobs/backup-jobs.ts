import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isTimeForBackup, startBackup } from '../backup/start-backup.ts';
import type { Settings } from '../settings/env.ts';
import type { FailureDependencies } from '../tasks/tell-failure.ts';
import { workByClock } from './work-on.ts';

type Dependencies = FailureDependencies & {
  readonly settings: Settings;
  readonly log: Logger;
  readonly now: () => Date;
};

const queue = 'backup';
// What it has to tidy up is a file and a folder.
const patienceMs = 8000;

/**
 * R15.3: looks every few minutes whether it is time, and at once after a start, for the shop may have been away over its hour. Told
 * is by the backup itself, not by this: it goes on long after. Returns what ends one that is at work, which needs the database
 * for a moment to say so.
 */
export async function workOnBackups(boss: PgBoss, deps: Dependencies): Promise<() => Promise<void>> {
  const { folder, everyHours } = deps.settings.backup;
  if (folder === null) {
    await boss.unschedule(queue);
    return () => Promise.resolve();
  }
  let current: ChildProcess | null = null;
  const isBusy = () => current !== null && current.exitCode === null && current.signalCode === null;
  await workByClock(boss, deps, { queue, cron: '*/5 * * * *' }, async () => {
    if (isBusy() || !(await isTimeForBackup(deps.database, { folder, everyHours }, deps.now()))) return;
    current = startBackup(deps.log);
  });
  await boss.send(queue);
  return async () => {
    if (current === null || !isBusy()) return;
    const ended = once(current, 'close');
    current.kill('SIGTERM');
    await Promise.race([ended, wait(patienceMs, undefined, { ref: false })]);
  };
}

import { intervalOf } from './cron.ts';
import type {
  Backup,
  Connection,
  DatabaseFacts,
  Mails,
  Process,
  Provider,
  Queue,
  ScheduledJob,
} from './facts.ts';
import { type Bounds, type Level, levelOf } from './verdict.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const megabyte = 1_000_000;

/** Times in milliseconds, counts as they are, shares of one. */
export const limits = {
  // Rounds that failed since the last that did not: the third raises a task.
  roundsFailed: { look: 1, wrong: 3 },
  // Beyond the round that should have been; a process may have been starting.
  roundMissed: { look: 15 * minute, wrong: 6 * hour },
  waitingForWork: { look: 5 * minute, wrong: 30 * minute },
  givenUp: { look: 1, wrong: 10 },
  mailWaiting: { look: 15 * minute, wrong: 24 * hour },
  mailsNotArrived: { look: 1, wrong: 5 },
  // Since somebody outside answered for the last time, while the last question had no answer.
  unanswered: { look: 0, wrong: 15 * minute },
  // The register is often away for hours, and the shop works on with what it knew.
  registerUnanswered: { look: 0, wrong: 24 * hour },
  oldPayments: { look: 1, wrong: 20 },
  connections: { look: 0.7, wrong: 0.9 },
  transaction: { look: 5 * minute, wrong: 30 * minute },
  // Beyond the hour at which it should have been made.
  backupLate: { look: 2 * hour, wrong: 24 * hour },
  // A disk without room for a second copy, day after day.
  backupUntried: { look: 0, wrong: 7 * 24 * hour },
  memory: { look: 350 * megabyte, wrong: 400 * megabyte },
} as const satisfies Readonly<Record<string, Bounds>>;

export type FindingKind =
  | 'round_failed'
  | 'round_missed'
  | 'work_waits'
  | 'given_up'
  | 'mail_waits'
  | 'mails_not_arrived'
  | 'no_provider'
  | 'no_answer'
  | 'old_payments'
  | 'connections'
  | 'transaction'
  | 'memory'
  | 'no_backup'
  | 'nobody_backs_up'
  | 'old_backup'
  | 'untried_backup';

/** One thing to look at, and of what: the page has a sentence for each kind. */
export type Finding = {
  readonly level: Level;
  readonly kind: FindingKind;
  // The job or queue it is about.
  readonly name?: string;
  readonly count?: number;
  // In milliseconds.
  readonly since?: number;
};

export function judgeJob(job: ScheduledJob, now: Date): readonly Finding[] {
  const { name, failures, lastDoneAt, scheduledAt, cron } = job;
  const interval = intervalOf(cron);
  // A shop that was closed has missed rounds, and that is no fault.
  const since = now.getTime() - Math.max(lastDoneAt?.getTime() ?? 0, scheduledAt.getTime());
  const failed = levelOf(failures, limits.roundsFailed);
  if (failed !== null) return [{ level: failed, kind: 'round_failed', name, count: failures }];
  return found(interval === null ? null : levelOf(since - interval, limits.roundMissed), {
    kind: 'round_missed',
    name,
    since,
  });
}

export function judgeQueue({ name, oldestReadyAt, failed }: Queue, now: Date): readonly Finding[] {
  const since = ageOf(oldestReadyAt, now);
  return [
    ...found(since === null ? null : levelOf(since, limits.waitingForWork), {
      kind: 'work_waits',
      name,
      since: since ?? 0,
    }),
    ...found(levelOf(failed, limits.givenUp), { kind: 'given_up', name, count: failed }),
  ];
}

export function judgeMails({ oldestWaitingAt, notArrived }: Mails, now: Date): readonly Finding[] {
  const since = ageOf(oldestWaitingAt, now);
  return [
    ...found(since === null ? null : levelOf(since, limits.mailWaiting), {
      kind: 'mail_waits',
      since: since ?? 0,
    }),
    ...found(levelOf(notArrived, limits.mailsNotArrived), { kind: 'mails_not_arrived', count: notArrived }),
  ];
}

export function judgeProvider(provider: Provider, now: Date): readonly Finding[] {
  const { which, oldPayments } = provider;
  return [
    ...found(which === 'none' ? 'wrong' : null, { kind: 'no_provider' }),
    ...judgeAnswers(provider, now, limits.unanswered),
    ...found(levelOf(oldPayments, limits.oldPayments), { kind: 'old_payments', count: oldPayments }),
  ];
}

export function judgeRegister(register: Connection, now: Date): readonly Finding[] {
  return judgeAnswers(register, now, limits.registerUnanswered);
}

// The last word counts: who answered since is there again.
function judgeAnswers({ goodAt, badAt }: Connection, now: Date, bounds: Bounds): readonly Finding[] {
  if (badAt === null || (goodAt !== null && goodAt > badAt)) return [];
  const since = now.getTime() - (goodAt ?? badAt).getTime();
  return found(levelOf(since, bounds), { kind: 'no_answer', since });
}

export function judgeDatabase({ connections, oldestTransaction }: DatabaseFacts): readonly Finding[] {
  const { used, most } = connections;
  return [
    ...found(levelOf(used / most, limits.connections), { kind: 'connections', count: used }),
    ...found(levelOf(oldestTransaction ?? 0, limits.transaction), {
      kind: 'transaction',
      since: oldestTransaction ?? 0,
    }),
  ];
}

export function judgeProcess({ memory, besides }: Process): readonly Finding[] {
  const most = Math.max(memory, ...besides);
  return found(levelOf(most, limits.memory), { kind: 'memory', count: Math.round(most / megabyte) });
}

/**
 * Where nobody asked the shop for backups somebody else may make them, of which it knows nothing: a person of a real shop has to
 * look. A demo has nothing to lose.
 */
export function judgeBackup(backup: Backup, now: Date): readonly Finding[] {
  const { isAsked, isNeeded, everyHours, madeAt, untriedSince } = backup;
  const since = ageOf(madeAt, now);
  if (since === null && isAsked) return [{ level: 'look', kind: 'no_backup' }];
  if (since === null) return isNeeded ? [{ level: 'look', kind: 'nobody_backs_up' }] : [];
  const untried = ageOf(untriedSince, now);
  return [
    ...found(levelOf(since - everyHours * hour, limits.backupLate), { kind: 'old_backup', since }),
    ...found(untried === null ? null : levelOf(untried, limits.backupUntried), {
      kind: 'untried_backup',
      since: untried ?? 0,
    }),
  ];
}

function found(level: Level | null, finding: Omit<Finding, 'level'>): readonly Finding[] {
  return level === null ? [] : [{ level, ...finding }];
}

function ageOf(moment: Date | null, now: Date): number | null {
  return moment === null ? null : now.getTime() - moment.getTime();
}

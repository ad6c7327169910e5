import { describe, expect, it } from 'vitest';
import { intervalOf, nextRound } from './cron.ts';
import type { Mails, Provider } from './facts.ts';
import {
  judgeBackup,
  judgeDatabase,
  judgeJob,
  judgeMails,
  judgeProcess,
  judgeProvider,
  judgeQueue,
  judgeRegister,
  limits,
} from './judge.ts';
import { levelOf, worst } from './verdict.ts';

const now = new Date('2026-11-16T12:00:30Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const kinds = (findings: readonly { readonly level: string; readonly kind: string }[]) =>
  findings.map(({ level, kind }) => `${level} ${kind}`);

describe('R15.6 the clock of a job', () => {
  it.each([
    ['* * * * *', '2026-11-16T12:01:00.000Z', 1],
    ['*/5 * * * *', '2026-11-16T12:05:00.000Z', 5],
    ['17 * * * *', '2026-11-16T12:17:00.000Z', 60],
    ['43 3 * * *', '2026-11-17T03:43:00.000Z', 24 * 60],
    ['0 12 * * *', '2026-11-17T12:00:00.000Z', 24 * 60],
  ])('%s strikes next at %s, every %i minutes', (cron, next, minutes) => {
    expect(nextRound(cron, now)?.toISOString()).toBe(next);
    expect(intervalOf(cron)).toBe(minutes * 60_000);
  });

  it.each(['0 3 * * 1', '0 3 1 * *', 'soon', '', '61-70 * * * *', '99 * * * *'])(
    '%j is not known, and said to be so',
    (cron) => {
      expect(nextRound(cron, now)).toBeNull();
      expect(intervalOf(cron)).toBeNull();
    },
  );
});

describe('R15.6 what is fine, to be looked at and wrong', () => {
  const job = {
    ...{ name: 'clean-up', cron: '17 * * * *', scheduledAt: ago(10_000), lastFailedAt: null, failures: 0 },
    lastDoneAt: ago(43),
  };

  it('every limit has a figure that is fine, and looks before it is wrong', () => {
    for (const [name, bounds] of Object.entries(limits)) {
      expect(bounds.look, name).toBeLessThan(bounds.wrong);
      expect(levelOf(bounds.wrong, bounds), name).toBe('wrong');
      expect(levelOf(bounds.look, bounds), name).toBe('look');
      expect(levelOf(bounds.look - 0.001, bounds), name).toBeNull();
    }
  });

  it('the worst of all is what is told first; what is not known is neither', () => {
    expect(worst([])).toBe('fine');
    expect(worst(['fine', 'unknown', 'fine'])).toBe('unknown');
    expect(worst(['look', 'unknown'])).toBe('look');
    expect(worst(['look', 'wrong', 'unknown'])).toBe('wrong');
  });

  it('a job that fails, or is not done when it should be', () => {
    expect(judgeJob(job, now)).toEqual([]);
    expect(kinds(judgeJob({ ...job, failures: 1 }, now))).toEqual(['look round_failed']);
    expect(kinds(judgeJob({ ...job, failures: 3 }, now))).toEqual(['wrong round_failed']);
    expect(kinds(judgeJob({ ...job, lastDoneAt: ago(80) }, now))).toEqual(['look round_missed']);
    expect(kinds(judgeJob({ ...job, lastDoneAt: null }, now))).toEqual(['wrong round_missed']);
    // Of days, which it cannot count.
    expect(judgeJob({ ...job, cron: '0 3 1 * *', lastDoneAt: null }, now)).toEqual([]);
  });

  it('a shop that was closed has missed nothing when it opens again', () => {
    expect(judgeJob({ ...job, lastDoneAt: ago(5000), scheduledAt: ago(1) }, now)).toEqual([]);
  });

  it('work that waits or was given up', () => {
    const queue = { name: 'send-mail', waiting: 3, active: 1, failed: 0, oldestReadyAt: ago(1) };
    expect(judgeQueue(queue, now)).toEqual([]);
    expect(kinds(judgeQueue({ ...queue, oldestReadyAt: ago(6), failed: 2 }, now))).toEqual([
      'look work_waits',
      'look given_up',
    ]);
    expect(kinds(judgeQueue({ ...queue, oldestReadyAt: ago(31) }, now))).toEqual(['wrong work_waits']);
  });

  it('mails that wait or did not arrive', () => {
    const mails: Mails = {
      ...{ waiting: 1, oldestWaitingAt: ago(2), notArrived: 0, lastSentAt: null },
      goesTo: 'server',
    };
    expect(judgeMails(mails, now)).toEqual([]);
    expect(judgeMails({ ...mails, oldestWaitingAt: null }, now)).toEqual([]);
    expect(kinds(judgeMails({ ...mails, oldestWaitingAt: ago(20), notArrived: 5 }, now))).toEqual([
      'look mail_waits',
      'wrong mails_not_arrived',
    ]);
  });

  it('somebody outside: the last word counts, and how long it was the last', () => {
    const provider: Provider = {
      ...{ goodAt: ago(1), badAt: ago(2), oldPayments: 0, lastWebhookAt: null },
      which: 'live',
    };
    expect(judgeProvider(provider, now)).toEqual([]);
    expect(judgeProvider({ ...provider, goodAt: null, badAt: null }, now)).toEqual([]);
    expect(kinds(judgeProvider({ ...provider, goodAt: ago(3), badAt: ago(1) }, now))).toEqual([
      'look no_answer',
    ]);
    expect(kinds(judgeProvider({ ...provider, goodAt: ago(20), badAt: ago(1) }, now))).toEqual([
      'wrong no_answer',
    ]);
    expect(kinds(judgeProvider({ ...provider, which: 'none', oldPayments: 1 }, now))).toEqual([
      'wrong no_provider',
      'look old_payments',
    ]);
    expect(kinds(judgeRegister({ goodAt: ago(120), badAt: ago(1) }, now))).toEqual(['look no_answer']);
  });

  it('a backup that is late, or was asked for and never made', () => {
    const backup = {
      isAsked: true,
      isNeeded: true,
      everyHours: 24,
      madeAt: ago(60),
      bytes: 1,
      isEncrypted: true,
      untriedSince: null,
    };
    expect(judgeBackup(backup, now)).toEqual([]);
    expect(kinds(judgeBackup({ ...backup, untriedSince: ago(60) }, now))).toEqual(['look untried_backup']);
    expect(kinds(judgeBackup({ ...backup, untriedSince: ago(8 * 24 * 60) }, now))).toEqual([
      'wrong untried_backup',
    ]);
    expect(kinds(judgeBackup({ ...backup, madeAt: ago(27 * 60) }, now))).toEqual(['look old_backup']);
    expect(kinds(judgeBackup({ ...backup, madeAt: ago(49 * 60) }, now))).toEqual(['wrong old_backup']);
    expect(kinds(judgeBackup({ ...backup, madeAt: null }, now))).toEqual(['look no_backup']);
    const never = { ...backup, isAsked: false, madeAt: null };
    expect(kinds(judgeBackup(never, now))).toEqual(['look nobody_backs_up']);
    expect(judgeBackup({ ...never, isNeeded: false }, now)).toEqual([]);
  });

  it('a database that is nearly full of connections or held up, and a process that grows', () => {
    const facts = { version: '18.4', size: 1, oldestTransaction: null, migration: null };
    const connections = (used: number) => ({ ...facts, connections: { used, most: 100 } });
    expect(judgeDatabase(connections(69))).toEqual([]);
    expect(kinds(judgeDatabase({ ...connections(70), oldestTransaction: 6 * 60_000 }))).toEqual([
      'look connections',
      'look transaction',
    ]);
    expect(kinds(judgeDatabase(connections(90)))).toEqual(['wrong connections']);
    expect(judgeProcess({ memory: 200_000_000, startedAt: now, besides: [] })).toEqual([]);
    expect(
      judgeProcess({ memory: 200_000_000, startedAt: now, besides: [200_000_000, 401_000_000] }),
    ).toEqual([{ level: 'wrong', kind: 'memory', count: 401 }]);
  });
});

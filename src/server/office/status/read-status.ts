import type { Logger } from 'pino';
import type { OnWire, StatusData, StatusFacts, StatusName, StatusPart } from '#contract/office/status.ts';
import { nextRound } from '#domain/status/cron.ts';
import {
  type Finding,
  judgeBackup,
  judgeDatabase,
  judgeJob,
  judgeMails,
  judgeProcess,
  judgeProvider,
  judgeQueue,
  judgeRegister,
} from '#domain/status/judge.ts';
import { type Verdict, worst } from '#domain/status/verdict.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { findBackup } from '../../health/find-backup.ts';
import { findDatabase } from '../../health/find-database.ts';
import { findMails } from '../../health/find-mails.ts';
import { findProvider, findRegister } from '../../health/find-outside.ts';
import { findProcess } from '../../health/find-process.ts';
import { findSiblings } from '../../health/find-siblings.ts';
import { findQueues, findScheduledJobs } from '../../health/find-work.ts';
import { readPart } from '../../health/read-part.ts';

type Part<Name extends StatusName> = {
  readonly find: (database: Database) => Promise<StatusFacts[Name]>;
  readonly judge: (facts: StatusFacts[Name]) => readonly Finding[];
};

/** All parts side by side, each in its own time: the slowest and the broken are told, and hold up none of the others. */
export async function readStatus(
  { database, settings, now, siblings }: Pick<Dependencies, 'database' | 'settings' | 'now' | 'siblings'>,
  log: Logger,
): Promise<StatusData> {
  const at = now();
  const read = async <Name extends StatusName>(
    name: Name,
    { find, judge }: Part<Name>,
  ): Promise<StatusPart<StatusFacts[Name]>> => {
    const part = await readPart(database, find);
    if (part.kind !== 'read') {
      log.warn({ err: part.error, part: name, why: part.kind }, 'a part of the status is not known');
      return { verdict: 'unknown', findings: [], why: part.kind };
    }
    const findings = judge(part.facts);
    return { verdict: verdictOf(findings), findings, facts: onWire(part.facts) };
  };
  const [jobs, queues, mails, provider, register, ofDatabase, backup, ofProcess] = await Promise.all([
    read('jobs', {
      find: (own) => findJobs(own, at),
      judge: (all) => all.flatMap((job) => judgeJob(job, at)),
    }),
    read('queues', {
      find: (own) => findJudgedQueues(own, at),
      judge: (all) => all.flatMap((queue) => judgeQueue(queue, at)),
    }),
    read('mails', { find: (own) => findMails(own, settings, at), judge: (facts) => judgeMails(facts, at) }),
    read('provider', {
      find: (own) => findProvider(own, settings, at),
      judge: (facts) => judgeProvider(facts, at),
    }),
    read('register', { find: findRegister, judge: (facts) => judgeRegister(facts, at) }),
    read('database', { find: findDatabase, judge: judgeDatabase }),
    read('backup', {
      find: (own) => findBackup(own, settings, at),
      judge: (facts) => judgeBackup(facts, at),
    }),
    read('process', {
      find: async () => ({ ...findProcess(at), besides: await findSiblings(siblings) }),
      judge: judgeProcess,
    }),
  ]);
  const parts = { jobs, queues, mails, provider, register, database: ofDatabase, backup, process: ofProcess };
  return { at: at.toISOString(), verdict: worst(Object.values(parts).map(({ verdict }) => verdict)), parts };
}

async function findJobs(database: Database, at: Date): Promise<StatusFacts['jobs']> {
  const jobs = await findScheduledJobs(database);
  return jobs.map((job) => ({
    ...job,
    verdict: verdictOf(judgeJob(job, at)),
    nextAt: nextRound(job.cron, at),
  }));
}

async function findJudgedQueues(database: Database, at: Date): Promise<StatusFacts['queues']> {
  const queues = await findQueues(database);
  return queues.map((queue) => ({ ...queue, verdict: verdictOf(judgeQueue(queue, at)) }));
}

function verdictOf(findings: readonly Finding[]): Exclude<Verdict, 'unknown'> {
  const levels = findings.map(({ level }) => level);
  if (levels.includes('wrong')) return 'wrong';
  return levels.length > 0 ? 'look' : 'fine';
}

function onWire<T>(facts: T): OnWire<T> {
  return JSON.parse(JSON.stringify(facts));
}

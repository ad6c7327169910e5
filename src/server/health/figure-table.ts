import type { Backup, DatabaseFacts, Mails, Provider, Queue, ScheduledJob } from '#domain/status/facts.ts';

/** What could be read; null for a part that could not. */
export type ShopFacts = {
  readonly jobs: readonly ScheduledJob[] | null;
  readonly queues: readonly Queue[] | null;
  readonly mails: Mails | null;
  readonly provider: Provider | null;
  readonly database: DatabaseFacts | null;
  readonly backup: Backup | null;
  // In bytes.
  readonly disk: { readonly free: number; readonly size: number } | null;
};

type Told = readonly (readonly [value: number, label?: string])[];

type Figure = {
  readonly name: string;
  readonly help: string;
  readonly label: 'queue' | null;
  readonly of: (facts: ShopFacts, at: Date) => Told;
};

/** Of each process by itself. */
export const processFigures = {
  memory: {
    name: 'maathor_process_memory_bytes',
    help: 'What a process holds of the machine, by its number',
  },
  connections: { name: 'maathor_pool_connections', help: 'Connections of the processes to the database' },
  info: { name: 'maathor_info', help: 'What the shop is made of' },
} as const;

/** Of the shop, and so the same whichever process is asked. Staff see them judged at /beheer/status. */
export const shopFigures: readonly Figure[] = [
  one('maathor_database_up', 'Whether the database answers', ({ database }) => (database === null ? 0 : 1)),
  ofQueues('maathor_queue_waiting', 'Work that is still to be done', ({ waiting }) => waiting),
  ofQueues('maathor_queue_active', 'Work that is being done', ({ active }) => active),
  ofQueues('maathor_queue_given_up', 'Work of the last week that nobody tries again', ({ failed }) => failed),
  ofQueues(
    'maathor_queue_oldest_seconds',
    'How long the oldest that could be done has waited',
    ({ oldestReadyAt }, at) => secondsSince(oldestReadyAt, at),
  ),
  ofJobs(
    'maathor_job_failures',
    'Rounds that failed since the last that did not',
    ({ failures }) => failures,
  ),
  ofJobs(
    'maathor_job_age_seconds',
    'Since a round was last done, or put in the schedule',
    ({ lastDoneAt, scheduledAt }, at) =>
      secondsSince(lastDoneAt !== null && lastDoneAt > scheduledAt ? lastDoneAt : scheduledAt, at),
  ),
  one('maathor_mails_waiting', 'Mails to be sent', ({ mails }) => mails?.waiting),
  one('maathor_mails_oldest_seconds', 'How long the oldest of them has waited', ({ mails }, at) =>
    mails === null ? undefined : secondsSince(mails.oldestWaitingAt, at),
  ),
  one(
    'maathor_mails_not_arrived',
    'Mails of the last 24 hours that did not arrive',
    ({ mails }) => mails?.notArrived,
  ),
  one(
    'maathor_payments_open',
    'Payments begun over an hour ago of which nobody knows the end',
    ({ provider }) => provider?.oldPayments,
  ),
  one('maathor_provider_up', 'Whether the payment provider answered the last question', ({ provider }) =>
    provider === null
      ? undefined
      : Number((provider.goodAt?.getTime() ?? 0) >= (provider.badAt?.getTime() ?? 0)),
  ),
  one(
    'maathor_postgres_connections',
    'Connections of everybody to PostgreSQL',
    ({ database }) => database?.connections.used,
  ),
  one(
    'maathor_postgres_max_connections',
    'As many as it takes',
    ({ database }) => database?.connections.most,
  ),
  one('maathor_postgres_size_bytes', 'Size of the database', ({ database }) => database?.size),
  one(
    'maathor_postgres_oldest_transaction_seconds',
    'How long the oldest transaction has been at work',
    ({ database }) => (database === null ? undefined : (database.oldestTransaction ?? 0) / 1000),
  ),
  one('maathor_backup_asked', 'Whether the shop is to make backups', ({ backup }) =>
    backup === null ? undefined : Number(backup.isAsked),
  ),
  one(
    'maathor_backup_needed',
    'Whether real customers may come, so that somebody must make them',
    ({ backup }) => (backup === null ? undefined : Number(backup.isNeeded)),
  ),
  one('maathor_backup_every_seconds', 'How often there should be a new one', ({ backup }) =>
    backup === null ? undefined : backup.everyHours * 3600,
  ),
  one(
    'maathor_backup_age_seconds',
    'Since the last good backup; absent where there is none',
    ({ backup }, at) =>
      backup === null || backup.madeAt === null ? undefined : secondsSince(backup.madeAt, at),
  ),
  one('maathor_disk_free_bytes', 'Room left on the disk of the data', ({ disk }) => disk?.free),
  one('maathor_disk_size_bytes', 'Size of that disk', ({ disk }) => disk?.size),
];

function one(name: string, help: string, of: (facts: ShopFacts, at: Date) => number | undefined): Figure {
  return {
    ...{ name, help, label: null },
    of: (facts, at) => {
      const value = of(facts, at);
      return value === undefined ? [] : [[value]];
    },
  };
}

function ofQueues(name: string, help: string, of: (queue: Queue, at: Date) => number): Figure {
  return {
    name,
    help,
    label: 'queue',
    of: ({ queues }, at) => (queues ?? []).map((queue) => [of(queue, at), queue.name]),
  };
}

function ofJobs(name: string, help: string, of: (job: ScheduledJob, at: Date) => number): Figure {
  return {
    name,
    help,
    label: 'queue',
    of: ({ jobs }, at) => (jobs ?? []).map((job) => [of(job, at), job.name]),
  };
}

function secondsSince(moment: Date | null, at: Date): number {
  return moment === null ? 0 : Math.max(0, (at.getTime() - moment.getTime()) / 1000);
}

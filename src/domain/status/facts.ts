/** Work that comes back by the clock. */
export type ScheduledJob = {
  readonly name: string;
  readonly cron: string;
  // When a process put it in its schedule for the last time: at its start.
  readonly scheduledAt: Date;
  readonly lastDoneAt: Date | null;
  readonly lastFailedAt: Date | null;
  // Since the last that was done.
  readonly failures: number;
};

export type Queue = {
  readonly name: string;
  // All that is still to be done, also what has failed and is tried again later.
  readonly waiting: number;
  readonly active: number;
  // Tried as often as its queue allows; kept for a week.
  readonly failed: number;
  // Of what could be done now.
  readonly oldestReadyAt: Date | null;
};

/** A mail that has not arrived is counted for so long. */
export const notArrivedHours = 24;

export type Mails = {
  readonly waiting: number;
  readonly oldestWaitingAt: Date | null;
  // Of those written in the last `notArrivedHours`: refused, given up, or tried without success so far.
  readonly notArrived: number;
  readonly lastSentAt: Date | null;
  // To a mail server, or kept by the demo.
  readonly goesTo: 'server' | 'demo' | 'nobody';
};

/** Somebody outside: when they answered as they should for the last time, and when not. */
export type Connection = {
  readonly goodAt: Date | null;
  readonly badAt: Date | null;
};

export type Provider = Connection & {
  readonly which: 'live' | 'test' | 'sandbox' | 'none';
  // Payments that a customer began over an hour ago and nobody knows the end of.
  readonly oldPayments: number;
  readonly lastWebhookAt: Date | null;
};

export type DatabaseFacts = {
  readonly version: string;
  // In bytes.
  readonly size: number;
  readonly connections: { readonly used: number; readonly most: number };
  // In milliseconds; null where nobody is at work.
  readonly oldestTransaction: number | null;
  readonly migration: { readonly name: string; readonly at: Date } | null;
};

export type Backup = {
  // Whether the shop itself is to make them; else others may, by its command.
  readonly isAsked: boolean;
  // Whether real customers may come, so that somebody must make them.
  readonly isNeeded: boolean;
  readonly everyHours: number;
  // The last good one that is still there.
  readonly madeAt: Date | null;
  readonly bytes: number | null;
  readonly isEncrypted: boolean | null;
  // Since when backups were made and none of them was restored on trial; null where the last one was.
  readonly untriedSince: Date | null;
};

export type Process = {
  // Bytes that it holds of the machine.
  readonly memory: number;
  readonly startedAt: Date;
  // What each process of the same start holds; empty where there is one.
  readonly besides: readonly number[];
};

import type {
  Backup,
  Connection,
  DatabaseFacts,
  Mails,
  Process,
  Provider,
  Queue,
  ScheduledJob,
} from '#domain/status/facts.ts';
import type { Finding } from '#domain/status/judge.ts';
import type { Verdict } from '#domain/status/verdict.ts';

/** Moments as text, as JSON has them. */
export type OnWire<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly OnWire<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: OnWire<T[Key]> }
      : T;

type JobFacts = ScheduledJob & { readonly verdict: Verdict; readonly nextAt: Date | null };
type QueueFacts = Queue & { readonly verdict: Verdict };
type ProcessFacts = Process & {
  readonly shop: string;
  readonly commit: string | null;
  readonly build: string | null;
  readonly node: string;
  readonly machine: string;
  readonly pid: number;
};

/** What is told of each part, in the order in which it is shown. */
export type StatusFacts = {
  readonly jobs: readonly JobFacts[];
  readonly queues: readonly QueueFacts[];
  readonly mails: Mails;
  readonly provider: Provider;
  readonly register: Connection;
  readonly database: DatabaseFacts;
  readonly backup: Backup;
  readonly process: ProcessFacts;
};

export type StatusName = keyof StatusFacts;

/** A part that could not be read says so: nothing is made up, and the others stand. */
export type StatusPart<Facts> =
  | {
      readonly verdict: Exclude<Verdict, 'unknown'>;
      readonly findings: readonly Finding[];
      readonly facts: OnWire<Facts>;
    }
  | { readonly verdict: 'unknown'; readonly findings: readonly []; readonly why: 'late' | 'failed' };

export type StatusData = {
  readonly at: string;
  /** The worst of all parts. */
  readonly verdict: Verdict;
  readonly parts: { readonly [Name in StatusName]: StatusPart<StatusFacts[Name]> };
};

export type OfficeStatusPage = { readonly name: 'office-status'; readonly status: StatusData };

import type { Client } from 'pg';
import type { About } from './archive/archive.ts';
import type { Entry } from './archive/entries.ts';
import type { Contents } from './inspect.ts';

/** What was seen of a backup that was restored for a look. */
export type Checked = {
  readonly contents: Contents;
  readonly tables: number;
  readonly indexes: number;
  readonly faults: readonly string[];
  readonly ledgerDifferences: number;
};

/** Where a backup is taken from: the shop's own PostgreSQL, or another. */
export type Source = {
  readonly about: Pick<About, 'kind' | 'postgres'>;
  readonly entries: (session: Client, signal: AbortSignal) => AsyncGenerator<Entry>;
  // `bytes` is what it takes unpacked. Null where it was read again and no more.
  readonly check: (file: string, bytes: number, signal: AbortSignal) => Promise<Checked | null>;
};

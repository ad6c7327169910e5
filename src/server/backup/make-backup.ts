import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { backupTexts as texts } from '#text/staff/backup.ts';
import type { Dependencies } from '../app-env.ts';
import { isAway } from '../database/is-away.ts';
import { withoutValues } from '../database/without-values.ts';
import { CommandProblem } from '../errors.ts';
import { putInPlace, readArchive, writeArchive } from './archive/archive.ts';
import type { Entry } from './archive/entries.ts';
import { applyKeepRule, backupName, draftOf, openBackupFolder, type Tidied } from './backup-folder.ts';
import { beginBackup, endBackup, endCutOff, findLastGoodBackup, markRemoved } from './backup-rows.ts';
import { onDiskOf } from './full-disk.ts';
import { findDatabase, kindOf, openSource } from './open-source.ts';
import { freeBytes, type MeasureRoom, neededFor, reserveOf } from './room.ts';
import type { Checked, Source } from './source.ts';
import { tellFailed, tellGood, tellTidied } from './tell-backup.ts';

type BackupDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/** What was made, with the figures of an owner who asks how long it takes and how large it is. */
export type MadeBackup = {
  readonly file: string;
  readonly madeAt: Date;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly copyMs: number;
  readonly checkMs: number;
  // Null: read again, and not restored.
  readonly checked: Checked | null;
};

type Wish = { readonly folder: string; readonly isTried: boolean; readonly signal: AbortSignal };

/** R15.3: one at a time, wherever it was asked for. Whatever goes wrong once it has begun is written down and told to staff. */
export async function makeBackup(
  deps: BackupDependencies,
  wish: Wish,
  measure: MeasureRoom = freeBytes,
): Promise<MadeBackup & Tidied> {
  return whileAlone(await findDatabase(deps.settings), async (session) => {
    const cutOff = await endCutOff(deps.database, texts.cutOff, deps.now());
    if (cutOff.length > 0) await tellFailed(deps, texts.cutOff);
    for (const left of cutOff) await rm(draftOf(left), { force: true }).catch(() => undefined);
    const startedAt = deps.now();
    const file = join(wish.folder, backupName(startedAt));
    const isEncrypted = deps.settings.backup.key !== null;
    const id = await beginBackup(deps.database, {
      kind: kindOf(deps.settings),
      file,
      isEncrypted,
      startedAt,
    });
    const made = await makeOne(deps, session, { ...wish, file, startedAt, measure }).catch(
      async (error: unknown) => {
        await rm(draftOf(file), { force: true }).catch(() => undefined);
        const problem = wish.signal.aborted ? new CommandProblem(texts.interrupted) : error;
        await writeFailure(deps, id, reasonOf(problem));
        throw problem;
      },
    );
    // From here on there is a good one, and nothing that goes wrong takes it away.
    try {
      await endBackup(deps.database, id, {
        state: 'good',
        finishedAt: deps.now(),
        bytes: made.bytes,
        checked: made.checked === null ? 'read' : 'restored',
        orders: made.checked?.contents.orders ?? null,
        lastOrder: made.checked?.contents.lastOrder ?? null,
      });
      await tellGood(deps);
      return { ...made, ...(await letGo(deps, made.file, wish.folder)) };
    } catch (error) {
      throw isAway(error) ? new CommandProblem(texts.notWritten(made.file)) : error;
    }
  });
}

// A database that went away meanwhile is what went wrong: the next one to begin finds what was not written.
async function writeFailure(deps: BackupDependencies, id: number, reason: string): Promise<void> {
  try {
    await endBackup(deps.database, id, { state: 'failed', finishedAt: deps.now(), reason });
    await tellFailed(deps, reason);
  } catch {
    // Said by the command itself.
  }
}

// Any number fits, as long as every process of the shop takes the same one.
const backupLock = 7_235_018;

// The lock is the session's: gone with a process that dies.
async function whileAlone<T>(connection: ClientConfig, work: (session: Client) => Promise<T>): Promise<T> {
  // A checkpoint of a busy database takes its time; nothing else here takes long.
  const session = new Client({
    ...connection,
    application_name: 'maathor backup',
    statement_timeout: 600_000,
  });
  // Told by whatever asks it next.
  session.on('error', () => undefined);
  await session.connect();
  try {
    const { rows } = await session.query('select pg_try_advisory_lock($1) as "isAlone"', [backupLock]);
    if (rows[0]?.isAlone !== true) throw new CommandProblem(texts.busy);
    return await work(session);
  } finally {
    await session.end().catch(() => undefined);
  }
}

type Making = Wish & { readonly file: string; readonly startedAt: Date; readonly measure: MeasureRoom };

async function makeOne(
  { database, settings }: BackupDependencies,
  session: Client,
  { folder, file, startedAt, isTried, signal, measure }: Making,
): Promise<MadeBackup> {
  await openBackupFolder(folder);
  const last = await findLastGoodBackup(database, startedAt);
  const reserve = await reserveOf(folder, settings.dataDir);
  const checkRoom = async (bytes: number) => {
    const free = await measure(folder);
    if (free < bytes + reserve) throw new CommandProblem(texts.noRoom(folder, bytes + reserve, free));
  };
  await checkRoom(neededFor(last?.bytes ?? 0));
  const source: Source = await openSource(settings);
  const { key } = settings.backup;
  const begun = performance.now();
  let unpackedBytes = 0;
  const about = {
    ...source.about,
    madeAt: startedAt.toISOString(),
    platform: `${process.platform}-${process.arch}`,
  };
  let nextLook = lookEveryBytes;
  const counted = countBytes(source.entries(session, signal), async (bytes) => {
    unpackedBytes += bytes;
    if (unpackedBytes < nextLook) return;
    nextLook = unpackedBytes + lookEveryBytes;
    await checkRoom(0);
  });
  const draft = draftOf(file);
  await writeArchive(draft, about, key, counted, signal).catch(onDiskOf(folder));
  const copyMs = performance.now() - begun;
  const checked = isTried ? await source.check(draft, unpackedBytes, signal) : null;
  if (checked === null) await readThrough(draft, key, signal);
  else if (checked.faults.length > 0) throw new CommandProblem(texts.notSound(checked.faults[0] ?? ''));
  const { size: bytes } = await stat(draft);
  signal.throwIfAborted();
  await putInPlace(draft, file);
  const checkMs = performance.now() - begun - copyMs;
  return { file, madeAt: startedAt, bytes, unpackedBytes, copyMs, checkMs, checked };
}

// Of the data, before it is compressed: more than a disk loses meanwhile.
const lookEveryBytes = 32 * 2 ** 20;

async function* countBytes(
  entries: AsyncIterable<Entry>,
  count: (bytes: number) => Promise<void>,
): AsyncGenerator<Entry> {
  for await (const entry of entries) {
    async function* chunks() {
      for await (const chunk of entry.chunks) {
        await count(chunk.length);
        yield chunk;
      }
    }
    yield { ...entry, chunks: chunks() };
  }
}

async function readThrough(file: string, key: string | null, signal: AbortSignal): Promise<void> {
  for await (const { chunks } of readArchive(file, key))
    for await (const _ of chunks) signal.throwIfAborted();
}

// A folder that was named by hand is its owner's to tidy.
async function letGo(deps: BackupDependencies, made: string, folder: string): Promise<Tidied> {
  const { database, settings, now } = deps;
  if (folder !== settings.backup.folder) return { removed: [], stuck: [] };
  const tidied = await applyKeepRule(folder, settings.backup.keep, { made, now: now() });
  await markRemoved(database, tidied.removed, now());
  await tellTidied(deps, tidied);
  return tidied;
}

function reasonOf(error: unknown): string {
  const plain = withoutValues(error);
  return (plain instanceof Error ? plain.message : String(plain)).split('\n')[0] ?? '';
}

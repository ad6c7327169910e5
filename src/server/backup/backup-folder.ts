import { access, constants, lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseKept, type KeepRule } from '#domain/backup/keep.ts';
import { backupTexts as texts } from '#text/staff/backup.ts';
import { makeFolder } from '../database/make-folder.ts';
import { CommandProblem } from '../errors.ts';

/** The name says when, so that a folder can be read without a database. */
export function backupName(madeAt: Date): string {
  const [day, time = ''] = madeAt.toISOString().split('T');
  return `maathor-${day}-${time.slice(0, 8).replaceAll(':', '')}.backup`;
}

/** When the backup of this name was made; null for any other file. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] =
    /^maathor-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.backup$/.exec(name) ?? [];
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** What it is called until it has passed: nobody takes it for a backup. */
export function draftOf(file: string): string {
  return `${file}.part`;
}

export async function openBackupFolder(folder: string): Promise<void> {
  try {
    // Whoever may read a backup may read everything.
    await makeFolder(folder, 0o700);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new CommandProblem(texts.folderClosed(folder, codeOf(error)));
  }
  await removeCutOff(folder);
}

const dayMs = 86_400_000;

// What a killed process left; not what another is at, were two shops given one folder.
async function removeCutOff(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (momentOf(name.replace(/\.part$/, '')) === null || !name.endsWith('.part')) continue;
    const { mtimeMs } = await lstat(join(folder, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
}

export type Tidied = {
  readonly removed: readonly string[];
  // Those that should have gone and did not, with the machine's word for it.
  readonly stuck: readonly { readonly file: string; readonly reason: string }[];
};

/** Removes what the rule lets go, and never the one that was just made; what is in the way of that is in nobody else's. */
export async function applyKeepRule(
  folder: string,
  rule: KeepRule,
  { made, now }: { readonly made: string; readonly now: Date },
): Promise<Tidied> {
  const named = (await readdir(folder, { withFileTypes: true })).flatMap((entry) => {
    const moment = momentOf(entry.name);
    return moment === null ? [] : [{ file: join(folder, entry.name), moment, isFile: entry.isFile() }];
  });
  // A folder of that name is no backup, and must not be kept instead of one.
  const found = named.filter(({ isFile }) => isFile);
  const kept = chooseKept(
    found.map(({ moment }) => moment),
    rule,
    now,
  );
  const removed: string[] = [];
  const stuck = named.filter(({ isFile }) => !isFile).map(({ file }) => ({ file, reason: 'EISDIR' }));
  for (const { file } of found.filter(({ file, moment }) => file !== made && !kept.has(moment))) {
    try {
      await rm(file, { force: true });
      removed.push(file);
    } catch (error) {
      stuck.push({ file, reason: codeOf(error) });
    }
  }
  return { removed, stuck };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseKept, type KeepRule } from '#domain/backup/keep.ts';
import { backupTexts as texts } from '#text/staff/backup.ts';
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

export async function openBackupFolder(folder: string): Promise<void> {
  try {
    // Whoever may read a backup may read everything.
    await mkdir(folder, { recursive: true, mode: 0o700 });
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
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
}

/** Removes what the rule lets go, and tells which files. */
export async function applyKeepRule(folder: string, rule: KeepRule): Promise<readonly string[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const moment = momentOf(name);
    return moment === null ? [] : [{ file: join(folder, name), moment }];
  });
  const kept = chooseKept(
    found.map(({ moment }) => moment),
    rule,
  );
  const gone = found.filter(({ moment }) => !kept.has(moment)).map(({ file }) => file);
  for (const file of gone) await rm(file, { force: true });
  return gone;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { toolTexts as texts } from '#text/staff/backup.ts';
import { splitPassword } from '../database/split-password.ts';
import { CommandProblem } from '../errors.ts';
import { withVerifiedMode } from '../settings/open-lines.ts';

// Debian's, one for each version, and where others put theirs.
const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/bin',
  '/usr/bin',
  '/opt/homebrew/bin',
];

export type Tools = { readonly major: number; readonly dump: string; readonly restore: string };

/**
 * PostgreSQL's own, of at least this version: an older one does not know what the server has. Of several the nearest, for a newer
 * one may write what an older server does not take back.
 */
export function findTools(folder: string | null, atLeast: number): Tools {
  const folders = folder === null ? usualFolders.flatMap((pattern) => globSync(pattern)) : [folder];
  const found = folders.flatMap((one) => toolsIn(one)).filter(({ major }) => major >= atLeast);
  const [nearest] = found.toSorted((one, other) => one.major - other.major);
  if (nearest === undefined) throw new CommandProblem(texts.missing(atLeast));
  return nearest;
}

function toolsIn(folder: string): readonly Tools[] {
  const [dump, restore] = [join(folder, 'pg_dump'), join(folder, 'pg_restore')];
  if (!existsSync(dump) || !existsSync(restore)) return [];
  const { stdout } = spawnSync(dump, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  return major > 0 ? [{ major, dump, restore }] : [];
}

type RunningTool = {
  readonly child: ChildProcessWithoutNullStreams;
  // Throws what the program said when it failed.
  readonly ended: Promise<void>;
};

/** The password goes beside the address: what a program is started with, everybody on the machine can read. */
export function startTool(
  program: string,
  args: readonly string[],
  url: string | null,
  major: number,
  signal: AbortSignal,
): RunningTool {
  const { address, password } = url === null ? { address: null, password: null } : splitPassword(url);
  const into = address === null ? [] : [`--dbname=${withVerifiedMode(address)}`];
  const child = spawn(program, [...args, ...into], {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    env: {
      ...{ PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', PGCONNECT_TIMEOUT: '30' },
      // Whom our own driver trusts.
      PGSSLROOTCERT: major >= 16 ? 'system' : '/etc/ssl/certs/ca-certificates.crt',
      ...(password === null ? {} : { PGPASSWORD: password }),
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  // It may end before it has read all it is given.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const reason = said.split('\n').find((line) => /error|fatal/i.test(line)) ?? said.split('\n')[0] ?? '';
      if (code === 0) resolve();
      else reject(new CommandProblem(texts.failed(reason)));
    });
  });
  // Heard by who waits for it, which may be later.
  ended.catch(() => undefined);
  return { child, ended };
}

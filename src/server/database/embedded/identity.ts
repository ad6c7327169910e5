import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { StartProblem } from '../../errors.ts';

/** Who runs PostgreSQL. Null is the shop's own user; root may not, so then it is somebody else. */
export type Identity = { readonly uid: number; readonly gid: number } | null;

export async function findIdentity(clusterFolder: string): Promise<Identity> {
  if (process.getuid?.() !== 0) return null;
  // A cluster made by an ordinary user keeps its owner when root starts the shop later.
  const owner = await stat(clusterFolder).catch(() => null);
  return owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody();
}

async function findNobody(): Promise<Identity> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

export type RunResult = {
  readonly code: number | null;
  // Why the system would not even start it: ENOENT, EACCES, EPERM.
  readonly refusal: string | null;
  readonly output: string;
};

export async function runAs(
  identity: Identity,
  command: string,
  args: readonly string[],
): Promise<RunResult> {
  try {
    const child = spawn(command, args, { ...spawnOptions(identity), stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const [code]: unknown[] = await once(child, 'close');
    return {
      code: typeof code === 'number' ? code : null,
      refusal: null,
      output: Buffer.concat(chunks).toString('utf8'),
    };
  } catch (error) {
    return {
      code: null,
      refusal: error instanceof Error && 'code' in error ? String(error.code) : String(error),
      output: '',
    };
  }
}

/** A folder the other user cannot enter as the working folder, or a locale this machine lacks, stops PostgreSQL. */
export function spawnOptions(identity: Identity) {
  return { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, ...identity };
}

export async function canEnter(identity: Identity, folder: string): Promise<boolean> {
  if (identity === null) return true;
  // Asking the system itself also counts what mode bits do not show.
  const { code, refusal } = await runAs(identity, '/bin/sh', ['-c', 'cd "$0"', folder]);
  if (refusal === 'EPERM')
    throw new StartProblem(
      'PostgreSQL refuses to run as root, and root may not change users here: start the shop as another user, or set DATABASE_URL.',
    );
  return code === 0;
}

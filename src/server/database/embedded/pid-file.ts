import { readFile, readlink, realpath } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { runAs } from './identity.ts';

/** What a postmaster writes about itself into its data folder. */
export type PidFile = {
  readonly pid: number;
  readonly port: number;
  readonly sockets: string;
  // It lets nobody in any more.
  readonly isStopping: boolean;
};

export const pidFileName = 'postmaster.pid';

export async function readPidFile(data: string): Promise<PidFile | null> {
  const text = await readFile(join(data, pidFileName), 'utf8').catch(() => '');
  const [pid, , , port, sockets, , , status] = text.split('\n');
  if (!pid || !(Number(pid) > 0)) return null;
  const isStopping = status?.trim() === 'stopping';
  return { pid: Number(pid), port: Number(port), sockets: sockets ?? '', isStopping };
}

/** A number in a file is no proof: after a crash it may belong to any other process by now. */
export async function isPostmasterOf(data: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { output } = await runAs(null, '/bin/ps', ['-o', 'command=', '-p', String(pid)]);
    return output.includes(data);
  }
  const [folder, own] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => null),
    realpath(data).catch(() => data),
  ]);
  return folder === own;
}

export function socketOf({ sockets, port }: Pick<PidFile, 'sockets' | 'port'>): string {
  return join(sockets, `.s.PGSQL.${port}`);
}

/** The kernel refuses where nobody listens any more, even when the process is out of sight in another container. */
export function isListening(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export function isOwnTemporaryFolder(sockets: string): boolean {
  return /^\/tmp\/maathor-[^/]+$/.test(sockets);
}

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Where a serving process finds the socket it listens at: after its input, outputs and the line to the first. */
export const portDescriptor = 4;

type Limits = { readonly execArgv: string[]; readonly env: NodeJS.ProcessEnv };

/** The one place that says how a serving process is started. */
export function startWorkerProcess(fd: number, { execArgv, env }: Limits): ChildProcess {
  return fork(join(import.meta.dirname, '..', 'open-worker.ts'), {
    execArgv,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', fd],
  });
}

import { join } from 'node:path';

/** Where compiled code is kept for the next start. Where it cannot be written, none is. */
export const compiledFolder = join(import.meta.dirname, '../../dist/compiled');

/**
 * What Node and the C library are told before anything runs, for each process of the shop: decision 075 says why.
 *
 * - Garbage is collected before it has doubled what is in use; the young generation is a third of what it would be.
 * - Whoever has worked on a large body may have what is left of it collected (`turns/give-back.ts`).
 * - Threads share one arena, and what is 32 kB or more goes back to the machine when it is freed: a hash takes 19 MB at a time, a form
 *   with photos more, in pieces of 64 kB. V8's pages stand where the arena would grow, and what it takes elsewhere it never gives back.
 * - What was compiled is kept: the next start takes two thirds of the time.
 */
const told = {
  flags: ['--max-old-space-size=256', '--max-semi-space-size=8', '--expose-gc'],
  environment: {
    NODE_COMPILE_CACHE: compiledFolder,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  },
} as const;

/**
 * Begins this program anew with them, in the same process: they cannot be set once it runs. Those that whoever starts the
 * shop has set already stand.
 */
export function restartWithOptions(): void {
  const { execve, execPath, execArgv, argv } = process;
  const chosen = withOptions();
  // Windows cannot.
  if (chosen.execArgv.length === execArgv.length || execve === undefined) return;
  execve.call(process, execPath, [execPath, ...chosen.execArgv, ...argv.slice(1)], chosen.env);
}

/** For a process that this one starts. */
export function withOptions(): { readonly execArgv: string[]; readonly env: NodeJS.ProcessEnv } {
  const { execArgv, env } = process;
  const given = [...execArgv, env['NODE_OPTIONS'] ?? ''].join(' ');
  const missing = told.flags.filter((flag) => !given.includes(nameOf(flag)));
  return { execArgv: [...execArgv, ...missing], env: { ...told.environment, ...env } };
}

function nameOf(flag: string): string {
  return flag.split('=')[0] ?? flag;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.ts';

// Rebuilds the web room as its files change and restarts the server beside it: the very same build that production
// serves, so there is no second way of loading pages to keep alive.
const root = join(import.meta.dirname, '..');
await build();

const children: readonly ChildProcess[] = [
  run('vite', ['build', '--watch', '--logLevel', 'warn', '--emptyOutDir', 'false']),
  run('vite', ['build', '--mode', 'styles', '--watch', '--logLevel', 'warn', '--emptyOutDir', 'false']),
  run('vite', ['build', '--ssr', '--watch', '--logLevel', 'warn', '--emptyOutDir', 'false']),
  run('node', ['--watch', '--watch-path=src', '--watch-path=dist/server', 'src/server/main.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

function run(command: string, args: readonly string[]): ChildProcess {
  return spawn(command, args, { cwd: root, stdio: 'inherit' });
}

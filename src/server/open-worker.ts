import './quick-imports.ts';
import { StartProblem } from './errors.ts';
import { openLog } from './log/log.ts';
import { readSettings } from './main.ts';
import { lineToFirst } from './processes/line-to-first.ts';

// One of several processes that serve under one start; see `start-processes.ts`.

// How long one may take to come to rest when nobody waits for it any more.
const maxOrphanedMs = 20_000;

const line = lineToFirst();
const { promise: stopped, resolve: stop } = Promise.withResolvers<number>();
let isStarting = true;

function end(code: number): void {
  // Nobody was answered yet.
  if (isStarting) process.exit(code);
  stop(code);
}

process.on('SIGTERM', () => end(0));
// A terminal sends these to all of a group at once: the first process hears them too, and says when.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
// None outlives the one that started it, however that ended.
process.once('disconnect', () => {
  setTimeout(() => process.exit(0), maxOrphanedMs).unref();
  end(0);
});

try {
  const settings = readSettings();
  const log = openLog(settings.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process stops: an error that nobody caught');
    end(1);
  });
  // Loaded here, not above: whoever stops a start need not wait for the second that all of it takes.
  const { serveBesideOthers } = await import('./serve-beside-others.ts');
  const close = await serveBesideOthers(settings, log, line);
  isStarting = false;
  line.tell({ kind: 'open' });
  const code = await stopped;
  await close();
  process.exit(code);
} catch (error) {
  const isFinal = error instanceof StartProblem;
  const message = isFinal ? error.message : error instanceof Error ? `${error.stack}` : String(error);
  process.send?.({ kind: 'failed', message, isFinal }, undefined, undefined, () => process.exit(1));
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartProblem } from '../errors.ts';
import { createDepartedMetrics } from './departed-metrics.ts';
import { type Begin, type FromWorker, fromWorker, type ToWorker } from './messages.ts';
import { createRounds } from './rounds.ts';

type Wishes = {
  readonly count: number;
  readonly start: () => ChildProcess;
  readonly log: Logger;
  // Once all are open: one of them says that none can go on.
  readonly onFatal: (message: string) => void;
};

export type Workers = {
  // From now on they may serve; settles when all do.
  readonly begin: (begin: Begin) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Worker = {
  readonly child: ChildProcess;
  readonly tell: (message: ToWorker) => void;
};

// Who has lived so long is replaced at once.
const soundMs = 10_000;
const firstPauseMs = 250;
const maxPauseMs = 10_000;

// Longer than one takes at most to finish its requests and its jobs.
const maxStopMs = 25_000;

/** Keeps so many processes serving: one that ends is replaced, after a while if it had only just begun. */
export function keepWorkers({ count, start, log, onFatal }: Wishes): Workers {
  const workers = new Set<Worker>();
  // Not those that are still reading their sources: they know of nothing yet, and would be waited for.
  const serving = new Set<Worker>();
  const metrics = createDepartedMetrics<Worker>();
  const rounds = createRounds(serving, (topic, answers) =>
    topic === 'metrics' ? metrics.all(answers) : Promise.resolve([...answers.values()]),
  );
  const begun = Promise.withResolvers<Begin>();
  const allOpen = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let closed = count;
  let isOpen = false;
  // Whoever does not wait for it need not hear of it twice.
  allOpen.promise.catch(() => undefined);

  const hear = (worker: Worker, message: FromWorker, onOpen: () => void): void => {
    if (message.kind === 'ask') rounds.ask(worker, message);
    else if (message.kind === 'answer') rounds.answer(worker, message);
    else if (message.kind === 'open') {
      serving.add(worker);
      onOpen();
    } else if (!isOpen) allOpen.reject(problemOf(message));
    else if (message.isFinal) onFatal(message.message);
    else log.error({ reason: message.message }, 'a process did not start');
  };

  const live = async (onOpen: () => void): Promise<void> => {
    const child = start();
    const ended = once(child, 'exit');
    const worker: Worker = {
      child,
      // One that has just died hears nothing; that is told by its end.
      tell: (message) => void (child.connected && child.send(message, () => undefined)),
    };
    child.on('message', (message) => hear(worker, fromWorker.parse(message), onOpen));
    workers.add(worker);
    void begun.promise.then(worker.tell);
    const [code, killedBy] = await ended.catch((error: unknown) => [error, null]);
    workers.delete(worker);
    serving.delete(worker);
    rounds.left(worker);
    metrics.left(worker);
    if (signal.aborted) return;
    const which = { process: child.pid, code, killedBy };
    if (code === 0) log.info(which, 'a process was stopped and is replaced');
    else log.error(which, 'a process ended and is replaced');
  };

  const keep = async (): Promise<void> => {
    let pause = 0;
    let wasOpen = false;
    const onOpen = () => {
      if (wasOpen) return;
      wasOpen = true;
      closed -= 1;
      if (closed === 0) allOpen.resolve();
    };
    while (!signal.aborted) {
      const startedAt = performance.now();
      await live(onOpen);
      const isSound = performance.now() - startedAt >= soundMs;
      pause = isSound ? 0 : Math.min(Math.max(pause * 2, firstPauseMs), maxPauseMs);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  const kept = Array.from({ length: count }, keep);
  return {
    begin: async (begin) => {
      begun.resolve(begin);
      await allOpen.promise;
      isOpen = true;
    },
    stop: async () => {
      stopping.abort();
      for (const { child } of workers) child.kill('SIGTERM');
      const limit = setTimeout(() => {
        for (const { child } of workers) child.kill('SIGKILL');
      }, maxStopMs);
      await Promise.all(kept);
      clearTimeout(limit);
    },
  };
}

function problemOf({ message, isFinal }: Extract<FromWorker, { kind: 'failed' }>): Error {
  return isFinal ? new StartProblem(message) : new Error('a process did not start', { cause: message });
}

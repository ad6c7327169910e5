import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FromShop, fromShop, type ToShop } from './messages.ts';

type Fetch = FromShop & { readonly kind: 'fetch' };
type Fetched = ToShop & { readonly kind: 'fetched' };

type Wishes = {
  // Looked up at every start: the file of settings may have changed.
  readonly variables: () => NodeJS.ProcessEnv;
  readonly onFetch: (request: Fetch['request']) => Promise<Fetched['answer']>;
  // What is open in a browser may look different now.
  readonly onRenewed: (fault: string | null) => void;
};

export type KeptShop = {
  // Where the shop listens, once it is as new as its sources; null when it does not run.
  readonly port: () => Promise<number | null>;
  // The server's own sources have changed.
  readonly restart: () => void;
  // Those of its pages have.
  readonly renew: () => void;
  readonly stop: () => Promise<void>;
};

// A save is several events of the disk, and a change of branch hundreds: together they are one restart.
const settleMs = 50;

export function keepShop({ variables, onFetch, onRenewed }: Wishes): KeptShop {
  let starts = 0;
  let running: ChildProcess | null = null;
  // The one that is as new as the server's sources.
  let current: ChildProcess | null = null;
  let change = Promise.withResolvers<'change'>();
  let settling: NodeJS.Timeout | undefined;
  const gate = createGate();

  const hear = async (child: ChildProcess, news: FromShop, begun: number) => {
    if (news.kind === 'fetch') {
      const answer = await onFetch(news.request);
      if (child.connected) child.send({ kind: 'fetched', id: news.id, answer } satisfies ToShop);
    } else if (child === current) {
      if (news.kind === 'renewed') {
        gate.open();
        if (news.fault !== null) console.error(news.fault);
        onRenewed(news.fault);
      } else {
        gate.open(news.port);
        console.log(starts === 1 ? news.announcement : `Maathor restarted in ${Date.now() - begun} ms`);
        if (starts > 1) onRenewed(null);
      }
    }
  };
  const start = (): ChildProcess => {
    starts += 1;
    const begun = Date.now();
    const child = fork(join(import.meta.dirname, 'shop.ts'), {
      env: variables(),
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    });
    child.on('message', (message) => void hear(child, fromShop.parse(message), begun));
    return child;
  };
  const keep = async () => {
    for (;;) {
      change = Promise.withResolvers();
      const child = start();
      const lastWords = hearOut(child);
      running = child;
      current = child;
      const ended = once(child, 'exit').then(() => 'end' as const);
      if ((await Promise.race([change.promise, ended])) === 'change') {
        child.kill('SIGTERM');
        await ended;
        continue;
      }
      running = null;
      current = null;
      console.error('The shop does not run. It is started again when a file changes.');
      gate.open(null);
      onRenewed(`The shop does not run.\n\n${await lastWords()}`);
      await change.promise;
    }
  };
  const restart = () => {
    gate.close();
    current = null;
    clearTimeout(settling);
    settling = setTimeout(() => change.resolve('change'), settleMs);
  };
  void keep();
  return {
    port: gate.passed,
    restart,
    renew: () => {
      if (running === null) return restart();
      // A shop that is about to start reads its pages' sources anyway.
      if (current === null) return;
      gate.close();
      current.send({ kind: 'renew' } satisfies ToShop);
    },
    stop: async () => {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    },
  };
}

// As much as a sheet over the page can show.
const longestWords = 4000;

// Said in the terminal as it comes, and once more when it is the reason why there is no shop. What the shop has started may
// hold the line open after it.
function hearOut(child: ChildProcess): () => Promise<string> {
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    words = (words + chunk.toString('utf8')).slice(-longestWords);
  });
  const closed = once(child, 'close');
  return async () => {
    await Promise.race([closed, wait(500)]);
    return words.trim();
  };
}

// Who asks while it is closed waits, so that a page loaded after a save is never that of before.
function createGate() {
  let waiting: PromiseWithResolvers<number | null> | null = Promise.withResolvers();
  let port: number | null = null;
  return {
    passed: async () => (waiting === null ? port : waiting.promise),
    close: () => {
      waiting ??= Promise.withResolvers();
    },
    open: (opened: number | null = port) => {
      port = opened;
      waiting?.resolve(port);
      waiting = null;
    },
  };
}

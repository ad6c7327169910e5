import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHelpers } from './helpers.ts';
import { startProcess } from './process.ts';
import { startThread } from './thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'maathor-helpers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answering = `
  let asked = 0;
  const answerOf = (task) => {
    if (task === 'throw') throw new Error('broke');
    if (task === 'exit') process.exit(0);
    return { self, asked: ++asked };
  };`;

const ofThread = `
  import { parentPort, threadId as self } from 'node:worker_threads';
  ${answering}
  parentPort.on('message', (task) => {
    if (task !== 'silence') parentPort.postMessage(answerOf(task));
  });`;

const ofProcess = `
  import { answerTasks } from '${new URL('./answer-tasks.ts', import.meta.url).href}';
  const self = process.pid;
  ${answering}
  answerTasks(async (task) => (task === 'silence' ? new Promise(() => undefined) : answerOf(task)));`;

const places = [
  ['a thread', startThread, ofThread],
  ['a process', startProcess, ofProcess],
] as const;

const answer = z.object({ self: z.number(), asked: z.number() });

describe.each(places)('R15.4 work by %s', (name, start, program) => {
  const file = join(folder, `${name.replace(' ', '-')}.mjs`);
  writeFileSync(file, program);

  function helpers(given: { readonly waiting?: number; readonly idleMs?: number } = {}) {
    return createHelpers<string, z.infer<typeof answer>>({
      ...{ start, program: pathToFileURL(file) },
      ...{ atOnce: 1, waiting: 10, retryAfterSeconds: 3, longestMs: 10_000, idleMs: 60_000, maxHeapMb: 32 },
      ...given,
      read: (said) => answer.parse(said),
    });
  }

  it('is done by one that stays for the next', async () => {
    const ask = helpers();
    const [first, second] = await Promise.all([ask('one'), ask('two')]);
    expect(first.self).not.toBe(start === startThread ? 0 : process.pid);
    expect(second).toEqual({ self: first.self, asked: 2 });
  });

  it.each([
    ['fails', 'throw', undefined],
    ['ends', 'exit', undefined],
    ['is stuck', 'silence', 20],
  ] as const)('one that %s is replaced, and who waited for it hears so', async (_, task, within) => {
    const ask = helpers();
    const { self } = await ask('one');
    await expect(ask(task, within)).rejects.toThrow();
    const next = await ask('two');
    expect(next.asked).toBe(1);
    expect(next.self).not.toBe(self);
  });

  it('one that nobody needs is ended', async () => {
    const ask = helpers({ idleMs: 1 });
    const { self } = await ask('one');
    await expect.poll(async () => (await ask('two')).self).not.toBe(self);
  });

  it('whoever finds the line full is sent away at once', async () => {
    const ask = helpers({ waiting: 1 });
    const asked = await Promise.allSettled([ask('one'), ask('two'), ask('three')]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});

it('R15.2 a process whose shop was killed while it worked ends without a word: in the log it would be a fault', async () => {
  const [helper, shop] = ['orphan.mjs', 'killed.mjs'].map((name) => pathToFileURL(join(folder, name)));
  if (helper === undefined || shop === undefined) throw new Error('no files');
  const answers = new URL('./answer-tasks.ts', import.meta.url).href;
  writeFileSync(
    helper,
    `import { answerTasks } from '${answers}';
     const shop = process.ppid;
     answerTasks(async () => {
       process.kill(shop, 'SIGKILL');
       // Without a turn of the loop, in which it would hear of it.
       while (process.ppid === shop);
     });`,
  );
  writeFileSync(
    shop,
    `import { startProcess } from '${new URL('./process.ts', import.meta.url).href}';
     await startProcess(new URL('${helper.href}'), 32).ask('work', AbortSignal.timeout(60_000));`,
  );
  // Its end is that of whoever holds its outputs.
  const child = spawn(process.execPath, [shop.pathname], { stdio: ['ignore', 'ignore', 'pipe'] });
  expect(await text(child.stderr)).toBe('');
});

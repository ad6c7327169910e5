import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Logger, pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartProblem } from '../errors.ts';
import { keepWorkers } from './keep-workers.ts';

// Real processes that say one thing when they may begin, and then wait to be ended.
const onBegin = (what: string) =>
  `process.on('message', ({ kind }) => { if (kind === 'begin') { ${what} } });`;
const say = (message: object, then = '') => `process.send(${JSON.stringify(message)}, () => { ${then} });`;
const opens = onBegin(say({ kind: 'open' }));
const fails = (message: string, isFinal: boolean) => onBegin(say({ kind: 'failed', message, isFinal }));

const begin = { kind: 'begin', port: 1, connection: null, sessionSecret: 'secret' } as const;

// The next that is started does the next of these, and the last for ever after.
function workersThat(...scripts: readonly [string, ...string[]]) {
  const children: ChildProcess[] = [];
  const fatal = Promise.withResolvers<string>();
  const errors: string[] = [];
  const log: Logger = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line).msg) });
  const keep = (count: number) => {
    const workers = keepWorkers({
      ...{ count, log, onFatal: fatal.resolve },
      start: () => {
        const script = scripts[children.length] ?? scripts.at(-1) ?? '';
        const child = spawn(process.execPath, ['-e', script], {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        });
        children.push(child);
        return child;
      },
    });
    onTestFinished(() => workers.stop());
    return workers;
  };
  return { keep, children, fatal: fatal.promise, errors };
}

describe('R15.1 processes that are kept', () => {
  it('have begun once all of them serve, and stop together', async () => {
    const { keep, children } = workersThat(opens);
    const workers = keep(2);
    await workers.begin(begin);
    expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    await workers.stop();
    expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
  });

  it('end the start with the words of the one that cannot, where trying again is of no use', async () => {
    const { keep } = workersThat(opens, fails('MAIL_URL names no server', true));
    const starting = keep(2).begin(begin);
    await expect(starting).rejects.toBeInstanceOf(StartProblem);
    await expect(starting).rejects.toThrow('MAIL_URL names no server');
  });

  it('end it as a fault of the shop’s own where nobody knows why', async () => {
    const { keep } = workersThat(fails('it fell over', false));
    const starting = keep(1).begin(begin);
    await expect(starting).rejects.toThrow('a process did not start');
    await expect(starting).rejects.not.toBeInstanceOf(StartProblem);
    await expect(starting).rejects.toHaveProperty('cause', 'it fell over');
  });

  it('are replaced; when the next one cannot ever begin, the shop hears so and does not go on without', async () => {
    const { keep, children, fatal, errors } = workersThat(opens, fails('the database is newer', true));
    await keep(1).begin(begin);
    children[0]?.kill('SIGKILL');
    expect(await fatal).toBe('the database is newer');
    expect(errors).toEqual(['a process ended and is replaced']);
  });

  it('are replaced again when the next one only stumbles', async () => {
    const stumbles = onBegin(
      say({ kind: 'failed', message: 'too early', isFinal: false }, 'process.exit(1)'),
    );
    const { keep, children, errors } = workersThat(opens, stumbles, opens);
    await keep(1).begin(begin);
    children[0]?.kill('SIGKILL');
    await expect.poll(() => children.length).toBe(3);
    const [third] = children.slice(2);
    if (third === undefined) throw new Error('there is no third');
    await once(third, 'message');
    expect(errors).toEqual([
      'a process ended and is replaced',
      'a process did not start',
      'a process ended and is replaced',
    ]);
  });
});

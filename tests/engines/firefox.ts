import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Engine, Tab } from './engine.ts';
import { readLine, runProgram } from './program.ts';

/** Firefox speaks WebDriver BiDi by itself: numbered commands over a socket. */
export const firefox: Engine = {
  name: 'Firefox',
  programs: ['firefox-esr'],
  packages: ['firefox-esr'],
  open: openFirefox,
};

const message = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const node = z.object({ type: z.literal('node'), sharedId: z.string() });
const flag = z.object({ type: z.literal('boolean'), value: z.boolean() });
const outcome = z.union([
  z.object({ type: z.literal('success'), result: z.unknown() }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

type Send = (method: string, params: object) => Promise<unknown>;

async function openFirefox(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'maathor-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { stderr, end } = runProgram('firefox-esr', args);
  const address = await readLine(stderr, /BiDi listening on (ws:\S+)/);
  const { send, hangUp } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const [{ context } = { context: '' }] = tree.parse(await send('browsingContext.getTree', {})).contexts;
  return {
    ...tabOf(send, context),
    close: async () => {
      hangUp();
      // Asked, it would put away what nobody will want again.
      await end('SIGKILL');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function tabOf(send: Send, context: string): Omit<Tab, 'close'> {
  const run = async (source: string, args: readonly object[]) => {
    const params = { functionDeclaration: source, arguments: args, target: { context }, awaitPromise: true };
    const answer = outcome.parse(await send('script.callFunction', params));
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const elementOf = (element: z.output<typeof node>) => {
    const origin = { type: 'element', element: { sharedId: element.sharedId } };
    const click = async () => {
      if (!flag.parse(await run(String(isAtRest), [element])).value)
        throw new Error('it moves, or something covers it');
      await act('pointer', [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    };
    const type = async (text: string) => {
      await click();
      await run('(element) => element.select()', [element]);
      await act(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    };
    return { click, type };
  };
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    call: async (inPage, ...args) => {
      const source = `async (...args) => JSON.stringify(await (${inPage})(...args))`;
      const { value } = z.object({ value: z.string() }).parse(await run(source, args.map(toText)));
      return JSON.parse(value);
    },
    find: async (inPage, ...args) => {
      const found = node.safeParse(await run(String(inPage), args.map(toText)));
      return found.success ? elementOf(found.data) : null;
    },
  };
}

// The protocol presses wherever the element was, whatever is there by now.
async function isAtRest(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return left === before.left && top === before.top && element.contains(onTop);
}

function toText(value: string): object {
  return { type: 'string', value };
}

async function connect(address: string): Promise<{ readonly send: Send; readonly hangUp: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const news = message.parse(JSON.parse(data));
    if (news.type === 'event' || news.id === null) return;
    if (news.type === 'error') waiting.get(news.id)?.reject(new Error(news.message));
    else waiting.get(news.id)?.resolve(news.result);
    waiting.delete(news.id);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)));
  });
  const send: Send = (method, params) => {
    sent += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  };
  return { send, hangUp: () => socket.close() };
}

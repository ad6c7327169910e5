import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { z } from 'zod';
import type { Engine, FoundElement, Tab } from './engine.ts';
import { readLine, runProgram } from './program.ts';
import { until } from './until.ts';

/** WebKit is driven by a program of its own that speaks classic WebDriver, and shows itself on a screen that is none. */
export const webkit: Engine = {
  name: 'WebKit',
  programs: ['WebKitWebDriver', 'Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
  open: openWebkit,
};

const answer = z.object({ value: z.unknown() });
const fault = z.object({ error: z.string(), message: z.string() });
const session = z.object({ sessionId: z.string() });
// The name by which the protocol marks a reference to an element.
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [elementKey]: z.string() });

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function openWebkit(): Promise<Tab> {
  const screen = runProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const DISPLAY = `:${await readLine(screen.stdout, /^(\d+)$/)}`;
  const port = await freePort();
  const driver = runProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY });
  const toDriver = createSend(`http://127.0.0.1:${port}`);
  await until('the driver answers', () => toDriver('GET', '/status'));
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const made = await toDriver('POST', '/session', { capabilities: { alwaysMatch: options } });
  const inSession = `/session/${session.parse(made).sessionId}`;
  return {
    ...tabOf((method, path, body) => toDriver(method, `${inSession}${path}`, body)),
    close: async () => {
      await toDriver('DELETE', inSession);
      await driver.end();
      await screen.end();
    },
  };
}

function tabOf(send: Send): Omit<Tab, 'close'> {
  const run = (source: string, args: readonly string[]) =>
    send('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  const elementOf = (id: string): FoundElement => ({
    click: async () => void (await send('POST', `/element/${id}/click`, {})),
    type: async (text) => {
      await send('POST', `/element/${id}/clear`, {});
      await send('POST', `/element/${id}/value`, { text });
    },
  });
  return {
    goTo: async (url) => void (await send('POST', '/url', { url })),
    resize: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    call: async (inPage, ...args) => {
      const source = `async (...args) => JSON.stringify(await (${inPage})(...args))`;
      return JSON.parse(z.string().parse(await run(source, args)));
    },
    find: async (inPage, ...args) => {
      const found = element.safeParse(await run(String(inPage), args));
      return found.success ? elementOf(found.data[elementKey]) : null;
    },
  };
}

function createSend(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(fault.parse(value).message || fault.parse(value).error);
    return value;
  };
}

// The driver takes no 0 for any.
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

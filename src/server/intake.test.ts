import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { atEndOfTurn, withinLimits } from './intake.ts';

/** A server that answers nobody until it is told to. */
async function holding(limits: Parameters<typeof withinLimits>[1]) {
  const inside: ServerResponse[] = [];
  const server = createServer(withinLimits((_request, response) => inside.push(response), limits));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = async (text: string): Promise<Socket & { said: string }> => {
    const socket = Object.assign(connect(port, '127.0.0.1'), { said: '' });
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      socket.said += String(part);
    });
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { inside, send };
}

const get = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';
const call =
  'POST /product/validate-state/PE-100 HTTP/1.1\r\nHost: shop\r\nX-Requested-With: XMLHttpRequest\r\nContent-Length: 2\r\n\r\n{}';
const slowPost = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nhalf';

it('R15.4 a full process tells who comes next to come back, and takes on the next when one has gone', async () => {
  const { inside, send } = await holding({ requests: 1, arriving: 1, perConnection: 8 });
  await send(get);
  await eventually(() => expect(inside).toHaveLength(1));
  const second = await send(get);
  await eventually(() => expect(second.said).toContain(callErrors.busy));
  expect(second.said).toMatch(/^HTTP\/1.1 503 .*\r\n(.*\r\n)*Retry-After: 3\r\n/);
  inside[0]?.end();
  await eventually(async () => {
    await send(get);
    expect(inside).toHaveLength(2);
  });
});

it('R15.4 a call that a full process sends away gets its message as JSON, a page as text', async () => {
  const { inside, send } = await holding({ requests: 1, arriving: 1, perConnection: 8 });
  await send(get);
  await eventually(() => expect(inside).toHaveLength(1));
  const [asCall, asPage] = [await send(call), await send(get)];
  await eventually(() => expect(asCall.said).toMatch(/\r\n\r\n.*\}/s));
  expect(asCall.said).toContain('Content-Type: application/json\r\n');
  expect(asCall.said).toContain('Retry-After: 3\r\n');
  expect(asCall.said).toContain(JSON.stringify({ message: callErrors.busy }));
  await eventually(() => expect(asPage.said).toContain('Content-Type: text/plain; charset=utf-8\r\n'));
});

it('R15.4 those who send slowly keep out one another, and nobody else', async () => {
  const { inside, send } = await holding({ requests: 10, arriving: 1, perConnection: 8 });
  await send(slowPost);
  await eventually(() => expect(inside).toHaveLength(1));
  const second = await send(slowPost);
  await eventually(() => expect(second.said).toContain('503'));
  await send(get);
  await eventually(() => expect(inside).toHaveLength(2));
});

it('R15.4 requests whose body is here leave room for the next', async () => {
  const { inside, send } = await holding({ requests: 10, arriving: 1, perConnection: 8 });
  await send(`${slowPost}whole!`);
  await eventually(() => expect(inside).toHaveLength(1));
  await send(slowPost);
  await eventually(() => expect(inside).toHaveLength(2));
});

it('R15.4 whoever sends many ahead over one connection is cut off', async () => {
  const { inside, send } = await holding({ requests: 100, arriving: 1, perConnection: 2 });
  const socket = await send(get.repeat(50));
  await eventually(() => expect(inside).toHaveLength(2));
  for (const response of inside) response.end('done');
  await once(socket, 'close');
  expect(inside).toHaveLength(2);
  expect(socket.said).toContain('503');
});

it('R15.4 what is still sent after a refusal is let go as it comes, and its sender hears why', async () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { inside, send } = await holding({ requests: 10, arriving: 10, perConnection: 8 });
  const length = 32 * 1024 * 1024;
  const sender = await send(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`);
  await eventually(() => expect(inside).toHaveLength(1));
  inside[0]?.writeHead(413).end('te groot');
  sender.write(Buffer.alloc(length));
  sender.write(get);
  await eventually(() => expect(sender.said).toContain('te groot'));
  // After the rest has been read, and not before.
  await eventually(() => expect(inside).toHaveLength(2));
  expect(gc.mock.calls.length).toBeGreaterThanOrEqual(7);
  expect(gc).toHaveBeenCalledWith({ type: 'minor' });
});

it('R15.4 those that come in one turn of the loop begin together with what they sent, so many at once', async () => {
  const begun: { readonly turn: number; readonly isWhole: boolean }[] = [];
  let turn = 0;
  const listener = atEndOfTurn(({ complete }, response) => {
    // What is asked for here comes after those of this turn.
    if (begun.every((one) => one.turn < turn)) setImmediate(() => (turn += 1));
    begun.push({ turn, isWhole: complete });
    response.end();
  }, 2);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').resume();
  onTestFinished(() => void socket.destroy());
  // Sent in one piece, so read in one turn.
  socket.write(`${call}${call}${call}`);
  await eventually(() => expect(begun).toHaveLength(3));
  socket.write(call);
  await eventually(() => expect(begun).toHaveLength(4));
  expect(begun).toEqual([0, 0, 1, 2].map((of) => ({ turn: of, isWhole: true })));
});

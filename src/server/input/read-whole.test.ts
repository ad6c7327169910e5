import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readWhole } from './read-whole.ts';

it.each([
  ['as long as may be', ['12345', '67890'], 'read', '1234567890'],
  ['shorter', ['12', '', '34'], 'read', '1234'],
  ['empty', [], 'read', ''],
])('R15.4 a body that is %s is there for whoever asks', async (_, pieces, outcome, text) => {
  const { told, asked } = await readPieces(pieces);
  expect([told, await asked]).toEqual([outcome, text]);
});

it('R15.4 a body that is too large is not read on, nor hung up on', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(6)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect((await readBody(body)).told).toBe('too-large');
  expect(isCancelled).toBe(false);
});

it('a body that breaks off is found broken by whoever asks', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('gone')),
  });
  const { told, asked } = await readBody(body);
  expect(told).toBe('broken');
  expect(await asked).toBeInstanceOf(Error);
});

function readPieces(pieces: readonly string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return readBody(body);
}

async function readBody(body: ReadableStream) {
  const app = new Hono();
  const found: { told: string; asked: Promise<unknown> }[] = [];
  app.post('/', async (c) => {
    const told = await readWhole(c, 10);
    found.push({
      told,
      asked: told === 'too-large' ? Promise.resolve(null) : c.req.text().catch((error) => error),
    });
    return c.text('');
  });
  await app.request(new Request('http://shop/', asSent(body)));
  const [first] = found;
  if (first === undefined) throw new Error('nothing was read');
  return first;
}

// The types of browsers do not know of it, and Node refuses a stream without.
function asSent(body: ReadableStream): RequestInit {
  return Object.assign({ method: 'POST', body }, { duplex: 'half' });
}

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import { readJson } from './read-json.ts';

async function read(body: string): Promise<unknown> {
  const app = new Hono().post('/', async (c) => c.json({ body: await readJson(c) }));
  app.onError((error, c) => c.text('', error instanceof Refusal ? error.status : 500));
  const answer = await app.request('/', { method: 'POST', body });
  return answer.ok ? answer.json() : answer.status;
}

it.each([
  ['[]', { body: [] }],
  [`[${'[],'.repeat(4998)}[]]`, { body: Array.from({ length: 4999 }, () => []) }],
  [`{"a":"${'x'.repeat(9000)}"}`, { body: { a: 'x'.repeat(9000) } }],
])('what opens no more than five thousand lists is read', async (body, seen) => {
  expect(await read(body)).toEqual(seen);
});

it.each([
  ['deep', `${'['.repeat(5001)}${']'.repeat(5001)}`],
  ['wide', `[${'{},'.repeat(5001)}{}]`],
  ['in words that are read in their turn', JSON.stringify({ maten: '['.repeat(5001) })],
])('R15.4 a body of lists and nothing else is not read: %s', async (_, body) => {
  expect(await read(body)).toBe(400);
});

it.each(['', '{', 'null,', 'nonsense'])('what is no JSON is not read: %j', async (body) => {
  expect(await read(body)).toBe(400);
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { AppEnv, SignedInPerson } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { inTurn } from './in-turn.ts';

/** Pages that are drawn when somebody says so, and a rest that ends when somebody says so. */
function pages() {
  const drawn: { readonly who: string; readonly end: () => void }[] = [];
  const rests: { readonly ms: number; readonly end: () => void }[] = [];
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    const id = Number(c.req.query('who'));
    // Of a person only who it is counts here.
    const person = (id === 0 ? null : { id }) as SignedInPerson | null;
    c.set('session', { person } as AppEnv['Variables']['session']);
    return next();
  });
  app.use(inTurn((ms) => new Promise<void>((end) => rests.push({ ms, end }))));
  app.get('/', async (c) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    drawn.push({ who: c.req.query('who') ?? '', end: resolve });
    await promise;
    if (c.req.query('fails') !== undefined) throw new Error('no page');
    return c.text('page');
  });
  app.onError((error, c) =>
    error instanceof Refusal ? c.text('too many', 429, error.headers) : c.text('failed', 500),
  );
  const ask = async (query: string, env = {}) => (await app.request(`/?who=${query}`, {}, env)).text();
  const begun = () => drawn.map(({ who }) => who);
  return { drawn, rests, ask, begun };
}

it('R15.4 of one person two pages are drawn at once, and others do not wait for them', async () => {
  const { drawn, rests, ask, begun } = pages();
  const [first] = [ask('1'), ask('1'), ask('1'), ask('2'), ask('0'), ask('0'), ask('0')];
  await eventually(() => expect(begun()).toEqual(['1', '1', '2', '0', '0', '0']));
  drawn[0]?.end();
  expect(await first).toBe('page');
  // Its reader has it, and the third begins when others have had room.
  await eventually(() => expect(rests).toHaveLength(1));
  expect(begun()).toHaveLength(6);
  rests[0]?.end();
  await eventually(() => expect(begun()).toEqual(['1', '1', '2', '0', '0', '0', '1']));
});

it('R15.4 a page that fails is told so, and leaves room for the next', async () => {
  const { drawn, rests, ask, begun } = pages();
  const [first] = [ask('1&fails'), ask('1'), ask('1')];
  await eventually(() => expect(begun()).toHaveLength(2));
  drawn[0]?.end();
  expect(await first).toBe('failed');
  await eventually(() => expect(rests).toHaveLength(1));
  expect(rests[0]?.ms).toBeLessThanOrEqual(1000);
  rests[0]?.end();
  await eventually(() => expect(begun()).toHaveLength(3));
});

it('R15.4 whoever asks for more than may wait is told so at once, and others are not', async () => {
  const { drawn, rests, ask, begun } = pages();
  const asked = Array.from({ length: 23 }, () => ask('1'));
  expect(await asked[22]).toBe('too many');
  void ask('2');
  await eventually(() => expect(begun()).toEqual(['1', '1', '2']));
  for (const { end } of drawn) end();
  await eventually(() => expect(rests).toHaveLength(3));
  rests[0]?.end();
  await eventually(() => expect(begun()).toHaveLength(4));
});

it('R15.4 a page whose reader has hung up keeps nobody waiting', async () => {
  const { drawn, rests, ask, begun } = pages();
  const outgoing = { destroyed: false };
  const reloaded = [ask('1'), ask('1'), ask('1', { outgoing }), ask('1')];
  await eventually(() => expect(begun()).toHaveLength(2));
  outgoing.destroyed = true;
  drawn[0]?.end();
  await eventually(() => expect(rests).toHaveLength(1));
  rests[0]?.end();
  expect(await reloaded[2]).toBe('too many');
  // The fourth is at work, without a rest for the third.
  await eventually(() => expect(begun()).toHaveLength(3));
  expect(rests).toHaveLength(1);
});

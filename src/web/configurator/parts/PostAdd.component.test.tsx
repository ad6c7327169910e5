import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { WayToOrder } from '#domain/account/way-to-order.ts';
import { givePageToken, show } from '../../component-testing.tsx';
import { createPresetDesk } from '../store/preset-desk.ts';
import { setUpComplete } from '../store/testing.ts';
import { button, press } from '../testing.tsx';
import { ConfiguratorContext } from '../use-configurator.ts';
import { PostAdd } from './PostAdd.tsx';

async function showPostAdd(wayToOrder: WayToOrder, quote: string | null = null) {
  const { store, delays, visits } = await setUpComplete({ quote });
  givePageToken('millimetres');
  show(
    <ConfiguratorContext
      value={{
        store,
        way: 'opening',
        wayToOrder,
        mayQuote: wayToOrder !== 'none',
        guides: {},
        desk: createPresetDesk({}),
        rememberedMargins: () => ({}),
        drafts: { find: () => null, drop: () => undefined, begin: () => undefined },
        loadPalette: async () => null,
        loadDrawing: () => new Promise(() => undefined),
      }}
    >
      <PostAdd message="toegevoegd" />
    </ConfiguratorContext>,
  );
  return { delays, visits };
}

test('R4.12 R9.4 a way on turns grey for half a second, and is then taken', async () => {
  const { delays, visits } = await showPostAdd('checkout');
  const checkout = button('Direct afrekenen');
  await expect.element(checkout).toBeVisible();
  const colour = () => getComputedStyle(checkout.element()).backgroundColor;
  const before = colour();
  await press(checkout);
  await expect.poll(colour).not.toBe(before);
  expect(delays.map(({ milliseconds }) => milliseconds)).toEqual([500]);
  expect(visits).toEqual([]);
  delays[0]?.act();
  expect(visits).toEqual(['checkout']);
  await expect.element(page.getByRole('heading', { name: 'Gereed' })).toBeVisible();
});

test.each([
  ['offer', 'Aanbieden aan collega'],
  ['none', null],
] as const)('R12.1 who may not order is not sent to the checkout: %s', async (way, name) => {
  await showPostAdd(way);
  await expect.element(button('Bekijk winkelwagen')).toBeVisible();
  expect(page.getByRole('button', { name: 'Direct afrekenen' }).elements()).toEqual([]);
  if (name !== null) await expect.element(button(name)).toBeVisible();
});

test('R13.1 the cart becomes a quote by a form of its own, for who may make one', async () => {
  await showPostAdd('checkout');
  await expect.element(button('Bewaar als offerte')).toBeVisible();
  const form = button('Bewaar als offerte').element().closest('form');
  expect(form?.getAttribute('action')).toBe('/offertes');
  expect(new FormData(form ?? undefined).get('key')).toMatch(/^[\da-f-]{36}$/);
});

test('R13.1 in a quote it says so, and leads there or to another product', async () => {
  const { delays, visits } = await showPostAdd('checkout', 'O2026-00001');
  await expect
    .element(page.getByRole('heading', { name: 'Toegevoegd aan offerte O2026-00001' }))
    .toBeVisible();
  for (const name of ['Bewaar als offerte', 'Bekijk winkelwagen', 'Direct afrekenen'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  await expect.element(button('Ander product')).toBeVisible();
  await press(button('Naar offerte'));
  delays[0]?.act();
  expect(visits).toEqual(['quote']);
});

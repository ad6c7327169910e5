import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../component-testing.tsx';
import { createPresetDesk } from '../store/preset-desk.ts';
import { setUpComplete } from '../store/testing.ts';
import { button } from '../testing.tsx';
import { ConfiguratorContext } from '../use-configurator.ts';
import { PostAdd } from './PostAdd.tsx';

test('R4.12 R9.4 a way on turns grey for half a second, and is then taken', async () => {
  const { store, delays, visits } = await setUpComplete();
  show(
    <ConfiguratorContext
      value={{
        store,
        way: 'opening',
        wayToOrder: 'checkout',
        guides: {},
        desk: createPresetDesk({}),
        rememberedMargins: () => ({}),
        drafts: { find: () => null, drop: () => undefined, begin: () => undefined },
        loadPalette: async () => null,
        loadDrawing: async () => null,
      }}
    >
      <PostAdd message="toegevoegd" />
    </ConfiguratorContext>,
  );
  const checkout = button('Direct afrekenen');
  await expect.element(checkout).toBeVisible();
  const colour = () => getComputedStyle(checkout.element()).backgroundColor;
  const before = colour();
  await checkout.click();
  await expect.poll(colour).not.toBe(before);
  expect(delays.map(({ milliseconds }) => milliseconds)).toEqual([500]);
  expect(visits).toEqual([]);
  delays[0]?.act();
  expect(visits).toEqual(['checkout']);
  await expect.element(page.getByRole('heading', { name: 'Gereed' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { cartAnswer } from '#contract/configurator-answer.ts';
import { expect } from './e2e.ts';
import { pe100 } from './worked-examples.ts';

/** As the configurator adds them. */
export async function add(
  page: Page,
  specs: unknown,
  amount = 1,
  code = 'PE-100',
  device = 'desktop',
): Promise<void> {
  const answer = await page.request.post(`/product/add-to-cart/${code}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': await tokenOf(page) },
    data: { meta: { device, amount }, specs },
  });
  expect(answer.status()).toBe(200);
}

/** As quick order adds them: all of one size, with a label each. */
export function addRows(page: Page, rooms: readonly string[]): Promise<void> {
  const { kenmerk: _label, ...shared } = pe100();
  const each = (value: unknown) => JSON.stringify(rooms.map(() => value));
  const maten = {
    width_opening: each('900'),
    height_opening: each('1200'),
    user_amount: each(1),
    room: JSON.stringify(rooms),
  };
  return add(page, { ...shared, maten }, 1, 'PE-100', 'snel_bestellen_desktop');
}

async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'text/html' } });
  return /name="csrf-token" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

export async function cartLines(page: Page) {
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'application/json' } });
  return cartAnswer.parse(await answer.json()).lines;
}

import type { Page } from '@playwright/test';
import { cartAnswer } from '#contract/configurator-answer.ts';
import { expect } from './e2e.ts';

/** As the configurator adds them. */
export async function add(page: Page, specs: unknown, amount = 1, code = 'PE-100'): Promise<void> {
  const answer = await page.request.post(`/product/add-to-cart/${code}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': await tokenOf(page) },
    data: { meta: { device: 'desktop', amount }, specs },
  });
  expect(answer.status()).toBe(200);
}

async function tokenOf(page: Page): Promise<string> {
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'text/html' } });
  return /name="csrf-token" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

export async function cartLines(page: Page) {
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'application/json' } });
  return cartAnswer.parse(await answer.json()).lines;
}

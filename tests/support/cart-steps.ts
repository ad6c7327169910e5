import type { Page } from '@playwright/test';
import { cartAnswer } from '#contract/configurator-answer.ts';
import { expect } from './e2e.ts';

// Stories in one shop share its customers' carts: one that counts what is in it begins with none of it.
export async function emptyCart(page: Page): Promise<void> {
  await page.goto('/winkelwagen');
  const token = await tokenOf(page);
  const answer = await page.request.get('/winkelwagen', { headers: { accept: 'application/json' } });
  for (const { timestamp } of cartAnswer.parse(await answer.json()).lines) {
    await page.request.post(`/winkelwagen/${timestamp}/verwijderen`, { form: { _token: token } });
  }
}

// As the configurator adds them.
export async function add(page: Page, specs: unknown, amount = 1, code = 'PE-100'): Promise<void> {
  const answer = await page.request.post(`/product/add-to-cart/${code}`, {
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': await tokenOf(page) },
    data: { meta: { device: 'desktop', amount }, specs },
  });
  expect(answer.status()).toBe(200);
}

async function tokenOf(page: Page): Promise<string> {
  return (await page.locator('meta[name="csrf-token"]').getAttribute('content')) ?? '';
}

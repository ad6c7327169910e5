import { expect, type Locator, type Page } from '@playwright/test';

/** Keeps the server's judgement back until the story has seen what waits for it. */
export async function holdJudgement(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/product/validate-state/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Told to whoever cannot see it, and shown to whoever can: on the button itself, or on the label around a choice. */
export async function expectWaiting(control: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-busy', 'true');
  const sign = () =>
    control.evaluate((element) => {
      const shown = element instanceof HTMLButtonElement ? element : element.closest('label');
      return shown && getComputedStyle(shown, '::after').opacity;
    });
  await expect.poll(sign).toBe('1');
}

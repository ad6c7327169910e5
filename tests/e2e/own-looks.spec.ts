import type { Page } from '@playwright/test';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoSidewaysScroll, once, otherScreen, test } from '#tests/support/e2e.ts';
import { wideScreen } from '#tests/support/screens.ts';

// As somebody who reads badly sets it in the browser itself: letters twice as large, the page as wide as it was.
async function readTwiceAsLarge(page: Page): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test(
  'R11.8 R20.13 with letters twice as large nothing of a page leaves the window, and a product’s name stays on its card',
  once,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.staff);
    await readTwiceAsLarge(page);
    for (const address of ['/beheer', '/beheer/status', '/beheer/taken/1', '/', '/producten/pe-100']) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(otherScreen(page));
      await expectNoSidewaysScroll(page);
    }

    await page.setViewportSize(wideScreen);
    await loginAs(demoAccounts.millimetres);
    await page.goto('/snel-bestellen');
    const card = page.getByRole('button', { name: 'Scharnierende hordeur' });
    await expect(card).toBeVisible();
    expect(
      await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  },
);

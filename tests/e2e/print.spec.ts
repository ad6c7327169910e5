import type { Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { addRows } from '#tests/support/cart-steps.ts';
import { expect, once, test } from '#tests/support/e2e.ts';
import { aSentQuote } from '#tests/support/quotes.ts';

// What holds a line is a grid or a flex box: over several sheets it draws what comes after it through what moved to the next.
async function expectBlocksAround(page: Page, words: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const line = page.locator('main li').filter({ hasText: words }).last();
  await expect(line).toBeVisible();
  const around = await line.evaluate((element) => {
    const found: string[] = [];
    for (let at = element.parentElement; at !== null && at.tagName !== 'MAIN'; at = at.parentElement)
      found.push(getComputedStyle(at).display);
    return found;
  });
  expect(around.filter((display) => /grid|flex/.test(display))).toEqual([]);
}

test(
  'R13.3 a cart, a checkout and a quote of many lines print every one of them',
  once,
  async ({ page, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer('mm@voorbeeld.nl');
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    const { quote } = await aSentQuote(drizzle({ client: database }), email);
    await addRows(page, ['keuken', 'serre']);
    await page.goto('/winkelwagen');
    await expectBlocksAround(page, 'serre');
    await page.goto('/checkout');
    await expectBlocksAround(page, 'serre');

    await page.goto(`/offertes/${quote.number}`);
    await expectBlocksAround(page, 'Wij maken');
    await expect(page.getByText('Klant wijzigen')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Meer', exact: true })).toBeHidden();
  },
);

import { expect, type Page } from '@playwright/test';

/** On paper: what holds a line is a block, for a grid or a flex box draws over several sheets what comes after it through what moved to the next. */
export async function expectBlocksAround(page: Page, words: string): Promise<void> {
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
  await page.emulateMedia({ media: 'screen' });
}

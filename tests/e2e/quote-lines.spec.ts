import type { Locator, Page } from '@playwright/test';
import { drizzle } from 'drizzle-orm/node-postgres';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, test, visit, wideFirst } from '#tests/support/e2e.ts';
import { watchScripts } from '#tests/support/loaded-scripts.ts';
import { addLogin } from '#tests/support/own-customer.ts';
import { aRoom } from '#tests/support/quote-to-order.ts';
import { aQuote } from '#tests/support/quotes.ts';

test(
  'R7.1 R13.1 screens of a quote are changed in the configurator, and moved by keyboard and by drag',
  wideFirst,
  async ({ page, isMobile, context, baseURL, database, newCustomer }) => {
    const { email, sessionId } = await newCustomer(demoAccounts.millimetres);
    await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    const { number } = await aQuote(drizzle({ client: database }), email, {
      lines: [aRoom('woonkamer'), aRoom('keukenraam')],
    });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const size = async (width: string, height: string) => {
      await page.getByRole('textbox', { name: 'Breedte' }).fill(width);
      await page.getByRole('textbox', { name: 'Hoogte' }).fill(height);
      await page.getByRole('button', { name: /^(Volgende|Wijzigen)$/ }).click();
    };

    await page.goto(`/offertes/${number}`);
    const change = page.getByRole('link', { name: 'Wijzigen: Inzethor, woonkamer' });
    await visit(page, `${await change.getAttribute('href')}&stap=maten`);
    await size('950', '1200');
    await press('Bijwerken');
    await page.waitForURL(`/offertes/${number}`);
    const scripts = watchScripts(page);
    await page.reload();
    await expect(page.getByText('Wij maken 978 x 1228 mm')).toBeVisible();
    expect(await scripts.gzipBytes()).toBeLessThan(5 * 1024);

    await expect(
      page.getByRole('link', { name: 'Nog een maat, zelfde keuzes: Inzethor, woonkamer' }),
    ).toHaveAttribute('href', new RegExp(`^/producten/pe-100\\?offerte=${number}&zelfde=\\d+`));
    const names = { first: 'Inzethor, woonkamer', second: 'Inzethor, keukenraam' };
    const order = () =>
      page.locator('#offerteregels li').evaluateAll((items) =>
        items.map((item) => {
          const group = item.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? '';
          return `${item.textContent?.includes('978 x 1228') ? 'first' : 'second'} ${group}`.trim();
        }),
      );
    const handle = (line: 'first' | 'second') =>
      page.getByRole('button', { name: `Verplaatsen: ${names[line]}`, exact: true });
    await expect.poll(order).toEqual(['first', 'second']);

    // By keyboard, and heard.
    await handle('second').press('ArrowUp');
    await expect.poll(order).toEqual(['second', 'first']);
    await expect(handle('second')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'plaats 1 van 2' })).toHaveText(
      'Inzethor: plaats 1 van 2.',
    );

    await page.getByText('Ruimte of adres geven').last().click();
    await page.getByRole('combobox', { name: 'Ruimte of adres' }).last().fill('Begane grond');
    await page.getByRole('button', { name: 'Ruimte opslaan: Inzethor, woonkamer' }).click();
    await expect.poll(order).toEqual(['second', 'first Begane grond']);
    await expectSoundPage(page);

    // Dropped below the other, it takes that one's room.
    await drag(page, isMobile, handle('second'), page.locator('#offerteregels li').last());
    await expect.poll(order).toEqual(['first Begane grond', 'second Begane grond']);

    await page.getByRole('button', { name: 'Verwijderen: Inzethor, woonkamer' }).click();
    await expect.poll(order).toEqual(['second Begane grond']);
    await press('Terugzetten');
    await expect.poll(order).toEqual(['first Begane grond', 'second Begane grond']);

    // Logged out and in again beside this page: what is refused is seen on a page that is there.
    const value = await addLogin(database, email);
    await context.addCookies([{ name: 'maathor', value, url: baseURL ?? '' }]);
    const reloaded = page.waitForEvent('load');
    await handle('first').press('ArrowDown');
    await reloaded;
    await expect.poll(order).toEqual(['first Begane grond', 'second Begane grond']);
    await expect(page).toHaveURL(new RegExp(`/offertes/${number}`));
  },
);

/** Holds a line by its handle, and lets go of it below the middle of another: with the mouse, or with a finger. */
async function drag(page: Page, isTouch: boolean, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('nothing to hold');
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: start.x, y: to.y + to.height * 0.75 };
  if (!isTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 12);
    await page.mouse.move(end.x, end.y, { steps: 4 });
    return page.mouse.up();
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  await touch('touchMove', [{ x: start.x, y: start.y + 12 }]);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
}

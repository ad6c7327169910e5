import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add, addRows } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectSoundPage,
  once,
  seenAtBothWidths,
  test,
  thorough,
  thoroughOnce,
  wideFirst,
} from '#tests/support/e2e.ts';
import { expectBlocksAround } from '#tests/support/print.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';

async function expectSound(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) return expectSoundPage(page);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsWithoutScript(page);
}

// Axe is a script itself: it looks at the same page in a twin window that shows what <noscript> holds.
async function expectNoAxeViolationsWithoutScript(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser to open a twin in');
  const twin = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  const body = (await page.content())
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<script[^>]*><\/script>/g, '');
  const window = await twin.newPage();
  await window.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }));
  await window.goto(page.url());
  await expectNoAxeViolations(window);
  await twin.close();
}

function line(page: Page, boxLabel: string) {
  return page
    .getByRole('listitem')
    .filter({ hasText: boxLabel })
    .filter({ has: page.getByRole('heading') });
}

for (const javaScriptEnabled of [true, false]) {
  const told = javaScriptEnabled ? seenAtBothWidths : thoroughOnce;
  test.describe(javaScriptEnabled ? 'with script' : 'without script', told, () => {
    test.use({ javaScriptEnabled });

    test('R2.1 an empty cart shows two ways on, and lines what was ordered; they are changed, copied, removed and put back', async ({
      page,
      loginAs,
    }) => {
      await loginAs(demoAccounts.millimetres);
      await page.goto('/winkelwagen');
      await expect(page.getByText('Uw winkelwagen is leeg.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Snel bestellen' })).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await add(page, workedExamples[0]?.specs, 3);
      await add(page, pe100({ kenmerk: { room: 'zolder' } }));
      await page.goto('/winkelwagen');
      await expect(line(page, 'woonkamer')).toContainText('Wij maken 928 x 1228 mm');
      await expect(line(page, 'woonkamer')).toContainText('€ 258,24');

      await page.getByLabel('Aantal: Inzethor, woonkamer').fill('2');
      await page.getByLabel('Aantal: Inzethor, woonkamer').press('Enter');
      await expect(line(page, 'woonkamer')).toContainText('€ 172,16');
      await expect(page.getByRole('region', { name: 'Overzicht' })).toContainText('€ 233,14');
      await expect(page.getByRole('banner')).toContainText('€ 233,14');

      await page.getByRole('button', { name: 'Kopiëren: Inzethor, zolder' }).click();
      await expect(page.getByRole('main')).toContainText('De regel is gekopieerd.');
      await expect(page.getByRole('heading', { level: 2, name: 'Inzethor' })).toHaveCount(3);

      await page.getByRole('button', { name: 'Verwijderen: Inzethor, woonkamer' }).click();
      await expect(page.getByText('Inzethor (woonkamer) is verwijderd.').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Inzethor' })).toHaveCount(2);
      await expectBlocksAround(page, 'zolder');
      await expectSound(page, javaScriptEnabled);
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expect(page.getByLabel('Aantal: Inzethor, woonkamer')).toHaveValue('2');
    });

    test(
      'R1.1 R2.33 remarks belong to the order and stay; set-up fees, shipping and VAT are shown apart',
      thorough,
      async ({ page, loginAs }) => {
        await loginAs(demoAccounts.millimetres);
        await add(page, workedExamples[1]?.specs);
        await page.goto('/winkelwagen');
        const overview = page.getByRole('region', { name: 'Overzicht' });
        for (const row of [
          'Instelkosten RAL 6005',
          '€ 38,43',
          'Verzendkosten',
          '€ 19,50',
          'Btw 21%',
          '€ 171,77',
        ]) {
          await expect(overview).toContainText(row);
        }
        await expect(overview.getByRole('link', { name: 'Afrekenen' })).toHaveAttribute('href', '/checkout');
        const remarks = page.getByLabel('Opmerkingen bij de bestelling');
        await remarks.fill('Graag bellen voor levering');
        if (javaScriptEnabled) await remarks.blur();
        else await page.getByRole('button', { name: 'Opmerkingen opslaan' }).click();
        await expect(page.getByText('Uw opmerkingen zijn opgeslagen.').first()).toBeVisible();
        await page.goto('/winkelwagen');
        await expect(remarks).toHaveValue('Graag bellen voor levering');
      },
    );
  });
}

test('R2.2 a line opens in the configurator to be changed', thorough, async ({ page, loginAs }) => {
  await loginAs(demoAccounts.millimetres);
  await add(page, pe100());
  await page.goto('/winkelwagen');
  await page.getByRole('link', { name: 'Wijzigen: Inzethor, woonkamer' }).click();
  await expect(page).toHaveURL(/\/producten\/pe-100\?edit=\d+$/);
  // One that is gone opens nothing: an empty configurator would add a line to the ones there are.
  await page.goto('/producten/pe-100?edit=1');
  await expect(page.getByText('Deze regel staat niet meer in uw winkelwagen.')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Naar de winkelwagen' }).click();
  await expect(page.getByLabel('Aantal: Inzethor, woonkamer')).toBeVisible();
  // Its colour leads to the colours.
  await page.getByRole('link', { name: /andere kleur voor Inzethor, woonkamer/ }).click();
  const dialog = page.getByRole('dialog', { name: /Inzethor|Kleur/ });
  await expect(dialog.getByRole('radio', { name: /RAL 7016 structuur/ })).toBeVisible();
});

test(
  'R20.14 twenty lines on two screens; copying and removing leave the eye where it was',
  wideFirst,
  async ({ page, loginAs, isMobile }) => {
    await loginAs(demoAccounts.millimetres);
    await addRows(
      page,
      Array.from({ length: 20 }, (_, index) => `kamer ${index + 1}.`),
    );
    await page.goto('/winkelwagen');
    const rows = page.getByRole('list', { name: 'Regels in uw winkelwagen' });
    const bottom = await rows.evaluate((list) => list.getBoundingClientRect().bottom);
    if (!isMobile) expect(bottom).toBeLessThan(2 * 960);
    await expect(page.getByRole('link', { name: 'Afrekenen' })).toBeInViewport({ ratio: 1 });

    const unfolded = line(page, 'kamer 11.').getByText('Kozijntype');
    await expect(unfolded).toBeHidden();
    await line(page, 'kamer 11.').getByText('Specificaties').click();
    await expect(unfolded).toBeVisible();
    await expectNoSidewaysScroll(page);

    const top = async () => (await line(page, 'kamer 12.').first().boundingBox())?.y ?? 0;
    const copy = page.getByRole('button', { name: 'Kopiëren: Inzethor, kamer 12.' }).first();
    await copy.scrollIntoViewIfNeeded();
    const before = await top();
    await copy.click();
    await expect(line(page, 'kamer 12.')).toHaveCount(2);
    await expect(page.getByText('De regel is gekopieerd.').first()).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await expect(copy).toBeFocused();
    await expect(unfolded).toBeVisible();
    await expect(rows.getByRole('heading').nth(12)).toBeVisible();
    const labels = await rows.getByRole('spinbutton').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(labels.slice(10, 14).map((label) => label?.slice(-9))).toEqual([
      'kamer 11.',
      'kamer 12.',
      'kamer 12.',
      'kamer 13.',
    ]);

    await page.getByRole('button', { name: 'Verwijderen: Inzethor, kamer 12.' }).first().click();
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await expect(undo).toBeFocused();
    await expect(undo).toBeInViewport();
    expect(Math.abs(((await undo.boundingBox())?.y ?? 0) - before)).toBeLessThan(120);
    await undo.click();
    await expect(line(page, 'kamer 12.')).toHaveCount(2);
    await expect(
      page.getByRole('button', { name: 'Verwijderen: Inzethor, kamer 12.' }).first(),
    ).toBeFocused();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);

    await page.getByRole('link', { name: 'kenmerk' }).click();
    await expect(page.getByText('2 stuks, € 121,96 excl. btw')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Aantal: Inzethor, kamer 1.').fill('3');
    await page.getByLabel('Aantal: Inzethor, kamer 1.').press('Enter');
    await expect(page.getByText('3 stuks, € 182,94 excl. btw')).toBeVisible();
  },
);

test.describe('in place', once, () => {
  test.beforeEach(async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await addRows(page, ['hal', 'serre']);
    await page.goto('/winkelwagen');
    // Gone as soon as the page is loaded anew.
    await page.evaluate(() => document.body.setAttribute('data-stayed', ''));
  });

  test(
    'R2.33 what is typed is saved by itself, without a new page, and what is being typed survives it',
    thorough,
    async ({ page, context }) => {
      const amount = page.getByLabel('Aantal: Inzethor, hal');
      const overview = page.getByRole('region', { name: 'Overzicht' });
      const other = await page.getByLabel('Aantal: Inzethor, serre').elementHandle();
      await amount.fill('4');
      await amount.press('Tab');
      await expect(overview).toContainText('€ 304,90');
      // The other lines were left alone: with hundreds of them, laying all out anew takes seconds.
      expect(await other?.evaluate((field) => field.isConnected)).toBe(true);
      await expect(page.getByRole('link', { name: 'Wijzigen: Inzethor, hal' })).toBeFocused();
      await expect(page.locator('#cart-status')).toHaveText('De winkelwagen is bijgewerkt.');

      // Changes made quickly after each other all count.
      await page.evaluate(() => {
        for (const [label, value] of [
          ['hal', '2'],
          ['serre', '3'],
          ['hal', '5'],
        ]) {
          const input = document.querySelector<HTMLInputElement>(
            `input[aria-label="Aantal: Inzethor, ${label}"]`,
          );
          if (input === null) throw new Error('no such line');
          input.value = value ?? '';
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }
      });
      await expect(overview).toContainText('€ 487,84');
      await expect(amount).toHaveValue('5');
      await expect(page.getByLabel('Aantal: Inzethor, serre')).toHaveValue('3');

      const remarks = page.getByLabel('Opmerkingen bij de bestelling');
      await remarks.pressSequentially('Nog niet kl');
      await remarks.evaluate((area) => {
        // Another change arrives while the remark is unfinished.
        document.querySelector<HTMLButtonElement>('button[aria-label="Kopiëren: Inzethor, hal"]')?.click();
        return area.textContent;
      });
      await expect(page.getByRole('heading', { level: 2, name: 'Inzethor' })).toHaveCount(3);
      await expect(remarks).toHaveValue('Nog niet kl');
      await expect(remarks).toBeFocused();
      await remarks.pressSequentially('aar');
      await remarks.blur();
      await expect(page.getByText('Uw opmerkingen zijn opgeslagen.').first()).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-stayed');
      await page.reload();
      await expect(remarks).toHaveValue('Nog niet klaar');

      // What was not done for want of a login is told after logging in.
      await context.clearCookies();
      await page.getByRole('button', { name: 'Kopiëren: Inzethor, hal' }).first().click();
      await expect(page).toHaveURL(/\/inloggen\?terug=%2Fwinkelwagen%3Fmelding%3Dverlopen$/);
    },
  );

  test('R2.33 R5.3 what is checked out is what the screen shows, and who is logged out hears what was not done', async ({
    page,
    context,
  }) => {
    const amount = page.getByLabel('Aantal: Inzethor, hal');
    const checkout = page.getByRole('link', { name: 'Afrekenen' });
    await amount.fill('99999');
    await checkout.click();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(
      '‘99999’ kan niet. Vul een aantal in van 1 t/m 9999. Het aantal is nog 1.',
    );
    await expect(amount).toHaveValue('1');
    await expect(page.locator('#cart-status')).toContainText('‘99999’ kan niet.');
    await expect(page.locator('body')).toHaveAttribute('data-stayed');

    await page.route('**/aantal', (route) => route.abort());
    await amount.fill('6');
    await checkout.click();
    await expect(page.getByText('De wijziging is misschien niet opgeslagen.')).toBeVisible();
    await expect(amount).toHaveValue('6');
    await page.unroute('**/aantal');

    await page.getByLabel('Opmerkingen bij de bestelling').fill('Nog niet klaar');
    const other = await context.newPage();
    await other.goto('/winkelwagen');
    await other.getByLabel('Aantal: Inzethor, serre').fill('3');
    await other.getByLabel('Aantal: Inzethor, serre').press('Enter');
    await expect(other.getByRole('region', { name: 'Overzicht' })).toContainText('€ 243,92');
    // The answer to the amount that was typed brings along what the other window did.
    await checkout.click();
    await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('6 × € 60,98');
    await expect(page.getByRole('main')).toContainText('3 × € 60,98');

    await page.goto('/winkelwagen');
    await expect(page.getByLabel('Opmerkingen bij de bestelling')).toHaveValue('Nog niet klaar');
    await other.getByLabel('Aantal: Inzethor, serre').fill('2');
    await other.getByLabel('Aantal: Inzethor, serre').press('Enter');
    await expect(other.getByRole('region', { name: 'Overzicht' })).toContainText('€ 487,84');
    await checkout.click();
    await expect(page.locator('#cart-status')).toContainText('in een ander venster gewijzigd');
    await expect(page.getByLabel('Aantal: Inzethor, serre')).toHaveValue('2');
    await checkout.click();
    await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();

    await page.goto('/winkelwagen');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Kopiëren: Inzethor, hal' }).click();
    await expect(page).toHaveURL(/\/inloggen\?terug=%2Fwinkelwagen%3Fmelding%3Dverlopen$/);
  });
});

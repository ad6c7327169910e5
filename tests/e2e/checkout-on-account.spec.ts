import type { Page } from '@playwright/test';
import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { phoneScreen } from '#tests/support/screens.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';

async function fillAndOpen(page: Page, amount: number): Promise<void> {
  await add(page, workedExamples[0]?.specs, amount);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
}

test(
  'R5.9 R12.2 the checkout offers to order on account; over the limit it is told, and another way is open; what is wrong is good to read and to hear',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await page.setViewportSize(phoneScreen);
    await loginAs(demoAccounts.onAccount);
    await fillAndOpen(page, 3);
    const onAccount = page.getByRole('radio', { name: 'Op rekening' });
    await expect(page.getByRole('radio', { name: /rekening|iDEAL/ }).first()).toHaveAccessibleName(
      'Op rekening',
    );
    await expect(onAccount).not.toBeChecked();
    await expect(onAccount).toHaveAccessibleDescription(/binnen 14 dagen .* € 2\.500,00 vrij/);
    await onAccount.check();
    await expect(page.getByRole('button', { name: 'Bestellen op rekening' })).toBeVisible();

    await fillAndOpen(page, 24);
    await expect(onAccount).toBeDisabled();
    await expect(page.getByText(/er is € [\d.,]+ te weinig ruimte/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Facturen bekijken en betalen' })).toBeVisible();
    await page.getByRole('radio', { name: 'Een ander adres' }).check();
    await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Controleer de velden met een rode melding.');
    await expect(page.locator(':focus').getByRole('alert')).toBeInViewport();
    await expect(onAccount).toBeDisabled();
    await expectSoundPage(page);
    await summary.getByRole('link', { name: 'Postcode: Vul dit veld in.' }).click();
    await expect(page.getByLabel('Postcode')).toBeFocused();
    await expect(page.getByLabel('Postcode')).toBeInViewport();
    await summary.getByRole('link', { name: 'Betaalmethode: Kies uw betaalmethode' }).click();
    await expect(page.getByRole('radio', { name: 'iDEAL | Wero' })).toBeFocused();
  },
);

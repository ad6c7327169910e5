import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';

async function fillAndOpen(page: Page, amount: number): Promise<void> {
  await add(page, workedExamples[0]?.specs, amount);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
}

test(
  'R12.2 the checkout offers to order on account; over the limit it is told, and another way is open',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
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
    // On a phone the same form is judged with all its faults: checkout.spec.ts.
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'iDEAL | Wero' }).check();
    await expect(page.getByRole('button', { name: 'Bestellen en betalen' })).toBeEnabled();
  },
);

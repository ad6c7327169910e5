import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';

test(
  'R10.4 sales look a customer up, configure and check out for them, and stop',
  seenAtBothWidths,
  async ({ page, loginAs, newCustomer }) => {
    const { email } = await newCustomer(demoAccounts.millimetres);
    await loginAs(demoAccounts.sales);

    await page.goto(`/beheer/klanten?zoek=${email}`);
    await expectSoundPage(page);
    await expect(page.getByRole('link', { name: 'Klant toevoegen' })).toHaveAttribute(
      'href',
      '/beheer/klanten/nieuw',
    );
    await page.getByRole('link', { name: 'Van Dijk Zonwering B.V.' }).click();
    await page.getByRole('button', { name: 'Namens Marieke van Dijk werken' }).click();

    const bar = page.getByRole('region', { name: 'Namens klant' });
    await expect(bar).toContainText('U werkt namens Marieke van Dijk, Van Dijk Zonwering B.V.');

    // The configurator stands over the page, and the bar with it.
    await page.goto('/producten/pe-100?add=1');
    const configurator = page.getByRole('dialog');
    const shown = configurator.getByRole('region', { name: 'Namens klant' });
    await expect(shown.getByRole('button', { name: 'Stoppen' })).toBeInViewport({ ratio: 1 });
    await expect(configurator.getByRole('button', { name: 'Sluiten' })).toBeInViewport({ ratio: 1 });
    await expect(configurator.getByRole('button', { name: 'In winkelwagen' })).toBeInViewport({ ratio: 1 });

    await add(page, workedExamples[0]?.specs, 3);
    await page.goto('/checkout');
    await expect(bar).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Betaallink naar de klant' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'iDEAL | Wero' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: /Marieke van Dijk is akkoord/ }).check();
    await expect(page.getByRole('button', { name: 'Bestelling plaatsen' })).toBeEnabled();
    await bar.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page.getByRole('heading', { name: 'Van Dijk Zonwering B.V.', level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

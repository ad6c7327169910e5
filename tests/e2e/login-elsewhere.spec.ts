import { addRows } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { test as base, expect, thoroughOnce, visit } from '#tests/support/e2e.ts';
import { addLogin } from '#tests/support/own-customer.ts';

// Logged out and in again in another window: this page has the token of a login that is over.
const test = base.extend<{ readonly logIn: (email: string) => Promise<void> }>({
  logIn: async ({ context, baseURL, database }, use) => {
    await use(async (email) => {
      const value = await addLogin(database, email);
      await context.addCookies([{ name: 'maathor', value, url: baseURL ?? '' }]);
    });
  },
});

test(
  'R7.1 the configurator goes on in a newer login of the same person, and stops in that of another',
  thoroughOnce,
  async ({ page, newCustomer, logIn }) => {
    const [{ email }, other] = [
      await newCustomer(demoAccounts.millimetres),
      await newCustomer(demoAccounts.centimetres),
    ];
    const section = (label: string) => page.getByRole('button', { name: new RegExp(`^${label}`) });
    const told = page.getByText('U bent nu met een ander account ingelogd.');
    await logIn(email);
    await visit(page, '/producten/pe-100');
    await page.getByRole('button', { name: 'Direct bestellen' }).click();
    await expect(section('Soort kozijn')).toBeVisible();

    await logIn(email);
    await page.getByRole('radio', { name: 'Kunststof' }).click();
    await expect(section('Kozijntype')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('U bent afgemeld')).toBeHidden();

    await logIn(other.email);
    await page.getByRole('radio', { name: 'Vlak kozijn' }).click();
    await expect(told).toBeVisible();
    await expect(section('Kozijntype')).toHaveAttribute('aria-expanded', 'true');

    await logIn(email);
    await page.getByRole('radio', { name: 'Kozijn met opstaande rand of ronde sponning' }).click();
    await expect(section('Maten van de opening')).toHaveAttribute('aria-expanded', 'true');
    await expect(told).toBeHidden();
  },
);

test(
  'R7.1 cart and quote say what a newer login has refused, on a page that is there',
  thoroughOnce,
  async ({ page, newCustomer, logIn }) => {
    const { email } = await newCustomer(demoAccounts.millimetres);
    await logIn(email);
    await addRows(page, ['keuken', 'zolder']);
    await page.goto('/winkelwagen');
    const amount = page.getByRole('spinbutton', { name: /Aantal/ }).first();
    await logIn(email);
    await amount.fill('5');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Uw laatste wijziging is niet opgeslagen')).toBeVisible();
    await amount.fill('5');
    await page.keyboard.press('Tab');
    await expect(page.getByText('De winkelwagen is bijgewerkt.')).toBeAttached();

    await page.getByRole('button', { name: 'Bewaar als offerte' }).click();
    await page.waitForURL(/\/offertes\/O\d{4}-\d{5}/);
    const lines = page.locator('[data-handle]');
    await expect(lines.first()).toBeVisible();
    await logIn(email);
    const reloaded = page.waitForEvent('load');
    await lines.first().press('ArrowDown');
    await reloaded;
    await expect(page).toHaveURL(/\/offertes\/O\d{4}-\d{5}/);
    await expect(lines).toHaveCount(2);
  },
);

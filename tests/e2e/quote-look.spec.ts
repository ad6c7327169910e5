import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><circle cx="20" cy="20" r="20" fill="#b00"/></svg>',
);

test(
  'R13.3 a dealer dresses their quotes, and sees them change while typing',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await page.goto('/account/huisstijl');
    await page
      .getByLabel('Logobestand')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
    await page.getByRole('button', { name: 'Logo plaatsen' }).click();
    await expect(page.getByText('Uw logo is geplaatst.')).toBeVisible();
    const placed = page.getByRole('img', { name: 'Uw logo' });
    await expect.poll(() => placed.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);

    const example = page.frameLocator('iframe:not([data-coming])');
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Naam op de offerte').fill('Jansen Zonwering');
    await expect(example.getByText('Jansen Zonwering').first()).toBeVisible();
    await page.getByLabel('Kleur kiezen').fill('#ffd400');
    await expect(page.getByLabel('Kleurcode')).toHaveValue('#ffd400');
    await expect(page.getByText(/dezelfde kleur, iets donkerder: #/)).toBeVisible();
    await expect(example.locator('link[rel="stylesheet"][href*="ffd400"]')).toHaveCount(1);
    await expect(example.getByRole('img', { name: /Jansen Zonwering/ })).toBeVisible();
    // What is typed leaves no trail: back is back to where one came from.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expectSoundPage(page);

    await page.getByLabel('Geldig').fill('14');
    await page.getByRole('button', { name: 'Huisstijl bewaren' }).click();
    await expect(page.getByText('Uw huisstijl is bewaard.')).toBeVisible();
    await expect(page.getByLabel('Kleurcode')).toHaveValue('#ffd400');
  },
);

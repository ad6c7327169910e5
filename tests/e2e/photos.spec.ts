import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, once, test } from '#tests/support/e2e.ts';
import { aPhonePhoto } from '#tests/support/photo-files.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

async function photo(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await aPhonePhoto(6) };
}

test('R20.15 a photo stands with its line as soon as it is chosen, and is taken away again', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  await add(page, pe100());
  await page.goto('/winkelwagen');
  await page.getByText(/^Specificaties/).click();
  await page.getByLabel('Foto toevoegen: Inzethor, woonkamer').setInputFiles(await photo('kozijn.jpg'));
  const shown = page.getByRole('img', { name: 'Foto 1 bij Inzethor, woonkamer' });
  await expect(shown).toBeVisible();
  // The picture itself has come, turned upright.
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([90, 60]);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Foto 1 verwijderen: Inzethor, woonkamer' }).click();
  await expect(shown).toHaveCount(0);
});

test('R20.10 R20.15 what cannot be made is asked for with its measures and a photo', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  await page.goto('/maatwerk?code=PE-100&breedte=1700&hoogte=1200');
  await expect(page.getByLabel('Breedte')).toHaveValue('1700');
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.getByLabel('Foto’s').setInputFiles(await photo('kozijn.jpg'));
  await page.getByLabel('Omschrijving').fill('Een raam met een ronde bovenkant.');
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Maatwerkaanvraag \d+$/ })).toBeVisible();
  await expect(page.getByText('Een raam met een ronde bovenkant.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Foto 1 bij/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('without script', once, () => {
  test.use({ javaScriptEnabled: false });

  test('R20.15 a photo is sent with a button', async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await add(page, pe100());
    await page.goto('/winkelwagen');
    await page.getByText(/^Specificaties/).click();
    await page.getByLabel('Foto toevoegen: Inzethor, woonkamer').setInputFiles(await photo('kozijn.jpg'));
    await page.getByRole('button', { name: 'Foto versturen: Inzethor, woonkamer' }).click();
    await expect(page.getByRole('main')).toContainText('De foto staat bij de regel.');
    await expect(page.getByText(/^Specificaties en 1 foto/)).toBeVisible();
  });
});

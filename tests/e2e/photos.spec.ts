import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { add } from '#tests/support/cart-steps.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';
import { aPhonePhoto } from '#tests/support/photo-files.ts';
import { pe100 } from '#tests/support/worked-examples.ts';

async function photo(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await aPhonePhoto(6) };
}

test(
  'R20.10 R20.15 a photo stands with its line as soon as it is chosen, and is taken away again; what cannot be made is asked for with one',
  seenAtBothWidths,
  async ({ page, loginAs }) => {
    await loginAs(demoAccounts.millimetres);
    await add(page, pe100());
    await page.goto('/winkelwagen');
    await page.getByText(/^Specificaties/).click();
    const field = page.getByLabel('Foto toevoegen: Inzethor, woonkamer');
    const shown = page.getByRole('img', { name: 'Foto 1 bij Inzethor, woonkamer' });
    const line = page.locator('form').filter({ has: field });
    const again = page.getByRole('button', { name: 'Foto opnieuw versturen: Inzethor, woonkamer' });
    const sendTo = '**/winkelwagen/*/fotos';
    await page.route(sendTo, (route) => route.fulfill({ status: 413, body: 'te groot' }));
    await field.setInputFiles(await photo('kozijn.jpg'));
    await expect(line).toContainText('samen te groot om te versturen');
    await expect(again).toBeHidden();
    await page.unroute(sendTo);
    await field.setInputFiles({
      name: 'brief.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('geen foto'),
    });
    await expect(line).toContainText('Dit bestand is geen foto die wij kunnen lezen.');
    await page.route(sendTo, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '150' }, body: 'te veel' }),
    );
    await field.setInputFiles(await photo('kozijn.jpg'));
    await expect(line).toContainText('probeer het over 3 minuten opnieuw');
    await page.unroute(sendTo);
    await page.route(sendTo, (route) => route.abort());
    await again.click();
    await expect(line).toContainText('De foto is niet verstuurd. Controleer de verbinding');
    await page.unroute(sendTo);
    await again.click();
    await expect(shown).toBeVisible();
    await expect(line).not.toContainText('niet verstuurd');
    // The picture itself has come, turned upright.
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([90, 60]);
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Foto 1 verwijderen: Inzethor, woonkamer' }).click();
    await expect(shown).toHaveCount(0);

    await page.goto('/maatwerk?code=PE-100&breedte=1700&hoogte=1200');
    await expect(page.getByLabel('Breedte')).toHaveValue('1700');
    await page.getByLabel('Foto’s').setInputFiles(await photo('kozijn.jpg'));
    await page.getByLabel('Omschrijving').fill('Een raam met een ronde bovenkant.');
    await page.getByLabel('Telefoonnummer').fill('12');
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(page.getByRole('img', { name: 'Foto 1 bij Maatwerk aanvragen' })).toBeVisible();
    await expect(page.getByLabel('Foto 1 niet meesturen')).toBeVisible();
    await expectSoundPage(page);
    await page.getByLabel('Telefoonnummer').fill('030 234 56 78');
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Maatwerkaanvraag \d+$/ })).toBeVisible();
    await expect(page.getByText('Een raam met een ronde bovenkant.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Foto 1 bij/ })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

import { randomUUID } from 'node:crypto';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectSoundPage, seenAtBothWidths, test } from '#tests/support/e2e.ts';

test(
  'R11.1 from what must be done today to a task that is settled, by keyboard',
  seenAtBothWidths,
  async ({ page, loginAs, database }) => {
    const word = randomUUID().slice(0, 8);
    await database.query(
      `insert into staff_tasks (kind, dedupe_key, details, created_at)
     select 'special_request', $1 || place, $1 || ' ' || place, timestamptz '2020-01-01' + place * interval '1 day'
     from generate_series(1, 2) as place`,
      [word],
    );
    await loginAs(demoAccounts.staff);
    await page.goto('/beheer');
    await page.getByText('Als tabel', { exact: true }).click();
    await expect(page.getByRole('row', { name: /^52 / })).toBeVisible();
    await expectSoundPage(page, 'Vandaag');
    await page.getByRole('link', { name: /vragen over maatwerk/ }).click();
    await expect(page.getByRole('link', { name: 'Maatwerk gevraagd' }).first()).toBeVisible();

    await page.keyboard.press('/');
    await expect(page.getByLabel('Zoeken')).toBeFocused();
    await page.keyboard.type(`${word} `);
    await page.keyboard.press('Enter');
    // Both rows stand on the page before it as well, where a key that is pressed too soon is lost.
    const found = /taken\?zoek=/;
    await page.waitForURL(found);
    const rows = page.getByRole('row').filter({ hasText: word });
    await expect(rows).toHaveCount(2);
    const linkOf = (place: number) => rows.nth(place).getByRole('link').first();
    await page.keyboard.press('ArrowDown');
    await expect(linkOf(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(linkOf(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectSoundPage(page, 'Maatwerk gevraagd');
    await page.keyboard.press('Escape');
    await page.waitForURL(found);
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('?');
    await expectSoundPage(page, 'Toetsen');
    await page.goBack();

    await rows.first().getByText('Afhandelen', { exact: true }).last().click();
    await rows.first().getByLabel('Toelichting').fill('gebeld');
    await expectSoundPage(page, 'Taken');
    await rows.first().getByRole('button', { name: 'Afgehandeld' }).click();
    await expect(page.getByRole('status')).toContainText('De taak is afgehandeld.');
    await page.goto(`/beheer/taken?status=done&zoek=${word}`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('gebeld');
  },
);

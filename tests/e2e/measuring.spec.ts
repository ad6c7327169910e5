import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { expect, phoneFirst, test, thoroughOnce } from '#tests/support/e2e.ts';

const codes = ['pe-100', 'se-100', 'se-200', 'ro-50', 'ro-100', 'ce-100', 'ca-100'];

test('R1.5 R9.6 every film of how to measure plays', thoroughOnce, async ({ page }) => {
  for (const path of ['', ...codes.map((code) => `/${code}`)]) {
    await page.goto(`/meetinstructies${path}`);
    await expectToPlay(page.getByLabel(/^Film: zo meet u de opening/));
  }
});

test(
  'R1.5 R2.1 R9.6 the menu opens and leads to a film that keeps its form, whose words are there to read',
  phoneFirst,
  async ({ page, isMobile }) => {
    await page.goto('/contact');
    const navigation = page.getByRole('navigation', { name: 'Hoofdmenu' });
    if (isMobile) await page.getByText('Menu', { exact: true }).click();
    await expect(navigation.getByRole('link')).toHaveCount(4);
    // On a wide screen it stands open on every page.
    if (isMobile) await expectNoAxeViolations(page);
    await navigation.getByRole('link', { name: 'Meetinstructies' }).click();
    await expect(page).toHaveURL('/meetinstructies');
    await page.goto('/meetinstructies/pe-100');
    const film = page.getByLabel(/^Film: zo meet u de opening voor de/);
    await expectToPlay(film);
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/video/pe-100.');
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await film.evaluate((video: HTMLVideoElement) => video.pause());
    const words = page.getByText('Tekst van de film');
    // A thumb's.
    expect((await words.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await words.click();
    await expect(page.getByText('De kleinste maat telt', { exact: false })).toBeVisible();
  },
);

async function expectToPlay(film: Locator): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
}

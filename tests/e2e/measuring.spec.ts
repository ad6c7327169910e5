import type { Locator } from '@playwright/test';
import { expect, phoneFirst, test, thoroughOnce } from '#tests/support/e2e.ts';

const codes = ['pe-100', 'se-100', 'se-200', 'ro-50', 'ro-100', 'ce-100', 'ca-100'];

test('R1.5 R9.6 every film of how to measure plays', thoroughOnce, async ({ page }) => {
  for (const path of ['', ...codes.map((code) => `/${code}`)]) {
    await page.goto(`/meetinstructies${path}`);
    await expectToPlay(page.getByLabel(/^Film: zo meet u de opening/));
  }
});

test('R1.5 R9.6 a film keeps its form, and its words are there to read', phoneFirst, async ({ page }) => {
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
});

async function expectToPlay(film: Locator): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
}

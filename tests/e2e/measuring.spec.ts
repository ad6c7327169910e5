import type { Locator } from '@playwright/test';
import { expect, once, test } from '#tests/support/e2e.ts';

const codes = ['pe-100', 'se-100', 'se-200', 'ro-50', 'ro-100', 'ce-100', 'ca-100'];

for (const [index, code] of codes.entries()) {
  test(
    `R1.5 R9.6 the measuring page of ${code} plays its own film and leads to its own sheet`,
    index > 1 ? once : {},
    async ({ page }) => {
      await page.goto(`/meetinstructies/${code}`);
      const film = page.getByLabel(/^Film: zo meet u de opening voor de/);
      await expectToPlay(film);
      expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(`/video/${code}.`);
      const box = await film.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      await film.evaluate((video: HTMLVideoElement) => video.pause());
      await page.getByText('Tekst van de film').click();
      await expect(page.getByText('De kleinste maat telt', { exact: false })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Meetblad als PDF' })).toHaveAttribute(
        'href',
        `/meetinstructies/${code}/meetblad.pdf`,
      );
    },
  );
}

async function expectToPlay(film: Locator): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement) => video.play());
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
}

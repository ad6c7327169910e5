import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';
import { poseToSvg, referencePoses } from '#tests/support/reference-drawings.ts';

// With the typeface inside, the same lines and figures come out of any Chromium; what is left of the difference
// between machines is the edge of a letter. Made anew with --update-snapshots, and then looked at.
const faces = ['400', '500', '600'].map((weight) => {
  const file = `../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`;
  const data = readFileSync(join(import.meta.dirname, file), 'base64');
  return `@font-face{font-family:"IBM Plex Sans";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
});

for (const pose of referencePoses) {
  test(`the drawing of ${pose.name} looks as it did when somebody last looked at it`, async ({ page }) => {
    await page.setContent(
      `<style>${faces.join('')}body{margin:0;background:#fff}svg{display:block}</style>${poseToSvg(pose)}`,
    );
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('svg').screenshot()).toMatchSnapshot(`${pose.name}.png`, {
      threshold: 0.2,
      maxDiffPixelRatio: 0.004,
    });
  });
}

import { ConfiguratorDriver } from '#tests/support/configurator-driver.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

// Axe looks at the popup and the dialog over it.
test.describe.configure({ timeout: 90_000 });

test('R2.13 the film stands small in the help column, plays large, and gives the focus back', async ({
  page,
  loginAs,
}) => {
  await loginAs(demoAccounts.millimetres);
  await new ConfiguratorDriver(page).open('se-100');
  const thumbnail = page.getByRole('button', { name: 'Bekijk de film' });
  await thumbnail.press('Enter');
  const large = page.getByRole('dialog', { name: 'Meetinstructie', exact: true });
  const film = large.getByLabel(/^Film: zo meet u de opening voor de/);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
  await expectNoAxeViolations(page);
  await large.getByRole('button', { name: 'Sluiten' }).click();
  await expect(large).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/e2e.ts';

test('R7.3 the calls are described for people, with every message they use', async ({ page }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1, name: 'Koppelen met de winkel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'POST /product/validate-state/{code}' })).toBeVisible();
  await page.getByText('CartAnswer').last().click();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

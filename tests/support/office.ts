import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from './e2e.ts';

/** Stands, is sound for who does not see it, and fits. */
export async function expectSoundPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
}

/** Into a room of the office: in the bar, behind 'Meer', or on a phone behind 'Menu'. */
export async function enter(page: Page, room: string): Promise<void> {
  const link = page.getByRole('link', { name: room, exact: true }).filter({ visible: true }).first();
  for (const behind of ['Menu', 'Meer']) {
    if (await link.isVisible()) break;
    const menu = page.getByText(behind, { exact: true });
    if (await menu.isVisible()) await menu.click();
  }
  await link.click();
}

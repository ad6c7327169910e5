import type { Page, Request } from '@playwright/test';
import { demoAccounts } from '#tests/support/demo.ts';
import { test as base, expect, thoroughOnce, visit } from '#tests/support/e2e.ts';

const test = base.extend<{ readonly reports: Request[] }>({
  // These stories are about errors.
  expectedComplaint: /./,
  reports: async ({ page }, use) => {
    const reports: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/client-errors') reports.push(request);
    });
    await use(reports);
  },
});

test(
  'R7.12 R7.1 a script error is posted with both headers, a missing token is logged, and of a page that keeps failing ten and no more',
  thoroughOnce,
  async ({ page, loginAs, reports }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await loginAs(demoAccounts.millimetres);
    await visit(page, '/producten/pe-100');
    await throwErrors(page, 1);
    await expect.poll(() => reports.length).toBe(1);
    const [report] = reports;
    expect(await report?.headerValue('x-requested-with')).toBe('XMLHttpRequest');
    expect(await report?.headerValue('x-csrf-token')).toBe(
      await page.locator('meta[name="csrf-token"]').getAttribute('content'),
    );
    expect(report?.postDataJSON()).toEqual({
      message: 'broken 0',
      stack: expect.stringContaining('broken 0'),
      page: '/producten/pe-100',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });

    const token = await page.evaluate(() => {
      const meta = document.querySelector('meta[name="csrf-token"]');
      meta?.remove();
      return meta?.outerHTML ?? '';
    });
    await throwErrors(page, 1);
    await expect.poll(() => reports.length).toBe(2);
    expect(logged).toContain('This page has no CSRF token');
    await page.evaluate((meta) => document.head.insertAdjacentHTML('beforeend', meta), token);

    await throwErrors(page, 15);
    await expect.poll(() => reports.length).toBe(10);
    expect(reports.map((one) => one.postDataJSON().message).at(-1)).toBe('broken 7');
  },
);

async function throwErrors(page: Page, count: number): Promise<void> {
  await page.evaluate((errors) => {
    for (let index = 0; index < errors; index += 1) {
      setTimeout(() => {
        throw new Error(`broken ${index}`);
      });
    }
  }, count);
}

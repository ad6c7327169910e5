import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './demo.ts';

type Fixtures = {
  readonly loginAs: (email: string) => Promise<void>;
  // What a story about a failing shop makes the browser itself complain of.
  readonly expectedComplaint: RegExp | null;
};

// For stories in which no width changes what happens: told on the wide screen alone.
export const once = { tag: '@once' } as const;

type WorkerFixtures = { readonly logins: Map<string, readonly Cookie[]> };

// A page that writes an error to its console, or throws, fails its test.
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  logins: [({}, use) => use(new Map()), { scope: 'worker' }],
  expectedComplaint: [null, { option: true }],
  page: async ({ page, expectedComplaint }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    const isExpected = (complaint: string) =>
      isExpectedStatus(complaint) || (expectedComplaint?.test(complaint) ?? false);
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  },
  // Logging in itself is the account's story; the others go on where an earlier one logged in.
  loginAs: async ({ page, context, baseURL, logins }, use) => {
    await use(async (email) => {
      const place = `${baseURL} ${email}`;
      const kept = logins.get(place);
      if (kept !== undefined) return context.addCookies(kept);
      await logIn(page, email);
      logins.set(place, await context.cookies());
    });
  },
});

export async function logIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/inloggen');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).not.toHaveURL(/inloggen/);
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
}

// What one should know before ordering, beside the order button: inside the window, and under nothing else.
export async function expectNotesInSight(page: Page): Promise<void> {
  const notes = page.getByRole('list', { name: 'Goed om te weten' }).getByRole('listitem');
  await expect(notes.first()).toBeVisible();
  for (const note of await notes.all()) {
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await note.evaluate(isOnTop)).toBe(true);
  }
}

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    document.elementFromPoint(left + 3, top + 3),
    document.elementFromPoint(right - 3, bottom - 3),
  ];
  return corners.every((found) => found !== null && element.contains(found));
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

// Until its script has come a form is sent as it stands; a story about what the script adds waits for it.
export async function expectHydrated(form: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => form.evaluate(isHydrated)).toBe(true);
}

// The browser itself reports a 4xx answer or a cut connection as an error; a story about either expects it.
function isExpectedStatus(complaint: string): boolean {
  return /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(
    complaint,
  );
}

export { expect };

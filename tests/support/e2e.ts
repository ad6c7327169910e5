import { test as base, expect, type Page } from '@playwright/test';
import type { Client } from 'pg';
import { expectNoAxeViolations } from './axe.ts';
import { addOwnCustomer, type OwnCustomer } from './own-customer.ts';
import { phoneScreen, wideScreen } from './screens.ts';
import { connectToShop } from './shop-database.ts';

type Fixtures = {
  // Of this story alone, and like one of the demo's.
  readonly newCustomer: (like: string) => Promise<OwnCustomer>;
  // As a new customer like that one.
  readonly loginAs: (like: string) => Promise<void>;
  // What a story about a failing shop makes the browser itself complain of.
  readonly expectedComplaint: RegExp | null;
};

type WorkerFixtures = { readonly database: Client };

/** For stories in which no width changes what happens: told on the wide screen alone. */
export const once = { tag: '@once' } as const;

/** For stories that go alike at every width: told on the wide screen, and every page they judge is judged on a phone's as well. */
export const seenAtBothWidths = { tag: '@seen-at-both-widths' } as const;

/** For stories that tell again what another test tells cheaper: by `npm run thorough` alone (decision 084). */
export const thorough = { tag: '@thorough' } as const;

/** Both: by `npm run thorough`, and there on the wide screen alone. */
export const thoroughOnce = { tag: [thorough.tag, once.tag] };

/** For stories of which a phone's screen asks the most: on the wide one by `npm run thorough` alone. */
export const phoneFirst = { tag: '@phone-first' } as const;

/** The other way round. */
export const wideFirst = { tag: '@wide-first' } as const;

/** A page that writes an error to its console, or throws, fails its test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const database = await connectToShop(process.env['E2E_DATA_DIR'] ?? '');
      await use(database);
      await database.end();
    },
    { scope: 'worker' },
  ],
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
  newCustomer: ({ database }, use) => use((like) => addOwnCustomer(database, like)),
  // Logging in itself is the account's story.
  loginAs: async ({ context, baseURL, newCustomer }, use) => {
    await use(async (like) => {
      const { sessionId } = await newCustomer(like);
      await context.addCookies([{ name: 'maathor', value: sessionId, url: baseURL ?? '' }]);
    });
  },
});

/** A page whose script has come: what is pressed before is no loss to a customer, but another story. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

export async function expectAlive(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator('[data-island]:not([data-alive])')).toHaveCount(0);
}

/** Stands under that heading, is sound for who does not see it, and fits. */
export async function expectSoundPage(page: Page, title?: string | RegExp): Promise<void> {
  if (title !== undefined) await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  if (!test.info().tags.includes(seenAtBothWidths.tag)) return;
  // It goes on at that width: a story with this tag goes alike at both, and to lay a page out anew takes as long as to load it.
  await page.setViewportSize(otherScreen(page));
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
}

export function otherScreen(page: Page) {
  return page.viewportSize()?.width === phoneScreen.width ? wideScreen : phoneScreen;
}

/** What one should know before ordering, beside the order button: inside the window, and under nothing else. */
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

// The browser itself reports a 4xx answer or a cut connection as an error; a story about either expects it.
function isExpectedStatus(complaint: string): boolean {
  return /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(
    complaint,
  );
}

export { expect };

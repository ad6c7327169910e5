import { chromium, type Locator, type Page } from '@playwright/test';
import { browserArgs, findTestBrowser } from '../scripts/chromium.ts';
import { demoAccounts, demoPassword } from '../tests/support/demo.ts';
import { longestTask, type Task } from './main-thread.ts';

const rows = 200;
const rounds = 3;
const pasted = Array.from({ length: rows }, (_, row) => `${900 + row}\t${1200 + row}\t1\tkamer ${row}`).join(
  '\n',
);

/**
 * Quick order with two hundred rows in a real browser: the longest task of all that one does there, which is how long a
 * key would have had to wait. The reference is the same page's longest task with one row.
 */
export async function benchQuickOrder(shop: string): Promise<void> {
  const executablePath = findTestBrowser();
  if (executablePath === null) return console.log('browser quick order: no browser');
  const browser = await chromium.launch({ executablePath, args: [...browserArgs] });
  const found = new Map<string, Task[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ baseURL: shop, viewport: { width: 1400, height: 940 } });
      const time = async (what: string, act: () => Promise<void>) => {
        found.set(what, [...(found.get(what) ?? []), await longestTask(page, act)]);
      };
      await workThrough(page, time);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  console.log(`browser quick order, ${rows} rows, longest task (goal: under 100 ms), median of ${rounds}:`);
  for (const [what, tasks] of found) {
    const middle = (measure: keyof Task) => median(tasks.map((task) => task[measure])).toFixed(0);
    console.log(`  ${what}: ${middle('processor')} ms of the processor, ${middle('clock')} ms by the clock`);
  }
}

type Time = (what: string, act: () => Promise<void>) => Promise<void>;

async function workThrough(page: Page, time: Time): Promise<void> {
  await logIn(page);
  await page.goto('/snel-bestellen');
  await page.getByRole('combobox', { name: 'Selecteer een product' }).selectOption('PE-100');
  await row(page, 1).getByLabel('Breedte').focus();
  await time('one row typed (reference)', async () => {
    await page.keyboard.type('900', { delay: 30 });
    await page.keyboard.press('Tab');
    await page.keyboard.type('1200', { delay: 30 });
    await page.keyboard.press('Tab');
    await settled(page, 1);
  });
  await row(page, 1).getByLabel('Breedte').focus();
  const take = page.getByRole('button', { name: `${rows} maten overnemen` });
  await time('pasted, and its preview', async () => {
    await paste(page);
    await take.waitFor();
  });
  const taken = await placeOf(take);
  await time('taken in, judged and priced', async () => {
    await taken.click();
    await settled(page, rows);
  });
  const field = await placeOf(row(page, 3).getByLabel('Breedte'));
  await time('typed in one of them', async () => {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    for (const keys of ['1005', '1305', '2', 'serre achter']) {
      await page.keyboard.type(keys, { delay: 60 });
      await page.keyboard.press('Enter');
    }
    await settled(page, rows);
  });
  const remove = await placeOf(row(page, 2).getByRole('button', { name: 'verwijderen' }));
  await time('one removed', async () => {
    await remove.click();
    await settled(page, rows - 1);
  });
  const copy = await placeOf(row(page, 2).getByRole('button', { name: 'kopiëren' }));
  await time('one copied', async () => {
    await copy.click();
    await settled(page, rows);
  });
  await page.getByRole('button', { name: 'Volgende', exact: true }).first().click();
  const option = await placeOf(page.getByRole('main').getByRole('radio').first());
  await time('an option chosen for all', async () => {
    await option.click();
    await settled(page, rows);
  });
  await row(page, 1).hover();
  await time('scrolled through', async () => {
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 160);
  });
  await page.goto('/snel-bestellen');
  const goOn = await placeOf(page.getByRole('button', { name: /^Doorgaan met/ }));
  await time('gone on with after a reload', async () => {
    await goOn.click();
    await settled(page, rows);
  });
  await page.evaluate(() => localStorage.clear());
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/inloggen');
  await page.getByLabel('E-mailadres').fill(demoAccounts.totalMeasures);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL((url) => url.pathname !== '/inloggen');
}

function row(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Maat ${number}`, exact: true });
}

// As a spreadsheet leaves it on the clipboard.
async function paste(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, pasted);
}

// Found before anything is timed: looking for one of two hundred rows by its name takes the page longer than showing them.
async function placeOf(target: Locator): Promise<{ readonly click: () => Promise<void> }> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { click: () => target.page().mouse.click(x + width / 2, y + height / 2) };
}

// That many rows, the last of them with its price, and nothing more asked of the shop.
async function settled(page: Page, count: number): Promise<void> {
  await page.waitForFunction((last) => {
    const drawn = document.querySelectorAll('fieldset[data-row]');
    return drawn.length === last && drawn[last - 1]?.textContent.includes('€');
  }, count);
  await page.waitForLoadState('networkidle');
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

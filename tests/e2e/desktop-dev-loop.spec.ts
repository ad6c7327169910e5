import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserShop, startBrowserShop } from '#tests/support/browser-shop.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { test as base, expect, thorough } from '#tests/support/e2e.ts';
import { QuickOrderDriver } from '#tests/support/quick-order-driver.ts';

const root = join(import.meta.dirname, '..', '..');

// The sources in a folder of their own, so that a story can change them.
type Dev = BrowserShop & { readonly folder: string };

const test = base.extend<{ readonly dev: Dev }>({
  dev: [openDev, { timeout: 120_000 }],
  baseURL: ({ dev }, use) => use(dev.url),
});

test(
  'npm run dev: a change is in the open page without anything typed being lost, and one of the server restarts it once',
  thorough,
  async ({ page, dev }) => {
    const { save, saveSettings } = editor(dev.folder);
    await page.goto('/inloggen');
    await page.getByLabel('E-mailadres').fill(demoAccounts.millimetres);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).not.toHaveURL(/inloggen/);
    const quickOrder = new QuickOrderDriver(page);
    await quickOrder.open('PE-100');
    const width = quickOrder.field(1, 'Breedte');
    await width.fill('876');
    const label = page.getByText('Selecteer een product (proef)');
    const restarts = () => dev.printed().match(/restarted/g)?.length ?? 0;
    const phones = page.getByRole('contentinfo');
    await expect(phones).toContainText('020 111 11 11');

    await test.step('which layer of styles wins is said first, as in what is built', async () => {
      await expect(page.locator('style').first()).toHaveAttribute('data-vite-dev-id', /\/global\.css$/);
    });
    await test.step('a component of an island', async () => {
      save('src/web/ui/Field.tsx', '{label}\n', "{label}{' (proef)'}\n");
      await expect(label).toBeVisible();
    });
    await test.step('its styles', async () => {
      save('src/web/ui/Field.module.css', '.label {', '.label { outline-color: rgb(1, 2, 3);');
      await expect(label).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    });
    await test.step('a component that only the server renders', async () => {
      save('src/web/layout/Footer.tsx', '<footer ', '<footer data-proef="" ');
      await expect(page.locator('footer[data-proef]')).toBeVisible();
    });
    await test.step('an element more, before an island', async () => {
      save('src/web/pages/QuickOrderPage.tsx', '<Island ', "<p>{'een alinea'}</p><Island ");
      await expect(page.getByText('een alinea')).toBeVisible();
      await expect(width).toHaveValue('876');
    });
    await test.step('a fault of the server, told over the page until it is mended, with its settings, in one start', async () => {
      const told = page.locator('vite-error-overlay');
      save('src/server/routes/catalogue.ts', '\n', '\nconst = 1;\n');
      await expect(told).toContainText('SyntaxError', { timeout: 60_000 });
      const before = restarts();
      save('src/server/routes/catalogue.ts', '\nconst = 1;\n', '\n');
      save('src/server/routes/cart/cart.ts', '\n', '\n\n');
      saveSettings('020 222 22 22');
      // The shop starts, which takes its time on a busy machine.
      await expect(phones).toContainText('020 222 22 22', { timeout: 60_000 });
      await expect(told).toHaveCount(0);
      expect(restarts() - before).toBe(1);
    });
    await expect(width).toHaveValue('876');
  },
);

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
async function openDev({}: object, use: (dev: Dev) => Promise<void>): Promise<void> {
  const folder = copySources();
  const shop = await startBrowserShop(process.execPath, [join(folder, 'scripts', 'dev.ts')]);
  await use({ ...shop, folder });
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maathor-dev-'));
  for (const name of ['src', 'scripts', 'package.json', 'tsconfig.base.json', 'vite.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'public'), join(folder, 'public'));
  // One by one: the bundler keeps what it has prepared beside them.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => name !== '.vite'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  editor(folder).saveSettings('020 111 11 11');
  return folder;
}

function editor(folder: string) {
  return {
    save: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const content = readFileSync(path, 'utf8');
      expect(content, file).toContain(from);
      writeFileSync(path, content.replace(from, to));
    },
    saveSettings: (phone: string) => writeFileSync(join(folder, '.env'), `SUPPORT_PHONE_NL=${phone}\n`),
  };
}

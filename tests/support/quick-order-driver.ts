import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './e2e.ts';

const files = join(import.meta.dirname, '..', 'files');

export type TypedRow = readonly [width: string, height: string, amount?: string, boxLabel?: string];

/** Speaks the shop's words to quick order on a wide screen, and waits for what a customer waits for. */
export class QuickOrderDriver {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(code?: string): Promise<void> {
    await visit(this.page, '/snel-bestellen');
    if (code !== undefined) await this.choose(code);
  }

  async choose(code: string): Promise<void> {
    await this.selector().selectOption(code);
  }

  selector(): Locator {
    return this.page.getByRole('combobox', { name: 'Selecteer een product' });
  }

  row(number: number): Locator {
    return this.page.getByRole('group', { name: `Maat ${number}`, exact: true });
  }

  field(row: number, name: 'Breedte' | 'Hoogte' | 'Aantal' | 'Kenmerk'): Locator {
    return this.row(row).getByLabel(name);
  }

  async fill(row: number, [width, height, amount, boxLabel]: TypedRow): Promise<void> {
    await this.field(row, 'Breedte').fill(width);
    await this.field(row, 'Hoogte').fill(height);
    if (amount !== undefined) await this.field(row, 'Aantal').fill(amount);
    if (boxLabel !== undefined) await this.field(row, 'Kenmerk').fill(boxLabel);
  }

  // As a spreadsheet leaves it on the clipboard.
  async paste(row: number, name: Parameters<QuickOrderDriver['field']>[1], text: string): Promise<void> {
    const field = this.field(row, name);
    await field.focus();
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** One of `tests/files`, chosen as the browser lets one choose it. */
  async giveFile(name: string): Promise<void> {
    await this.page.getByLabel('Bestand kiezen').last().setInputFiles(join(files, name));
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  section(label: string): Locator {
    return this.main
      .locator('button[aria-expanded]')
      .and(this.main.getByRole('button', { name: new RegExp(`^${label}`) }));
  }

  async expectOpen(label: string): Promise<void> {
    await expect(this.section(label)).toHaveAttribute('aria-expanded', 'true');
  }

  async pick(label: string, option: string): Promise<void> {
    await this.expectOpen(label);
    await this.main.getByRole('radio', { name: option, exact: true }).click();
    await expect(this.section(label)).toHaveAttribute('aria-expanded', 'false');
  }

  // What all rows of a PE-100 share.
  async specifyInsetScreen(): Promise<void> {
    await this.pick('Soort kozijn', 'Kunststof');
    await this.pick('Kozijntype', 'Vlak kozijn');
    await this.expectOpen('Ruimte rondom');
    for (const [side, value] of [
      ['Links', '30'],
      ['Rechts', '30'],
      ['Boven', '20'],
      ['Onder', '15'],
    ] as const)
      await this.main.getByRole('combobox', { name: side }).selectOption(value);
    await this.main
      .getByRole('region')
      .or(this.main)
      .getByRole('button', { name: 'Volgende' })
      .last()
      .click();
    await this.pick('Uitsteeksel', '17 t/m 24 mm');
    await this.pick('Obstakel buiten', 'Geen');
    await this.expectOpen('Bevestiging');
    await this.main.getByRole('button', { name: 'Verder gaan' }).click();
    await this.pick('Gaas', 'Zwart');
    await this.pick('Kleur', 'RAL 7016 structuur');
  }

  totals(): Locator {
    return this.main.getByRole('status').filter({ hasText: 'Adviesprijs' });
  }

  orderButton(): Locator {
    return this.main.getByRole('button', { name: 'In winkelwagen' });
  }
}

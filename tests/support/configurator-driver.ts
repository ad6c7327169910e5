import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './e2e.ts';

type Margins = Readonly<Record<string, string>>;

/** Speaks the shop's words to the popup, and waits for what a customer waits for. */
export class ConfiguratorDriver {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /samenstellen|wijzigen/ });
  }

  async open(code: string): Promise<void> {
    await visit(this.page, `/producten/${code}`);
    await this.page.getByRole('button', { name: 'Direct bestellen' }).click();
    await expect(this.dialog).toBeVisible();
  }

  section(label: string): Locator {
    return this.dialog
      .locator('button[aria-expanded]')
      .and(this.dialog.getByRole('button', { name: new RegExp(`^${label}`) }));
  }

  async toggle(label: string): Promise<void> {
    await this.section(label).click();
  }

  async expectOpen(label: string): Promise<void> {
    await expect(this.section(label)).toHaveAttribute('aria-expanded', 'true');
  }

  async expectClosed(label: string): Promise<void> {
    await expect(this.section(label)).toHaveAttribute('aria-expanded', 'false');
  }

  // A section that is open, its option, and the section that opens once the server agreed.
  async choose(label: string, ...options: readonly string[]): Promise<void> {
    await this.expectOpen(label);
    for (const option of options) {
      await this.dialog.getByRole('radio', { name: option, exact: true }).click();
    }
    await this.expectClosed(label);
  }

  async typeSize(width: string, height: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Breedte' }).fill(width);
    await this.dialog.getByRole('textbox', { name: 'Hoogte' }).fill(height);
  }

  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Volgende|Wijzigen|Verder gaan)$/ }).click();
  }

  async enterSize(label: string, width: string, height: string): Promise<void> {
    await this.expectOpen(label);
    await this.typeSize(width, height);
    await this.goOn();
    await this.expectClosed(label);
  }

  async chooseMargins(margins: Margins): Promise<void> {
    for (const [side, value] of Object.entries(margins)) {
      await this.dialog.getByRole('combobox', { name: side }).selectOption(value);
    }
  }

  async enterMargins(margins: Margins): Promise<void> {
    await this.expectOpen('Ruimte rondom');
    await this.chooseMargins(margins);
    await this.goOn();
    await this.expectClosed('Ruimte rondom');
  }

  async enterRollerSizes(width: string, height: string, spaces: Margins): Promise<void> {
    await this.expectOpen('Maten');
    await this.typeSize(width, height);
    await this.chooseMargins(spaces);
    await this.goOn();
    await this.expectClosed('Maten');
  }

  async confirmSides(label: string, ...sides: readonly string[]): Promise<void> {
    await this.expectOpen(label);
    for (const side of sides) await this.dialog.getByRole('checkbox', { name: side }).check();
    await this.goOn();
    await this.expectClosed(label);
  }

  async enterBoxLabel(text: string): Promise<void> {
    await this.expectOpen('Kenmerk op de doos');
    await this.dialog.getByRole('textbox', { name: 'Kenmerk' }).fill(text);
  }

  async setAmount(amount: number): Promise<void> {
    await this.dialog.getByRole('spinbutton', { name: 'Aantal' }).fill(String(amount));
  }

  async expectPrice(total: string): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: 'Adviesprijs' })).toContainText(total);
  }

  async expectMade(size: string): Promise<void> {
    const made = this.dialog.getByRole('paragraph').filter({ hasText: 'Wij maken' });
    await expect(made).toContainText(size);
  }

  orderButton(name: 'In winkelwagen' | 'Bijwerken' = 'In winkelwagen'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async order(product: string): Promise<void> {
    await this.orderButton().click();
    await expect(this.dialog.getByRole('heading', { name: 'Gereed' })).toBeVisible();
    await expect(this.dialog.getByText(`${product} is toegevoegd aan de winkelwagen`)).toBeVisible();
    await expect(this.dialog.getByRole('img', { name: `Tekening van de ${product}` })).toBeVisible();
  }

  // PE-100 up to its margins.
  async beginInsetScreen(width = '900', height = '1200'): Promise<void> {
    await this.choose('Soort kozijn', 'Kunststof');
    await this.choose('Kozijntype', 'Vlak kozijn');
    await this.enterSize('Maten van de opening', width, height);
  }

  // PE-100 from its margins to its colour.
  async finishInsetScreen(): Promise<void> {
    await this.enterMargins({ Links: '30', Rechts: '30', Boven: '20', Onder: '15' });
    await this.choose('Uitsteeksel', '17 t/m 24 mm');
    await this.choose('Obstakel buiten', 'Geen');
    await this.confirmSides('Bevestiging');
    await this.choose('Gaas', 'Pollengaas');
    await this.choose('Kleur', 'RAL 7016 structuur');
    await this.enterBoxLabel('woonkamer');
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './e2e.ts';

/** One screen of the wizard, named by its heading, and what a customer does on it. */
export type WizardStep = {
  readonly at: string;
  readonly choose?: readonly string[];
  readonly size?: readonly [width: string, height: string];
  readonly spaces?: Readonly<Record<string, string>>;
  readonly raised?: string;
  readonly sides?: readonly string[];
  readonly ral?: string;
  readonly label?: string;
  readonly amount?: number;
};

/** Speaks the shop's words to the wizard, and waits for what a customer waits for. */
export class WizardDriver {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /samenstellen|wijzigen|Kies product/ });
  }

  async open(code: string): Promise<void> {
    await visit(this.page, `/producten/${code}`);
    await this.press('Direct bestellen');
  }

  async begin(code: string): Promise<void> {
    await this.open(code);
    await this.press('Product samenstellen');
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).tap();
  }

  heading(name: string): Locator {
    const beginning = name.replaceAll(/[?().]/g, '\\$&');
    return this.dialog.getByRole('heading', { level: 2, name: new RegExp(`^${beginning}`) });
  }

  // The step is on screen, and whoever cannot see it has heard so.
  async expectAt(name: string): Promise<void> {
    await expect(this.heading(name)).toBeFocused();
  }

  async expectPrice(text: string): Promise<void> {
    await expect(this.dialog.getByRole('status').filter({ hasText: 'Prijs' })).toContainText(text);
  }

  async expectProgress(percent: number): Promise<void> {
    await expect(this.dialog.getByRole('progressbar')).toHaveJSProperty('value', percent);
  }

  orderButton(name: 'In winkelwagen' | 'Bijwerken' = 'In winkelwagen'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async walk(
    steps: readonly WizardStep[],
    look: (question: string) => Promise<void> = async () => undefined,
  ): Promise<void> {
    for (const step of steps) {
      await this.expectAt(step.at);
      await look(step.at);
      await this.answer(step);
    }
  }

  // Whatever needs more than one tap has a button that moves on.
  async answer(step: WizardStep): Promise<void> {
    const { dialog } = this;
    for (const option of step.choose ?? [])
      await dialog.getByRole('radio', { name: option, exact: true }).tap();
    if (step.ral !== undefined) await this.#chooseRal(step.ral);
    if (step.size !== undefined) {
      await dialog.getByRole('textbox', { name: 'Breedte' }).fill(step.size[0]);
      await dialog.getByRole('textbox', { name: 'Hoogte' }).fill(step.size[1]);
    }
    for (const [side, value] of Object.entries(step.spaces ?? {}))
      await dialog.getByRole('combobox', { name: side }).selectOption(value);
    if (step.raised !== undefined)
      await dialog.getByRole('textbox', { name: 'Uitsteeksel onder' }).fill(step.raised);
    for (const side of step.sides ?? []) await dialog.getByRole('checkbox', { name: side }).check();
    if (step.label !== undefined) await dialog.getByRole('textbox', { name: 'Kenmerk' }).fill(step.label);
    if (step.amount !== undefined)
      await dialog.getByRole('combobox', { name: 'Aantal' }).selectOption(String(step.amount));
    if (step.choose === undefined && step.ral === undefined)
      await dialog.getByRole('button', { name: /^(Volgende|Wijzigen|Verder gaan)$/ }).tap();
  }

  async #chooseRal(number: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: 'Andere RAL-kleur' }).tap();
    await this.dialog.getByRole('searchbox', { name: 'Zoek op nummer of naam' }).fill(number);
    await this.dialog.getByRole('radio', { name: `RAL ${number}` }).tap();
  }

  async order(product: string): Promise<void> {
    await this.orderButton().tap();
    await expect(this.dialog.getByRole('heading', { name: 'Gereed' })).toBeVisible();
    await expect(this.dialog.getByText(`De ${product} is toegevoegd aan de winkelwagen`)).toBeVisible();
    await expect(this.dialog.getByRole('img', { name: `Tekening van de ${product}` })).toBeVisible();
  }
}

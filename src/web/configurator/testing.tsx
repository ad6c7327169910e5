import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { ConfiguratorData, LineToEdit } from '#contract/catalogue-page.ts';
import { customerNumber, givePageToken, intercept, show } from '../component-testing.tsx';
import type { IslandProps } from '../island-props.ts';
import { DesktopConfigurator } from './desktop/DesktopConfigurator.tsx';
import { MobileConfigurator } from './mobile/MobileConfigurator.tsx';
import { DesktopQuickOrder } from './quick-order/DesktopQuickOrder.tsx';

/** The kinds of customers that the shop behind component tests knows, by the token of their page. */
export type Kind = 'millimetres' | 'centimetres' | 'totals';

const support = { nl: '0800 123 45 67', be: '0800 12 345' };

type Code = 'PE-100' | 'SE-100' | 'SE-200' | 'RO-50' | 'RO-100' | 'CE-100' | 'CA-100';

type Setup = {
  readonly kind?: Kind;
  readonly line?: LineToEdit;
  readonly presets?: ConfiguratorData['presets'];
  readonly begin?: ConfiguratorData['begin'];
  // What the line is for.
  readonly mode?: 'edit' | 'again';
};

/** The popup of a wide screen, opened as a customer opens it. */
export async function showPopup(code: Code, setup: Setup = {}): Promise<void> {
  show(<DesktopConfigurator {...(await propsOf(code, setup))} />);
  await open();
}

/** The wizard of a phone, at its first screen. */
export async function showWizard(code: Code, setup: Setup = {}): Promise<void> {
  await page.viewport(390, 844);
  show(<MobileConfigurator {...(await propsOf(code, setup))} />);
  await open();
}

/** Quick order on a wide screen as it begins, without a product. */
export async function beginQuickOrder(
  kind: Kind = 'millimetres',
  presets: ConfiguratorData['presets'] = {},
): Promise<void> {
  const data = await pageData('', kind);
  show(<DesktopQuickOrder {...data} presets={presets} support={support} />);
  await expect.element(page.getByRole('combobox', { name: 'Selecteer een product' })).toBeVisible();
}

/** Quick order on a wide screen, with a product chosen. */
export async function showQuickOrder(code: Code, kind: Kind = 'millimetres'): Promise<void> {
  await beginQuickOrder(kind);
  await pick(page.getByRole('combobox', { name: 'Selecteer een product' }), code);
}

// A line that is changed opens by itself, but only the first time on a page, and all tests share one.
async function open(): Promise<void> {
  await expect
    .poll(() => {
      const opened = document.querySelector('dialog');
      const order = document.querySelector<HTMLElement>('main button');
      if (opened === null) {
        order?.focus();
        order?.click();
      }
      return opened;
    })
    .not.toBeNull();
}

async function propsOf(
  code: Code,
  { kind = 'millimetres', line, mode: lineMode = 'edit', presets = {}, begin = null }: Setup,
): Promise<IslandProps['configurator']> {
  const data = await pageData(code, kind);
  const product = data.products.find((one) => one.code === code);
  if (product === undefined) throw new Error(`no product ${code}`);
  const mode = begin === null ? data.mode : 'add';
  return { ...data, mode, product, support, presets, begin, ...(line && { mode: lineMode, line }) };
}

const written = new Map<string, string>();

// What the shop would write into a page of this customer, who is known by the page's token: the same each time.
async function pageData(code: string, kind: Kind): Promise<ConfiguratorData> {
  givePageToken(kind);
  const of = `${code} ${kind}`;
  const text = written.get(of) ?? (await askPageData(code, kind));
  written.set(of, text);
  const data: ConfiguratorData = JSON.parse(text);
  return { ...data, customer: { ...data.customer, id: customerNumber() } };
}

async function askPageData(code: string, kind: Kind): Promise<string> {
  const answer = await fetch(`/product/page-data/${code}`, { headers: { 'x-csrf-token': kind } });
  return answer.text();
}

/** A cart line of PE-100 with every question answered. */
export const insetLine: LineToEdit = {
  timestamp: 1,
  amount: 2,
  totalPrice: '132.20',
  totalAdviesPrijs: '258.00',
  specs: {
    kozijn: { frame_material: '1' },
    kozijntype: { frame_type: 'A' },
    maten: { width_opening: '900', height_opening: '1200' },
    rondom_maten: { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' },
    uitsteeksel: { profile_depth: '2' },
    obstakel: { obstacle: '1' },
    bevestiging: { sides: '1,2' },
    gaas: { wire_id: '1' },
    color: { color: 'RAL 7016 structuur', color_type: '1' },
    kenmerk: { room: 'woonkamer' },
    aantal: { user_amount: '2' },
  },
};

export const dialog = (): Locator => page.getByRole('dialog', { name: /samenstellen|wijzigen/ });

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

export const radio = (name: string): Locator => page.getByRole('radio', { name, exact: true });

export const list = (name: string): Locator => page.getByRole('combobox', { name, exact: true });

/** The header and what it opens. */
export const wholeSection = (label: string): Element =>
  section(label).element().closest('section') ?? document.body;

/** The header of a section, by how its name begins. */
export const section = (label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${label}`) });

export async function expectOpen(label: string): Promise<void> {
  await expect.element(section(label)).toHaveAttribute('aria-expanded', 'true');
}

export async function expectClosed(label: string): Promise<void> {
  await expect.element(section(label)).toHaveAttribute('aria-expanded', 'false');
}

/**
 * Focuses and presses it in the page itself, when the shop has judged what went before: a fraction of what a pointer's way
 * there costs. Where a test is about that way, about what takes the focus, lies on top or is pressed too soon, it clicks;
 * so it does before Escape, which a browser heeds only from somebody who was there.
 */
export async function press(control: Locator): Promise<void> {
  const tryPress = () => {
    const busy = document.querySelector('[aria-busy="true"]');
    if (busy !== null) return `waits for ${busy.outerHTML.slice(0, 200)}`;
    const element = control.query();
    if (!(element instanceof HTMLElement))
      return `is not on a page of ${document.body.innerText.slice(0, 200)}`;
    element.focus();
    // What is hidden, disabled or behind an open dialog takes no focus.
    if (document.activeElement !== element)
      return `takes no focus, which is at ${document.activeElement?.outerHTML.slice(0, 200)}`;
    element.click();
    return 'is pressed';
  };
  await expect.poll(tryPress).toBe('is pressed');
}

/** Opens a section that is not the first. */
export async function openSection(label: string): Promise<void> {
  await press(section(label));
  await expectOpen(label);
}

export async function goOn(): Promise<void> {
  await press(page.getByRole('button', { name: /^(Volgende|Wijzigen|Verder gaan)$/ }));
}

/** In place of what stands there, as by keys; it keeps the focus. In the page itself, as `press`. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const isTyped = () => {
    const element = field.query();
    if (!(element instanceof HTMLInputElement)) return false;
    element.focus();
    if (document.activeElement !== element) return false;
    element.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    return true;
  };
  await expect.poll(isTyped).toBe(true);
}

/** One of a list, by its value or its words. */
export async function pick(from: Locator, wanted: string): Promise<void> {
  const isPicked = () => {
    const element = from.query();
    if (!(element instanceof HTMLSelectElement) || element.disabled) return false;
    const option = [...element.options].find(({ value, text }) => value === wanted || text === wanted);
    if (option === undefined) return false;
    element.focus();
    element.value = option.value;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  };
  await expect.poll(isPicked).toBe(true);
}

export async function typeSize(width: string, height: string): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: 'Breedte' }), width);
  await typeInto(page.getByRole('textbox', { name: 'Hoogte' }), height);
  await userEvent.tab();
}

export async function chooseMargins(margins: Readonly<Record<string, string>>): Promise<void> {
  for (const [side, value] of Object.entries(margins)) await pick(list(side), value);
}

/** Presses it at once, also what waits: a pointer's way there can take a busy machine the seconds after which one chooses on (R20.12). */
export function pressTooSoon(control: Locator): void {
  const element = control.element();
  if (!(element instanceof HTMLElement)) throw new Error('nothing that is pressed');
  element.click();
}

/** Keeps the shop's judgement back until it is let go. */
export function holdJudgement(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  intercept('/product/validate-state/', async (send) => {
    await promise;
    return send();
  });
  return resolve;
}

/** Told to whoever cannot see it, and shown to whoever can: on the button itself, or on the label around a choice. */
export async function expectWaiting(control: Locator): Promise<void> {
  await expect.element(control).toHaveAttribute('aria-busy', 'true');
  const element = control.element();
  const shown = element instanceof HTMLButtonElement ? element : element.closest('label');
  await expect.poll(() => shown && getComputedStyle(shown, '::after').opacity).toBe('1');
}

/** Inside the window, and under nothing else. */
export async function expectInSight(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInViewport({ ratio: 1 });
  const element = locator.element();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const [x, y] of [
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const) {
    expect(element.contains(document.elementFromPoint(x, y))).toBe(true);
  }
}

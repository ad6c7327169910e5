import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, leavePage } from '../../component-testing.tsx';
import {
  button,
  dialog,
  expectInSight,
  expectOpen,
  goOn,
  insetLine,
  openSection,
  press,
  radio,
  section,
  showPopup,
  typeInto,
  typeSize,
} from '../testing.tsx';

const box = (element: Element) => element.getBoundingClientRect();
const column = (name: string) => box(document.querySelector(`[aria-label="${name}"]`) ?? document.body);
const question = () => page.getByRole('dialog', { name: 'Deze hor staat nog niet in de winkelwagen' });

describe('its frame', () => {
  it('R2.10 R2.12 R2.14 has three columns from 1200, two below, with amount, prices and button in one, and is 906 px high where the window allows', async () => {
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    const order = page.getByRole('region', { name: 'Uw hor' });
    await expect.element(order.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue(1);
    for (const word of ['Prijs', 'Adviesprijs', 'Basisprijs'])
      await expect.element(order.getByRole('status')).toMatchTextContent(word);
    await expect.element(order.getByRole('button', { name: 'In winkelwagen' })).toBeDisabled();
    const sections = () => box(section('Soort kozijn').element()).left;
    const height = () => box(dialog().element()).height;
    expect(height()).toBeGreaterThanOrEqual(906);
    expect(column('Uitleg').left).toBeLessThan(sections());
    expect(sections()).toBeLessThan(column('Uw hor').left);
    await page.viewport(1200, 925);
    expect(height()).toBe(906);
    // Its columns reach the popup's own edge, half of the 19 px that are left above the window's.
    expect(Math.abs(column('Uw hor').bottom - 915.5)).toBeLessThan(1);
    await page.viewport(1199, 700);
    // Help moves into the open section once the page has heard of its new width.
    await expect.poll(() => column('Uitleg').top).toBeGreaterThan(box(section('Soort kozijn').element()).top);
    expect(column('Uitleg').right).toBeLessThan(column('Uw hor').left);
    expect(height()).toBeLessThanOrEqual(700);
    await expect.element(button('In winkelwagen')).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it('keeps the focus when its last question is answered first and all are closed', async () => {
    await showPopup('PE-100');
    await openSection('Kenmerk op de doos');
    await typeInto(page.getByRole('textbox', { name: 'Kenmerk' }), 'zolder');
    await goOn();
    await expect.element(section('Kenmerk op de doos')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(section('Soort kozijn')).toHaveFocus();
  });

  it('R1.3 R2.10 in a window that became narrow has its questions at full width, and the order beneath them', async () => {
    await showPopup('PE-100');
    await press(radio('Kunststof'));
    await expectOpen('Kozijntype');
    for (const width of [767, 390, 360]) {
      await page.viewport(width, 844);
      const frame = dialog().element();
      const head = () => box(section('Kozijntype').element());
      await expect.poll(() => head().width).toBeGreaterThan(width * 0.7);
      expect(column('Uw hor').top).toBeGreaterThanOrEqual(head().bottom);
      expect(frame.scrollWidth).toBe(frame.clientWidth);
      await expectInSight(button('Sluiten'));
      for (const reached of [button('In winkelwagen'), radio('Vlak kozijn')]) {
        reached.element().scrollIntoView({ block: 'center' });
        await expect.element(reached).toBeInViewport({ ratio: 1 });
      }
    }
    await press(radio('Vlak kozijn'));
    await expectOpen('Maten van de opening');
    await expectInSight(page.getByRole('textbox', { name: 'Breedte' }));
  });

  it('R20.4 begins a section that opens by itself at its question, and shows it whole where it fits', async () => {
    await showPopup('PE-100', { line: insetLine });
    await page.viewport(1280, 720);
    await openSection('Ruimte rondom');
    await goOn();
    // Taller than its place.
    await expectInSight(page.getByRole('heading', { name: 'Hoeveel steekt er buiten uit?' }));
    await openSection('Obstakel buiten');
    await goOn();
    // Fits, but is filled only when its step has come.
    await expectInSight(page.getByRole('heading', { name: 'Aan welke zijden houden clips de hor vast?' }));
    await expectInSight(button('Verder gaan'));
  });

  it('R2.3 keeps the focus inside, and gives it back', async () => {
    await showPopup('PE-100');
    await expect.element(section('Soort kozijn')).toHaveFocus();
    const first = document.activeElement;
    const reached: EventTarget[] = [];
    const remember = ({ target }: FocusEvent) => reached.push(target ?? window);
    addEventListener('focusin', remember);
    // Round once, with some to spare for what is drawn late.
    await userEvent.keyboard('{Tab}'.repeat(40));
    removeEventListener('focusin', remember);
    expect(reached).toContain(first);
    const outside = reached.filter((element) => element instanceof Element && !element.closest('dialog'));
    expect(outside).toEqual([]);
    await section('Soort kozijn').element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Direct bestellen')).toHaveFocus();
  });

  it('asks before work is thrown away, however often Escape is pressed', async () => {
    await showPopup('PE-100');
    await radio('Kunststof').click();
    await expectOpen('Kozijntype');
    for (let round = 0; round < 2; round += 1) {
      await userEvent.keyboard('{Escape}');
      await expect.element(question()).toBeVisible();
      if (round === 0) await expectNoAxeViolations();
      await userEvent.keyboard('{Escape}');
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(dialog()).toBeVisible();
    }
    await button('Sluiten').click();
    await button('Bewaren en sluiten').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button('Direct bestellen')).toHaveFocus();

    await button('Direct bestellen').click();
    await expect.element(section('Soort kozijn')).toMatchTextContent('Kunststof');
    await userEvent.keyboard('{Escape}');
    await button('Weggooien').click();
    await button('Direct bestellen').click();
    await expectOpen('Soort kozijn');
    await expect.element(radio('Kunststof')).not.toBeChecked();
  });

  it('R4.9 opens filled in with a line, and brings back what was changed in it before a reload, or the line as it was', async () => {
    const restored = page.getByText('Uw vorige invoer is teruggezet.');
    await showPopup('PE-100', { line: insetLine });
    await expect.element(page.getByRole('dialog', { name: /Inzethor wijzigen/ })).toBeVisible();
    await expect.element(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue(2);
    await expect.element(section('Maten van de opening')).toMatchTextContent('900 x 1200 mm');
    await expectOpen('Soort kozijn');
    await expect.element(button('Bijwerken')).toBeEnabled();
    await openSection('Gaas');
    await press(radio('Clearview'));
    await expectOpen('Kleur');
    leavePage();
    await showPopup('PE-100', { line: insetLine });
    await expectOpen('Kleur');
    await expect.element(restored).toBeVisible();
    await expect.element(section('Gaas')).toMatchTextContent('Clearview');
    await expectNoAxeViolations();
    await press(button('Opnieuw beginnen'));
    await expect.element(restored).not.toBeInTheDocument();
    await expect.element(section('Gaas')).toMatchTextContent('Zwart');
    await expect.element(button('Bijwerken')).toBeEnabled();
  });
});

describe('its sections', () => {
  it('R2.11 R2.13 R2.36 R4.5 open one at a time and are followed by the help column; a header toggles, and its tooltip explains', async () => {
    await showPopup('PE-100');
    const help = page.getByRole('complementary', { name: 'Uitleg' });
    for (const [label, title] of [
      ['Kozijntype', 'Bijzonderheden'],
      ['Maten van de opening', 'Zo meet u de opening'],
      ['Uitsteeksel', 'Uitsteeksel'],
      ['Obstakel buiten', 'Obstakel'],
      ['Bevestiging', 'Houten kozijn'],
    ] as const) {
      await openSection(label);
      await expect.element(help.getByRole('heading', { name: title })).toBeVisible();
    }
    await expectNoAxeViolations(help.element());

    await openSection('Gaas');
    await expect.element(section('Bevestiging')).toHaveAttribute('aria-expanded', 'false');
    await section('Gaas').click();
    await expect.poll(() => document.querySelectorAll('button[aria-expanded="true"]').length).toBe(0);
    await button('Uitleg: keuze 8').click();
    const tip = page.getByText('Al het gaas houdt muggen en vliegen tegen.');
    await expect.element(tip).toBeVisible();
    expect(box(tip.element()).width).toBeLessThanOrEqual(315);
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeVisible();
    await expect.element(dialog()).toBeVisible();
  });
});

describe('changing a cart line', () => {
  it('tells what one should know beside the order button, in sight in every window', async () => {
    await showPopup('PE-100', { line: insetLine });
    await openSection('Maten van de opening');
    await typeSize('1000', '1600');
    await goOn();
    const notes = page.getByRole('list', { name: 'Goed om te weten' }).getByRole('listitem');
    await expect.element(page.getByText(/plaatsen wij standaard een tussenregel/)).toBeVisible();
    for (const [width, height] of [
      [768, 720],
      [900, 700],
      [1200, 720],
    ] as const) {
      await page.viewport(width, height);
      for (const note of notes.all()) await expectInSight(note);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
import { button, expectOpen, pick, press, section, showQuickOrder, typeInto } from '../testing.tsx';

type Name = 'Breedte' | 'Hoogte' | 'Aantal' | 'Kenmerk';

const row = (number: number): Locator => page.getByRole('group', { name: `Maat ${number}`, exact: true });
const cell = (number: number, name: Name): Locator => row(number).getByLabelText(name);
const order = () => button('In winkelwagen');
const totals = () => page.getByRole('status').filter({ hasText: 'Adviesprijs' });
const preview = () => page.getByRole('dialog', { name: 'Maten plakken' });

async function fill(number: number, cells: Partial<Record<Name, string>>): Promise<void> {
  for (const name of ['Breedte', 'Hoogte', 'Aantal', 'Kenmerk'] as const)
    if (cells[name] !== undefined) await typeInto(cell(number, name), cells[name]);
}

// As a spreadsheet leaves it on the clipboard.
async function paste(number: number, name: Name, text: string): Promise<void> {
  await expect.element(cell(number, name)).toBeVisible();
  const field = cell(number, name).element();
  if (field instanceof HTMLElement) field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

describe('a long list', () => {
  it('R20.13 comes in slices, so that no key waits for all of it, all its rows have their price and read as a line, and the questions stay in reach', async () => {
    await page.viewport(1280, 800);
    await showQuickOrder('PE-100', 'totals');
    const list = Array.from({ length: 40 }, (_, index) => `${900 + index}\t1200`).join('\n');
    await paste(1, 'Breedte', list);
    await expect.element(button('40 maten overnemen')).toBeVisible();
    const slices: number[] = [];
    const watcher = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      slices.push(added.filter((node) => node instanceof HTMLFieldSetElement).length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await press(button('40 maten overnemen'));
    await expect.element(cell(1, 'Breedte')).toHaveFocus();
    await expect.element(row(40)).toMatchTextContent('€');
    watcher.disconnect();
    expect(slices.reduce((sum, rows) => sum + rows, 0)).toBe(40);
    expect(Math.max(...slices)).toBeLessThanOrEqual(25);
    const border = (number: number) => getComputedStyle(cell(number, 'Breedte').element()).borderTopColor;
    // Where the test before has left the pointer, a row may lie now.
    await page.getByRole('combobox', { name: 'Selecteer een product' }).hover();
    await expect.poll(() => border(2)).toBe('rgba(0, 0, 0, 0)');
    expect(row(2).element().getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await cell(2, 'Breedte').click();
    expect(border(2)).not.toBe('rgba(0, 0, 0, 0)');
    const last = section('Soort kozijn').element().getBoundingClientRect();
    expect(last.bottom).toBeLessThan(1280);
  });
});

describe('rows', () => {
  it('R2.34 R4.10 work like a spreadsheet: Enter and arrows', async () => {
    await showQuickOrder('PE-100');
    await expect.element(cell(1, 'Breedte')).toHaveFocus();
    await userEvent.keyboard('900{Enter}1200{Tab}3{Enter}keuken{Enter}');
    await expect.element(cell(2, 'Breedte')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(cell(1, 'Breedte')).toHaveFocus();
    for (const name of ['Hoogte', 'Aantal', 'Kenmerk'] as const) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(cell(1, name)).toHaveFocus();
    }
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect.element(cell(1, 'Kenmerk')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(cell(1, 'Aantal')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cell(1, 'Hoogte')).toHaveFocus();
    await expect.element(cell(1, 'Aantal')).toHaveValue(3);
  });

  it('R2.34 R4.10 are copied and removed, corrected, and vanish when they are empty', async () => {
    await showQuickOrder('PE-100');
    await fill(1, { Breedte: '900', Hoogte: '1200', Aantal: '3', Kenmerk: 'keuken' });
    await press(button('Maat toevoegen'));
    await press(button('Maat 1 kopiëren'));
    await expect.element(cell(3, 'Kenmerk')).toHaveValue('keuken');
    await press(button('Maat 1 verwijderen'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('');
    await expect.element(row(3)).toBeVisible();
    await expect.element(button('Volgende').first()).toBeDisabled();
    await fill(1, { Breedte: '0', Hoogte: '1000', Aantal: '70' });
    await userEvent.tab();
    await expect.element(cell(1, 'Breedte')).toHaveValue('');
    await expect.element(cell(1, 'Aantal')).toHaveValue(50);
    await fill(1, { Breedte: '800' });
    await press(button('Volgende').first());
    await expectOpen('Soort kozijn');
    await expect.element(row(3)).not.toBeInTheDocument();
    await expect.element(cell(2, 'Kenmerk')).toHaveValue('keuken');
    await press(button('Maat 2 verwijderen'));
    await expect.element(row(2)).not.toBeInTheDocument();
    await expect.element(totals()).toMatchTextContent('50 horren, 1 maat');
  });

  it('R3.7 R5.7 R5.8 R6.1 R8.4 have their errors beside them, sound ones their price, and correcting goes on', async () => {
    await showQuickOrder('PE-100', 'totals');
    await paste(1, 'Breedte', '2500\t1300\n928\t1228\n1428\t2128\n900\t2300');
    await press(button('4 maten overnemen'));
    // The focus rests in the first row, which has therefore no error until it is left.
    await fill(2, { Kenmerk: 'hal' });
    await expect.element(cell(1, 'Breedte')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(row(1)).toMatchTextContent('De maximale breedte');
    await expect.element(row(3)).toMatchTextContent('m²');
    await expect.element(cell(3, 'Breedte')).not.toHaveAttribute('aria-invalid');
    await expect.element(cell(4, 'Hoogte')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(row(2)).toMatchTextContent('928 × 1228');
    await expect.element(row(2)).toMatchTextContent('€ ');
    await expect.element(section('Ruimte rondom')).not.toBeInTheDocument();
    await expect.element(page.getByText('3 maten vragen om een correctie:')).toBeVisible();
    await expect.element(order()).toBeDisabled();
    await expectNoAxeViolations();

    await fill(1, { Breedte: '1500', Hoogte: '1300' });
    await expect.element(cell(1, 'Breedte')).not.toHaveAttribute('aria-invalid');
    await fill(3, { Breedte: '1000', Hoogte: '1300' });
    await fill(4, { Breedte: '900', Hoogte: '1300' });
    await press(button('Bevestig correctie'));
    await expectOpen('Soort kozijn');
    await expect.element(section('Soort kozijn')).toHaveFocus();
    await expect.element(page.getByText('vragen om een correctie')).not.toBeInTheDocument();
    await expect.element(button('Volgende').first()).toBeVisible();
  });

  it('R5.8 of the RO series tell what is wrong as one', async () => {
    await showQuickOrder('RO-50');
    await fill(1, { Breedte: '3000', Hoogte: '1200' });
    await press(button('Maat toevoegen'));
    await expect.element(row(1)).toMatchTextContent('breedte');
    await expect.element(cell(1, 'Breedte')).not.toHaveAttribute('aria-invalid');
    await expect.element(row(1)).toHaveAccessibleDescription(/breedte/);
  });

  it('R2.40 are drawn when they have the focus, also beside one that is refused', async () => {
    await showQuickOrder('PE-100', 'totals');
    await paste(1, 'Breedte', '928\t1228\n1010\t1310\n2500\t1300');
    await press(button('3 maten overnemen'));
    const drawing = page.getByRole('figure');
    await expect.element(drawing).toMatchTextContent('928 mm');
    await cell(2, 'Hoogte').click();
    await expect.element(drawing).toMatchTextContent('1010 mm');
    await expect.element(drawing).toMatchTextContent('Maat 2');
    await expect.element(row(3)).toMatchTextContent('De maximale breedte');
  });

  it('are typed in while the shop is slow, and a late answer changes no text', async () => {
    await showQuickOrder('PE-100', 'totals');
    await fill(1, { Breedte: '928', Hoogte: '1228' });
    const { promise, resolve } = Promise.withResolvers<void>();
    intercept('/product/validate-state/', async (send) => {
      await promise;
      return send();
    });
    await press(button('Maat toevoegen'));
    await fill(2, { Breedte: '1000', Hoogte: '1300', Aantal: '2', Kenmerk: 'serre' });
    await fill(1, { Breedte: '95' });
    resolve();
    await expect.element(row(2)).toMatchTextContent('1000 × 1300');
    await expect.element(cell(1, 'Breedte')).toHaveValue('95');
    await expect.element(cell(2, 'Kenmerk')).toHaveValue('serre');
  });
});

describe('finished rows', () => {
  it('R2.40 R20.13 have what they will be and cost before all is chosen, say that it is an indication, and stay in reach in a window made narrow', async () => {
    await showQuickOrder('PE-100');
    await fill(1, { Breedte: '900', Hoogte: '1200', Aantal: '2' });
    await press(button('Maat toevoegen'));
    await expect.element(row(1)).toMatchTextContent('928 × 1228 *');
    await expect.element(row(1)).toMatchTextContent('ca. € 121.96');
    await expect.element(page.getByText('is een indicatie, met wat')).toBeVisible();
    await page.viewport(560, 700);
    await cell(1, 'Kenmerk').click();
    await expect.element(cell(1, 'Breedte')).toHaveValue('900');
    await expect.element(cell(1, 'Breedte')).toBeInViewport();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  it('R20.13 are refused in words where they are too many to read, and what was typed stays', async () => {
    await showQuickOrder('PE-100');
    await fill(1, { Breedte: '900' });
    await paste(1, 'Hoogte', '1200\n'.repeat(20_000));
    await expect.element(page.getByText('Dit is te veel om als lijst met maten te lezen.')).toBeVisible();
    await press(button('Annuleren'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('900');
  });

  it('R20.13 are one line on a phone, opened by a touch and kept where they are', async () => {
    await showQuickOrder('PE-100');
    await paste(1, 'Breedte', '900\t1200\t2\tkeuken\n1000\t1300\t1\thal\n800\t900\t1\tbad');
    await press(button('3 maten overnemen'));
    await page.viewport(390, 844);
    await expect.poll(() => row(2).element().getBoundingClientRect().height).toBeLessThan(70);
    const before = row(3).element().getBoundingClientRect().top;
    await cell(3, 'Kenmerk').click();
    await expect.element(cell(3, 'Kenmerk')).toHaveFocus();
    expect(row(3).element().getBoundingClientRect().height).toBeGreaterThan(150);
    expect(row(1).element().getBoundingClientRect().height).toBeLessThan(70);
    await expect.element(row(1)).toMatchTextContent('900 × 1200');
    expect(Math.abs(row(3).element().getBoundingClientRect().top - before)).toBeLessThan(400);
    await expectNoAxeViolations();
    await press(button('Maat 1 verwijderen'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('');
  });
});

describe('pasting', () => {
  it('R5.1 R6.1 reads centimetres with a comma, over what stands there', async () => {
    await showQuickOrder('PE-100', 'centimetres');
    await fill(1, { Breedte: '90.5', Hoogte: 'abc' });
    await userEvent.tab();
    await expect.element(cell(1, 'Breedte')).toHaveValue('90,5');
    await expect.element(cell(1, 'Hoogte')).toHaveValue('');
    await expect.element(button('Volgende').first()).toBeDisabled();
    await paste(1, 'Hoogte', '120,5\n130');
    await expect
      .element(preview())
      .toMatchTextContent('Maat 1 is al ingevuld en wordt vervangen, behalve breedte.');
    await press(button('2 maten overnemen'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('90,5');
    await expect.element(cell(2, 'Hoogte')).toHaveValue('130,0');
  });

  it('R2.34 says what of the rows below it stays as it was', async () => {
    await showQuickOrder('PE-100');
    await fill(1, { Breedte: '900', Hoogte: '1200', Aantal: '5', Kenmerk: 'keuken' });
    await paste(1, 'Breedte', '700\t800\n710\t810');
    await expect
      .element(preview())
      .toMatchTextContent('Maat 1 is al ingevuld en wordt vervangen, behalve aantal en kenmerk.');
    await press(button('2 maten overnemen'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('700');
    await expect.element(cell(1, 'Aantal')).toHaveValue(5);
    await expect.element(cell(1, 'Kenmerk')).toHaveValue('keuken');
  });

  it('R2.34 asks about what is in doubt, and takes nothing over that looks like another unit', async () => {
    await showQuickOrder('PE-100', 'centimetres');
    await paste(1, 'Breedte', 'zolder\t90,55\t120\nbad\t900\t1200');
    await expect.element(preview()).toMatchTextContent('kenmerk, breedte, hoogte.');
    await expect.element(preview()).toMatchTextContent("Breedte '900' is erg groot voor centimeters.");
    await expect.element(preview().getByRole('button', { name: /overnemen/ })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await press(preview().getByRole('checkbox', { name: 'Regel 1 overnemen' }));
    await press(button('1 maat overnemen'));
    await expect.element(cell(1, 'Breedte')).toHaveValue('90,6');
    await expect.element(cell(1, 'Kenmerk')).toHaveValue('zolder');
  });
});

describe('another product', () => {
  it('R2.41 R4.3 is asked about first, and can be taken back', async () => {
    const selector = page.getByRole('combobox', { name: 'Selecteer een product' });
    await showQuickOrder('PE-100');
    await pick(selector, 'SE-100');
    await expect.element(selector).toHaveValue('SE-100');
    await fill(1, { Breedte: '900', Hoogte: '2100' });
    await pick(selector, 'RO-50');
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(
        'U staat op het punt om een ander product te configureren, terwijl dit product nog niet klaar is. Uw huidige configuratie wordt niet onthouden. Weet u het zeker?',
      );
    await expectNoAxeViolations();
    await press(button('Blijf bij de Plissé hordeur'));
    await expect.element(selector).toHaveValue('SE-100');
    await expect.element(cell(1, 'Hoogte')).toHaveValue('2100');
    await pick(selector, 'RO-50');
    await press(button('Ga naar de Rolhor'));
    await expect.element(selector).toHaveValue('RO-50');
    await expect.element(cell(1, 'Hoogte')).toHaveValue('');
  });
});

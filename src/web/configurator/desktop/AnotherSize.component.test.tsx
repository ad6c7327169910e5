import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, intercept } from '../../component-testing.tsx';
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
  showWizard,
  typeInto,
  typeSize,
} from '../testing.tsx';

const facts = () => page.getByLabelText('Toegevoegd');
const question = () => page.getByRole('dialog', { name: 'Deze hor staat nog niet in de winkelwagen' });

/** Everything of a line but its size is filled in; the rest is answered and ordered. */
async function orderAnother(): Promise<void> {
  await expectOpen('Maten van de opening');
  await typeSize('1000', '1300');
  await goOn();
  await openSection('Kenmerk op de doos');
  await typeInto(page.getByRole('textbox', { name: 'Kenmerk' }), 'hal');
  await page.getByRole('textbox', { name: 'Kenmerk' }).element().blur();
  await expect.element(button('In winkelwagen')).toBeEnabled();
  await press(button('In winkelwagen'));
  await expect.element(page.getByRole('heading', { name: 'Gereed' })).toBeVisible();
}

describe('the screen after adding', () => {
  it('R20.7 says what was added and what the cart comes to, with one yellow action', async () => {
    await showPopup('PE-100', { line: insetLine, mode: 'again' });
    await orderAnother();
    await expect.element(facts()).toMatchTextContent(/1 × 1000 x 1300 mm/);
    for (const word of [
      '1028 × 1328 mm',
      'RAL 7016 structuur',
      'hal',
      '€ 258.24 excl. btw',
      '€ 312.47 incl. btw',
    ])
      await expect.element(facts()).toMatchTextContent(word);
    await expect.element(page.getByText('De Inzethor is toegevoegd aan de winkelwagen')).toBeVisible();
    const yellow = getComputedStyle(button('Direct afrekenen').element()).backgroundColor;
    const ways = ['Nog een maat, zelfde keuzes', 'Direct afrekenen', 'Bekijk winkelwagen', 'Verder winkelen'];
    expect(
      ways.filter((name) => getComputedStyle(button(name).element()).backgroundColor === yellow),
    ).toEqual(['Direct afrekenen']);
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.viewport(width, height);
      for (const name of ways) await expectInSight(button(name));
      await expectInSight(facts());
    }
    await expectNoAxeViolations();
  });

  it('R20.7 goes on with another size, everything else kept', { tags: ['thorough'] }, async () => {
    await showPopup('PE-100', { line: insetLine, mode: 'again' });
    await orderAnother();
    const sent: string[] = [];
    intercept('/product/add-to-cart/', async (send, body) => {
      sent.push(body);
      return send();
    });
    await press(button('Nog een maat, zelfde keuzes'));
    await expectOpen('Maten van de opening');
    await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
    await expect.element(section('Kleur')).toMatchTextContent('RAL 7016 structuur');
    await expect.element(page.getByRole('spinbutton', { name: 'Aantal' })).toHaveValue(1);
    await expect.element(button('In winkelwagen')).toBeDisabled();
    await orderAnother();
    expect(sent).toHaveLength(1);
  });
});

describe('another size with the choices of a line', () => {
  it('R20.7 opens at the size, and asks nothing when it is closed at once', async () => {
    await showPopup('PE-100', { line: insetLine, mode: 'again' });
    await expectOpen('Maten van de opening');
    await expect.element(dialog()).toBeVisible();
    await expect.element(section('Ruimte rondom')).not.toMatchTextContent('keuze niet volledig');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('R20.7 opens a roller screen at its sizes, with its margins', { tags: ['thorough'] }, async () => {
    const line = {
      ...insetLine,
      specs: {
        montage: { in_frame: '2' },
        alle_maten: {
          width_opening: '450',
          height_opening: '1500',
          space_left: '28',
          space_right: '28',
          space_top: '54',
          space_bottom: '20',
        },
        sluiting: { closure: '1' },
      },
    };
    await showPopup('RO-100', { line, mode: 'again' });
    await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
    await expect.element(page.getByRole('combobox', { name: 'Onder', exact: true })).toHaveValue('20');
    await expect.element(section('Sluiting')).toMatchTextContent('Kantelsluiting');
  });

  it('R20.7 opens the wizard at the size', async () => {
    await showWizard('PE-100', { line: insetLine, mode: 'again' });
    await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
  });

  it('R20.7 knows who enters total sizes', { tags: ['thorough'] }, async () => {
    const specs = { ...insetLine.specs, maten: { width_total: '928', height_total: '1228' } };
    await showPopup('PE-100', { kind: 'totals', line: { ...insetLine, specs }, mode: 'again' });
    await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
    await expect.element(section('Kleur')).toMatchTextContent('RAL 7016 structuur');
  });
});

describe('going back', () => {
  it('closes the popup instead of leaving the page, and asks before work is lost, with a way out that is not squeezed', async () => {
    await showPopup('PE-100');
    await expectOpen('Soort kozijn');
    history.back();
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Direct bestellen').click();
    await expectOpen('Soort kozijn');
    await radio('Kunststof').click();
    await expectOpen('Kozijntype');
    history.back();
    await expect.element(question()).toBeVisible();
    const { width, height } = question()
      .getByRole('button', { name: 'Sluiten', exact: true })
      .element()
      .getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
    history.back();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    history.back();
    await button('Weggooien').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => history.state).toBeNull();
  });
});

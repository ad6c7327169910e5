import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  list,
  openSection,
  pick,
  press,
  radio,
  showPopup,
  showQuickOrder,
  showWizard,
  typeInto,
  typeSize,
  wholeSection,
} from '../testing.tsx';

const text = (name: string) => page.getByRole('textbox', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

// How often a sentence can be read on the screen.
function seen(sentence: RegExp): number {
  const leaves = [...document.querySelectorAll<HTMLElement>('p, span, li')].filter(
    (element) => element.children.length === 0 || element.querySelector('p, span, li') === null,
  );
  return leaves.filter((element) => sentence.test(element.textContent) && element.checkVisibility()).length;
}

describe('R20.10 a size that cannot be', () => {
  it('in the wrong unit is mended by one press, and judged', async () => {
    await showPopup('PE-100');
    await openSection('Maten van de opening');
    await typeSize('90', '120');
    await expect.element(button('Bedoelt u 900 × 1200 mm?')).toBeVisible();
    await expectNoAxeViolations(wholeSection('Maten van de opening'));
    await press(button('Bedoelt u 900 × 1200 mm?'));
    await expect.element(text('Breedte')).toHaveValue('900');
    await expect.element(text('Hoogte')).toHaveValue('1200');
    await expect.element(text('Breedte')).not.toHaveAttribute('aria-invalid');
    await expect.element(button('Bedoelt u 900 × 1200 mm?')).not.toBeInTheDocument();
  });

  it('is named in the unit of the customer', { tags: ['thorough'] }, async () => {
    await showPopup('PE-100', { kind: 'centimetres' });
    await openSection('Maten van de opening');
    await typeSize('900', '1200');
    await press(button('Bedoelt u 90,0 × 120,0 cm?'));
    await expect.element(text('Hoogte')).toHaveValue('120,0');
    await expect.element(text('Hoogte')).not.toHaveAttribute('aria-invalid');
  });

  it('goes on as the product that can, with a request or by telephone, and says once what is wrong', async () => {
    await showPopup('SE-100');
    await press(radio('In de dag (tussen het kozijn)'));
    await typeSize('2400', '2300');
    const other = link('Verder als SE-200 met deze maten');
    await expect.element(other).toHaveAttribute('href', '/producten/se-200?add=1');
    await expect
      .element(link('Vraag maatwerk aan'))
      .toHaveAttribute('href', '/maatwerk?code=SE-100&breedte=2400&hoogte=2300');
    await expect.element(link(/^Bel /)).toHaveAttribute('href', 'tel:0850000000');
    expect(seen(/De maximale breedte van de/)).toBe(1);
    await expectNoAxeViolations(wholeSection('Maten'));
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { once: true });
    await press(other);
    const kept = Object.entries(localStorage).find(([key]) => /draft\.product\.\d+\.SE-200$/.test(key));
    expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({
      carried: 'Uw maten en keuzes van de Plissé hordeur zijn overgenomen.',
      amount: 1,
      chosen: {
        aantal: { kind: 'amount', amount: 1 },
        montage: { kind: 'options', keys: { in_frame: '1' } },
        maten: { kind: 'measures', typed: { width_opening: 2400, height_opening: 2300 } },
      },
    });
  });

  it('of a roller screen keeps what was said of its depth', async () => {
    await showPopup('RO-50');
    await press(radio('In de dag'));
    await typeSize('90', '110');
    await pick(list('Inbouwdiepte'), '46');
    await press(button('Bedoelt u 900 × 1100 mm?'));
    await expect.element(text('Breedte')).toHaveValue('900');
    await expect.element(list('Inbouwdiepte')).toHaveValue('46');
    await expect.element(button('Bedoelt u 900 × 1100 mm?')).not.toBeInTheDocument();
  });

  it('says once what is wrong on a phone too, and beside the field when the message is put away', async () => {
    await showWizard('PE-100');
    await press(button('Product samenstellen'));
    await press(radio('Kunststof'));
    await press(radio('Vlak kozijn'));
    await typeInto(text('Breedte'), '1700');
    await typeInto(text('Hoogte'), '1200');
    await press(button('Volgende'));
    const message = page.getByRole('button', { name: /Melding verbergen/ });
    await expect.element(message).toBeVisible();
    expect(seen(/De maximale breedte van de/)).toBe(1);
    await expect.element(text('Breedte')).toHaveAccessibleDescription(/De maximale breedte van de/);
    await expect.element(link('Verder als CE-100 met deze maten')).toBeVisible();
    await press(message);
    expect(seen(/De maximale breedte van de/)).toBe(1);
  });

  it('is mended in its own row of quick order', async () => {
    await showQuickOrder('PE-100');
    const row = (number: number) => page.getByRole('group', { name: `Maat ${number}`, exact: true });
    const enter = async (number: number, width: string, height: string) => {
      await typeInto(row(number).getByLabelText('Breedte'), width);
      await typeInto(row(number).getByLabelText('Hoogte'), height);
    };
    await enter(1, '900', '1200');
    await press(button('Maat toevoegen'));
    await enter(2, '90', '120');
    await press(row(1).getByLabelText('Kenmerk'));
    const mend = row(2).getByRole('button', { name: 'Bedoelt u 900 × 1200 mm?' });
    await expect.element(mend).toBeVisible();
    await expectNoAxeViolations(row(2).element());
    await press(mend);
    await expect.element(row(2).getByLabelText('Breedte')).toHaveValue('900');
    await expect.element(mend).not.toBeInTheDocument();
    await enter(2, '1700', '1200');
    await typeInto(row(2).getByLabelText('Aantal'), '3');
    await press(row(1).getByLabelText('Kenmerk'));
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await press(row(2).getByRole('link', { name: 'Verder als CE-100 met deze maten' }));
    const kept = Object.entries(localStorage).find(([key]) => /draft\.product\.\d+\.CE-100$/.test(key));
    expect(JSON.parse(kept?.[1] ?? '{}')).toMatchObject({
      carried: 'Uw maten van de Inzethor zijn overgenomen.',
      amount: 3,
      chosen: { aantal: { kind: 'amount', amount: 3 } },
    });
  });
});

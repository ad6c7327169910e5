import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  expectClosed,
  expectOpen,
  goOn,
  openSection,
  section,
  showPopup,
  typeInto,
  wholeSection,
} from '../testing.tsx';

const label = 'Kenmerk op de doos';
const field = () => page.getByRole('textbox', { name: 'Kenmerk' });

test('R2.33 R5.2 R5.5 the box label is asked for, takes 25 characters, and a long one is set smaller', async () => {
  await showPopup('PE-100');
  await openSection(label);
  await expectAskedFor();
  await expect.element(field()).toHaveAttribute('placeholder', 'bijvoorbeeld: woonkamer');
  await expect
    .element(page.getByText('Opmerkingen bij de bestelling vult u in de winkelwagen in.'))
    .toBeVisible();
  const sizeOf = async (text: string) => {
    await typeInto(field(), text);
    await goOn();
    await expectClosed(label);
    const summary = section(label).getByText(text, { exact: true });
    const size = Number.parseFloat(getComputedStyle(summary.element()).fontSize);
    await openSection(label);
    return size;
  };
  const short = await sizeOf('hal');
  expect(await sizeOf('slaapkamer boven')).toBeLessThan(short);
  await typeInto(field(), 'abcdefghijklmnopqrstuvwxyz');
  await expect.element(field()).toHaveValue('abcdefghijklmnopqrstuvwxy');
});

// Without one nobody moves on: the field says so and has the focus.
async function expectAskedFor(): Promise<void> {
  await goOn();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription(/Vul een kenmerk in/);
  await expectOpen(label);
  await expectNoAxeViolations(wholeSection(label));
}

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  chooseMargins,
  expectOpen,
  goOn,
  press,
  radio,
  showPopup,
  typeSize,
  wholeSection,
} from '../testing.tsx';

test('R5.8 the RO series shows one general error', async () => {
  await showPopup('RO-100');
  await press(radio('In de dag'));
  await expectOpen('Maten');
  await typeSize('1250', '2000');
  await chooseMargins({ Inbouwdiepte: '58' });
  await goOn();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/de maximale hoogte/);
  for (const name of ['Breedte', 'Hoogte'])
    await expect.element(page.getByRole('textbox', { name })).not.toHaveAttribute('aria-invalid');
  await expectNoAxeViolations(wholeSection('Maten'));
});

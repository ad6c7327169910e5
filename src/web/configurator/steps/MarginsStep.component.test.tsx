import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  chooseMargins,
  expectClosed,
  expectOpen,
  goOn,
  list,
  openSection,
  radio,
  section,
  showPopup,
  typeSize,
} from '../testing.tsx';

const around = 'Ruimte rondom';
const raised = () => page.getByRole('textbox', { name: 'Uitsteeksel onder' });

test('R5.4 R3.11 margins must be complete, and are offered the next time without being filled in', async () => {
  await showPopup('PE-100');
  await openSection(around);
  await chooseMargins({ Links: '25', Rechts: '20' });
  await expect.element(button('Volgende')).toBeDisabled();
  await section('Gaas').click();
  await expect.element(section(around)).toMatchTextContent(/keuze niet volledig/);
  await openSection(around);
  await chooseMargins({ Boven: '15', Onder: 'A' });
  await expect.element(button('Volgende')).toBeDisabled();
  await raised().fill('6');
  await goOn();
  await expectClosed(around);
  await expect.element(section(around)).toMatchTextContent(/25 \/ 20 \/ 15 \/ A 6 mm/);

  await button('Sluiten').click();
  await button('Weggooien').click();
  await button('Direct bestellen').click();
  await openSection(around);
  await expect.element(page.getByText('Vorige keer koos u')).toBeVisible();
  await expect.element(list('Links')).toHaveValue('-1');
  await button('Overnemen').click();
  await expect.element(list('Links')).toHaveValue('25');
  await expect.element(list('Onder')).toHaveValue('A');
});

test('R4.7 R5.4 something that sticks up at the bottom asks how much, and the values stand in order', async () => {
  await showPopup('PE-100');
  await openSection(around);
  await expect.element(raised()).not.toBeInTheDocument();
  await chooseMargins({ Onder: 'A' });
  await expect.element(raised()).toHaveAccessibleDescription(/1 – 40 mm/);
  await expectNoAxeViolations();
  await chooseMargins({ Onder: '15' });
  await expect.element(raised()).not.toBeInTheDocument();
  const values = [...list('Onder').element().querySelectorAll('option')].map(({ value }) => value);
  expect(values).toEqual(['-1', '30', '25', '20', '15', '14', '12', '10', '8', '0', 'A']);
});

test('R4.7 a door has no bottom to ask', async () => {
  await showPopup('SE-100');
  await radio('Op de dag (op het kozijn)').click();
  await expectOpen('Maten van de opening');
  await typeSize('900', '2150');
  await goOn();
  await expectOpen(around);
  await expect.element(list('Boven')).toBeVisible();
  await expect.element(list('Onder')).not.toBeInTheDocument();
});

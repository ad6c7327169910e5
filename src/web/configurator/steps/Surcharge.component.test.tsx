import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  expectClosed,
  openSection,
  press,
  radio,
  showPopup,
  showQuickOrder,
  typeInto,
  typeSize,
  wholeSection,
} from '../testing.tsx';

const side = (name: string) => page.getByRole('checkbox', { name, exact: true });
const nothing = '';

test('R20.2 what an option costs stands beside it, outside its name, for several screens for each, and nothing where it is free; a side costs what it adds to those that are ticked, also before they are agreed to', async () => {
  await showPopup('PE-100');
  await openSection('Uitsteeksel');
  await expect.element(radio('17 t/m 24 mm')).toHaveAccessibleDescription('+ € 5,12');
  await expect.element(radio('Geen of t/m 16 mm')).toHaveAccessibleDescription(nothing);
  await expect.element(page.getByText('+ € 5,12')).toBeVisible();
  await expectNoAxeViolations(wholeSection('Uitsteeksel'));
  await openSection('Gaas');
  await expect.element(radio('Pollengaas')).toHaveAccessibleDescription('+ € 19,98');
  await press(button('Eén meer'));
  await expect.element(radio('Pollengaas')).toHaveAccessibleDescription('+ € 19,98 per stuk');
  await press(button('Eén minder'));
  await expectCostOfSides();
});

async function expectCostOfSides(): Promise<void> {
  await openSection('Bevestiging');
  await expect.element(side('Boven')).toHaveAccessibleDescription('+ € 2,05');
  await expect.element(side('Links')).toHaveAccessibleDescription(nothing);
  await press(side('Links'));
  await expect.element(side('Boven')).toHaveAccessibleDescription(nothing);
  await press(side('Links'));
  await press(side('Boven'));
  await expect.element(side('Links')).toHaveAccessibleDescription('+ € 2,05');
  await press(button('Verder gaan'));
}

test('R20.2 a percentage comes as its amount with the size, in quick order that of the first size', async () => {
  await showQuickOrder('SE-100');
  await openSection('Montage');
  const onFrame = page.getByRole('radio', { name: /^Op de dag/ });
  await expect.element(onFrame).toHaveAccessibleDescription(nothing);
  await press(page.getByRole('radio', { name: /^In de dag/ }));
  await expectClosed('Montage');
  await typeSize('900', '2150');
  await openSection('Montage');
  await expect.element(onFrame).toHaveAccessibleDescription('+ € 16,40');
  await press(button('Maat toevoegen'));
  await typeInto(
    page.getByRole('group', { name: 'Maat 2' }).getByRole('textbox', { name: 'Breedte' }),
    '1200',
  );
  await typeInto(
    page.getByRole('group', { name: 'Maat 2' }).getByRole('textbox', { name: 'Hoogte' }),
    '2150',
  );
  await userEvent.tab();
  await expect.element(onFrame).toHaveAccessibleDescription('+ € 16,40 bij de eerste maat');
});

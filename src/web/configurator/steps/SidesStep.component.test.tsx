import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import { button, insetLine, openSection, press, section, showPopup, wholeSection } from '../testing.tsx';

const side = (name: string) => page.getByRole('checkbox', { name });

test('R2.32 R5.5 sides are ticked on a drawing of the frame, at least as many as needed', async () => {
  await showPopup('PE-100');
  await openSection('Bevestiging');
  await expect.element(side('Links')).toBeChecked();
  await expect.element(side('Rechts')).toBeChecked();
  await press(side('Rechts'));
  await expect.element(button('Verder gaan')).toBeDisabled();
  for (const name of ['Rechts', 'Boven', 'Onder']) await press(side(name));
  await expectNoAxeViolations(wholeSection('Bevestiging'));
  await press(button('Verder gaan'));
  await expect.element(section('Bevestiging')).toMatchTextContent(/Alle zijden/);
});

test('R2.32 where none is needed, those that were ticked are named', async () => {
  await showPopup('CE-100');
  await openSection('Borstel');
  await press(side('Links'));
  await press(side('Rechts'));
  await press(button('Verder gaan'));
  await expect.element(section('Borstel')).toMatchTextContent(/Links, Rechts/);
});

test('R20.10 what is wrong with the sides is told once', async () => {
  const specs = { ...insetLine.specs, kozijn: { frame_material: '3' } };
  await showPopup('PE-100', { line: { ...insetLine, specs } });
  await openSection('Bevestiging');
  await press(side('Onder'));
  const told = page.getByText('bevestiging aan de onderzijde niet mogelijk');
  const inSight = () => told.elements().filter((element) => element.checkVisibility());
  await expect.poll(() => inSight().length).toBe(1);
});

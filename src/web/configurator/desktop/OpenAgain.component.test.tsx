import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  button,
  expectClosed,
  expectOpen,
  goOn,
  insetLine,
  list,
  openSection,
  pick,
  press,
  radio,
  section,
  showPopup,
  typeInto,
} from '../testing.tsx';

const text = (name: string): Locator => page.getByRole('textbox', { name });
const side = () => page.getByRole('checkbox', { name: 'Links' });

type Case = readonly [label: string, open: () => Promise<unknown>, answer: () => Promise<unknown>];

// Opens it again, and answers it after all.
const cases: readonly Case[] = [
  ['Kleur', () => press(radio('Andere RAL-kleur')), () => press(radio('RAL 7016 structuur'))],
  ['Ruimte rondom', () => pick(list('Links'), '-1'), () => pick(list('Links'), '30')],
];
const others: readonly Case[] = [
  ['Bevestiging', () => press(side()), () => press(side())],
  ['Maten van de opening', () => typeInto(text('Breedte'), ''), () => typeInto(text('Breedte'), '900')],
  ['Kenmerk op de doos', () => typeInto(text('Kenmerk'), ''), () => typeInto(text('Kenmerk'), 'heropend')],
  ['Ruimte rondom', () => pick(list('Onder'), 'A'), () => pick(list('Onder'), '15')],
];

test('R1.2 R4.6 R5.4 a question that is open again is unanswered, and Space on what is chosen answers it', async () => {
  await expectOpenAgain(cases);
  await openSection('Kozijntype');
  radio('Vlak kozijn').element().focus();
  await userEvent.keyboard(' ');
  await expectClosed('Kozijntype');
});

test(
  'R4.6 R5.4 R5.5 so is every other: sides, a size, a text, and a margin with an amount of its own',
  { tags: ['thorough'] },
  () => expectOpenAgain(others),
);

async function expectOpenAgain(tried: readonly Case[]): Promise<void> {
  await showPopup('PE-100', { line: insetLine });
  for (const [label, open, answer] of tried) {
    await expect.element(button('Bijwerken')).toBeEnabled();
    // A line can be ordered as it is before its sections have come.
    await expectClosed(label);
    const value = section(label).element().textContent;
    await openSection(label);
    await open();
    await expect.element(button('Bijwerken')).toBeDisabled();
    // Closed again without an answer, it has none.
    await press(section(label));
    await expectClosed(label);
    await expect.element(section(label)).not.toHaveTextContent(value ?? '');
    await expect.element(button('Bijwerken')).toBeDisabled();
    await press(section(label));
    await expectOpen(label);
    await answer();
    if (label !== 'Kleur') await goOn();
    await expectClosed(label);
  }
  await expect.element(button('Bijwerken')).toBeEnabled();
}

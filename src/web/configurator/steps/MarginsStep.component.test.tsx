import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  chooseMargins,
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
  showWizard,
  typeInto,
  typeSize,
  wholeSection,
} from '../testing.tsx';

const around = 'Ruimte rondom';
const raised = () => page.getByRole('textbox', { name: 'Uitsteeksel onder' });

test('R5.4 R3.11 margins must be complete, and are offered the next time without being filled in', async () => {
  await showPopup('PE-100');
  await openSection(around);
  await chooseMargins({ Links: '25', Rechts: '20' });
  await expect.element(button('Volgende')).toBeDisabled();
  await press(section('Gaas'));
  await expect.element(section(around)).toMatchTextContent(/keuze niet volledig/);
  await openSection(around);
  await chooseMargins({ Boven: '15', Onder: 'A' });
  await expect.element(button('Volgende')).toBeDisabled();
  await typeInto(raised(), '6');
  await goOn();
  await expectClosed(around);
  await expect.element(section(around)).toMatchTextContent(/L 25 · R 20 · B 15 · O A 6 mm/);

  await press(button('Sluiten'));
  await button('Weggooien').click();
  await button('Direct bestellen').click();
  await openSection(around);
  await expect.element(page.getByText('Vorige keer koos u')).toBeVisible();
  await expect.element(list('Links')).toHaveValue('-1');
  await press(button('Overnemen'));
  await expect.element(list('Links')).toHaveValue('25');
  await expect.element(list('Onder')).toHaveValue('A');
});

test('R4.7 R5.4 R20.9 the sides read and tab in one order, and no value is cut, on every width; something that sticks up at the bottom asks how much, and the values stand in order; one choice fills every side, and says when they came to differ', async () => {
  await showPopup('PE-100');
  await openSection(around);
  for (const width of [768, 1366]) {
    await page.viewport(width, 900);
    await expectOneOrder();
  }
  await expect.element(raised()).not.toBeInTheDocument();
  await chooseMargins({ Onder: 'A' });
  await expect.element(raised()).toHaveAccessibleDescription(/1 – 40 mm/);
  await expectNoAxeViolations(wholeSection(around));
  await chooseMargins({ Onder: '15' });
  await expect.element(raised()).not.toBeInTheDocument();
  const values = [...list('Onder').element().querySelectorAll('option')].map(({ value }) => value);
  expect(values).toEqual(['-1', '30', '25', '20', '15', '14', '12', '10', '8', '0', 'A']);
  await expectOneForAll();
});

test('R4.7 a door has no bottom to ask', async () => {
  await showPopup('SE-100');
  await press(radio('Op de dag (op het kozijn)'));
  await expectOpen('Maten van de opening');
  await typeSize('900', '2150');
  await goOn();
  await expectOpen(around);
  await expect.element(list('Boven')).toBeVisible();
  await expect.element(list('Onder')).not.toBeInTheDocument();
});

async function expectOneForAll(): Promise<void> {
  await pick(list('Rondom gelijk'), '20');
  for (const side of ['Links', 'Rechts', 'Boven', 'Onder'])
    await expect.element(list(side)).toHaveValue('20');
  await chooseMargins({ Onder: '15' });
  await expect.element(list('Rondom gelijk')).toHaveValue('-1');
  await expect.element(list('Rondom gelijk')).toMatchTextContent(/Verschilt per zijde/);
  await goOn();
  await expect.element(section(around)).toMatchTextContent(/L 20 · R 20 · B 20 · O 15 mm/);
}

test('R20.9 a side that does not offer the value stays open and is named', async () => {
  await showPopup('RO-50');
  await press(radio('Op de dag'));
  await expectOpen('Maten');
  await pick(list('Rondom gelijk'), '44');
  for (const side of ['Links', 'Rechts', 'Boven']) await expect.element(list(side)).toHaveValue('44');
  await expect.element(list('Onder')).toHaveValue('-1');
  await expect.element(list('Rondom gelijk')).toHaveAccessibleDescription(/^Onder kiest u apart/);
});

test('R20.9 so they do on the smallest phone, where no value is cut either', async () => {
  await showWizard('PE-100', { line: insetLine });
  await page.viewport(360, 640);
  for (let step = 1; step < 4; step += 1) await press(button('Volgende stap'));
  await expectOneOrder();
});

async function expectOneOrder(): Promise<void> {
  await expect.element(list('Rondom gelijk')).toBeVisible();
  list('Rondom gelijk').element().focus();
  const sides = ['Links', 'Rechts', 'Boven', 'Onder'];
  for (const side of sides) {
    await userEvent.tab();
    await expect.element(list(side)).toHaveFocus();
  }
  const seen = sides.map((side) => list(side).element().getBoundingClientRect().top);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  for (const side of ['Rondom gelijk', 'Links', 'Onder']) expect(cutValues(list(side).element())).toEqual([]);
}

function cutValues(select: Element): readonly string[] {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('no canvas to measure on');
  pen.font = font;
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const values = [...select.querySelectorAll('option')].map(({ text }) => text);
  return values.filter((text) => pen.measureText(text).width > room);
}

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { button, dialog, press, radio, showWizard } from '../testing.tsx';
import { isGuarded } from '../use-back-gesture.ts';

const at = (question: string) => page.getByRole('heading', { level: 2, name: question });

it('R2.20 R9.1 a turned phone keeps what was typed; the back gesture steps back and asks before it leaves', async () => {
  // A gesture that nobody hears would leave the tests themselves.
  history.pushState(null, '');
  await showWizard('PE-100');
  await press(button('Product samenstellen'));
  await press(radio('Kunststof'));
  await press(radio('Vlak kozijn'));
  await expect.element(at('Hoe groot is de opening?')).toHaveFocus();
  const width = dialog().getByRole('textbox', { name: 'Breedte' });
  await width.fill('900');
  await page.viewport(844, 390);
  await expect.element(width).toHaveValue('900');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const next = button('Volgende').element();
  next.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = next.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(390);
  await page.viewport(390, 844);

  for (const question of [
    'Is het kozijn rond de opening vlak?',
    'Van welk materiaal is het vaste kozijn?',
    'Weet u hoe u meet?',
  ]) {
    history.back();
    await expect.element(at(question)).toHaveFocus();
  }
  const question = page.getByRole('dialog', { name: 'Deze hor staat nog niet in de winkelwagen' });
  history.back();
  await expect.element(question).toBeVisible();
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
  history.back();
  await press(button('Bewaren en sluiten'));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(isGuarded).toBe(false);
});

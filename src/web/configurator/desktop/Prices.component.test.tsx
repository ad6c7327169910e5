import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, chooseMargins, expectOpen, goOn, press, radio, showPopup, typeSize } from '../testing.tsx';

const price = () => page.getByRole('status').filter({ hasText: 'Prijs' });

test('R20.3 the price says what it still lacks, and another is seen to come, for less than a fifth of a second', async () => {
  await showPopup('PE-100');
  await expectAnotherSeenToCome();
  await expect.element(price()).toMatchTextContent(/indicatie, zonder uw maten(?! en)/);
  await press(radio('Kunststof'));
  await expect.element(price()).toMatchTextContent(/indicatie, zonder uw maten en meerprijzen/);
  await press(radio('Vlak kozijn'));
  await expectOpen('Maten van de opening');
  await typeSize('900', '1200');
  await goOn();
  await expectOpen('Ruimte rondom');
  await chooseMargins({ Links: '30', Rechts: '30', Boven: '20', Onder: '15' });
  await expect.element(price()).toMatchTextContent(/zonder de keuzes die nog openstaan/);
});

async function expectAnotherSeenToCome(): Promise<void> {
  const amount = () => page.getByText('€ 31.77', { exact: true }).first().element();
  await expect.poll(() => Number.parseFloat(getComputedStyle(amount()).animationDuration)).toBeLessThan(0.2);
  const first = amount();
  await press(button('Eén meer'));
  await expect.element(page.getByText('€ 63.54')).toBeVisible();
  expect(first.isConnected).toBe(false);
}

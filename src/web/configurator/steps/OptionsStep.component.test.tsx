import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  expectOpen,
  expectWaiting,
  holdJudgement,
  openSection,
  press,
  radio,
  section,
  showPopup,
  showWizard,
  wholeSection,
} from '../testing.tsx';

test('R1.2 arrows go through a group without moving on; Enter and Space do', {
  tags: ['thorough'],
}, async () => {
  await showPopup('PE-100');
  await expect.element(section('Soort kozijn')).toHaveFocus();
  // Past what explains the section.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(radio('Kunststof')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.element(radio('Kunststof')).toBeChecked();
  await expectOpen('Soort kozijn');
  await userEvent.keyboard('{Enter}');
  await expectOpen('Kozijntype');
  await expect.element(section('Kozijntype')).toHaveFocus();
  await press(radio('Vlak kozijn'));
  await expectOpen('Maten van de opening');
  await openSection('Kozijntype');
  await radio('Vlak kozijn').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(section('Kozijntype')).toHaveAttribute('aria-expanded', 'false');
});

test('R9.6 R2.28 the hinge pictures stand 380 px high, and a step of two questions moves on when both are answered', async () => {
  await showPopup('CA-100');
  await openSection('Scharnierzijde en draaisluiting');
  const picture = page.getByRole('group', { name: 'Scharnierzijde' }).element().querySelector('img');
  await expect.poll(() => picture?.getBoundingClientRect().height).toBeCloseTo(380, 1);
  await expectNoAxeViolations(wholeSection('Scharnierzijde en draaisluiting'));
  await press(radio('Links (van buitenaf gezien)'));
  await expectOpen('Scharnierzijde en draaisluiting');
  await expect.element(button('Volgende')).not.toBeInTheDocument();
  await press(radio('Geen draaisluiting (alleen magneet)'));
  await expect.element(section('Scharnierzijde en draaisluiting')).toHaveAttribute('aria-expanded', 'false');
});

test('R4.2 a double tap answers one step, not the next one as well, which answers a moment later', async () => {
  await showWizard('PE-100');
  await press(button('Product samenstellen'));
  await expect.element(radio('Kunststof')).toBeVisible();
  // The moment in which a step has only just come, for as long as a busy machine needs it; what came before has had its own.
  const moment = document.createElement('style');
  moment.textContent = '* { animation-play-state: paused !important; }';
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  document.addEventListener('click', () => document.head.append(moment), { once: true, capture: true });
  await press(radio('Kunststof'));
  await expect.element(radio('Vlak kozijn')).toBeVisible();
  const isUnderFinger = () => {
    const card = radio('Vlak kozijn').element().closest('label');
    const { left, top, width, height } = card?.getBoundingClientRect() ?? new DOMRect();
    return card?.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(isUnderFinger()).toBe(false);
  moment.remove();
  await expect.poll(isUnderFinger).toBe(true);
});

test('R20.5 on the smallest phone two cards stand beside each other, and a choice that leads on by itself brings up no button while it is judged', async () => {
  await showWizard('PE-100');
  await page.viewport(360, 640);
  await press(button('Product samenstellen'));
  await expectCards(150);
  const [first, second] = cards().map((card) => card.getBoundingClientRect().top);
  expect(first).toBe(second);
  const agree = holdJudgement();
  await press(radio('Kunststof'));
  await expectWaiting(radio('Kunststof'));
  await expect.element(button('Volgende')).not.toBeInTheDocument();
  agree();
  await expect.element(radio('Vlak kozijn')).toBeVisible();
  await press(button('Vorige stap'));
  await expect.element(button('Volgende')).toBeVisible();
});

test('R20.5 cards are 180 px and no mark hides a picture', async () => {
  await showPopup('PE-100');
  await page.viewport(1366, 768);
  await openSection('Uitsteeksel');
  await expectCards(180);
});

function cards(): readonly HTMLLabelElement[] {
  return [...document.querySelectorAll<HTMLLabelElement>('label:has(img)')].filter((card) =>
    card.checkVisibility(),
  );
}

async function expectCards(least: number): Promise<void> {
  await expect.poll(() => cards().length).toBeGreaterThan(2);
  for (const card of cards()) {
    expect(card.getBoundingClientRect().width).toBeGreaterThanOrEqual(least);
    const picture = card.querySelector('img')?.getBoundingClientRect();
    const mark = card.querySelector('input')?.getBoundingClientRect();
    expect(mark?.top).toBeGreaterThanOrEqual(picture?.bottom ?? 0);
    expect(picture?.width).toBeGreaterThanOrEqual(least - 32);
  }
}

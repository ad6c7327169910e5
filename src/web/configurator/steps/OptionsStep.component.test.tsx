import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import { button, expectOpen, openSection, radio, section, showPopup } from '../testing.tsx';

test('R1.2 arrows go through a group without moving on; Enter and Space do', async () => {
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
  await radio('Vlak kozijn').click();
  await expectOpen('Maten van de opening');
  await openSection('Kozijntype');
  await radio('Vlak kozijn').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(section('Kozijntype')).toHaveAttribute('aria-expanded', 'false');
});

test('R9.6 the hinge pictures stand 380 px high', async () => {
  await showPopup('CA-100');
  await openSection('Scharnierzijde en draaisluiting');
  const picture = page.getByRole('group', { name: 'Scharnierzijde' }).element().querySelector('img');
  await expect.poll(() => picture?.getBoundingClientRect().height).toBeCloseTo(380, 1);
  await expectNoAxeViolations();
});

test('R2.28 a step of two questions moves on when both are answered', async () => {
  await showPopup('CA-100');
  await openSection('Scharnierzijde en draaisluiting');
  await radio('Links (van buitenaf gezien)').click();
  await expectOpen('Scharnierzijde en draaisluiting');
  await expect.element(button('Volgende')).not.toBeInTheDocument();
  await radio('Geen draaisluiting (alleen magneet)').click();
  await expect.element(section('Scharnierzijde en draaisluiting')).toHaveAttribute('aria-expanded', 'false');
});

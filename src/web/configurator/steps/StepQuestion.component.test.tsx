import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, openSection, press, showPopup, showWizard } from '../testing.tsx';

const question = 'Hoeveel vlak, vrij kozijn is er per zijde?';

test('R20.4 a section shows its question and what to measure, without a tip being opened', async () => {
  await showPopup('PE-100');
  await openSection('Ruimte rondom');
  await expect.element(page.getByRole('heading', { level: 4, name: question })).toBeVisible();
  await expect.element(page.getByText('Meet tot het eerste obstakel')).toBeVisible();
});

test('R20.4 on a phone the question is the heading, under a title that says something else', async () => {
  await showWizard('CA-100');
  await press(button('Product samenstellen'));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Waar komt het kader?' })).toHaveFocus();
  await expect.element(page.getByText('Montage', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('In de dag: het kader komt tussen het kozijn.')).toBeVisible();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations, show } from '../component-testing.tsx';
import { TextField } from './Field.tsx';

const field = () => page.getByRole('textbox', { name: 'Breedte', exact: true });

test('a field is named by its label, and described by range, unit and hint', async () => {
  show(<TextField label="Breedte" aside="250 – 1600" suffix="mm" hint="Meet drie keer." />);
  await expect.element(field()).toHaveAccessibleDescription('250 – 1600 mm Meet drie keer.');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await expectNoAxeViolations();
});

test('what is wrong is told first, and marks the field', async () => {
  show(<TextField label="Breedte" suffix="mm" hint="Meet drie keer." error="Vul dit veld in." />);
  await expect.element(field()).toHaveAccessibleDescription(/^Vul dit veld in\./);
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations();
});

import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../component-testing.tsx';
import { Button } from './Button.tsx';

const refused = 'De maximale breedte is 1600 mm.';
const next = 'Volgende';
const went = 'Verder';

// As a refused size does: what is said about it goes when its field is left, and the button beneath moves up.
function RefusedField() {
  const [isLeft, setIsLeft] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  return (
    <>
      <input aria-label="Breedte" onBlur={() => setIsLeft(true)} />
      {!isLeft && <p style={{ height: 120 }}>{refused}</p>}
      <Button onClick={() => setIsPressed(true)}>{next}</Button>
      {isLeft && isPressed && <output>{went}</output>}
    </>
  );
}

test('R20.12 a press on a button counts, also when leaving the field above moves it', async () => {
  show(<RefusedField />);
  await page.getByRole('textbox', { name: 'Breedte' }).click();
  const button = page.getByRole('button', { name: next });
  await button.click();
  await expect.element(page.getByText(went)).toBeVisible();
  await expect.element(button).toHaveFocus();
});

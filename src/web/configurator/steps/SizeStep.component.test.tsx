import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  chooseMargins,
  expectClosed,
  expectOpen,
  goOn,
  openSection,
  press,
  radio,
  section,
  showPopup,
  typeSize,
  wholeSection,
} from '../testing.tsx';

const opening = 'Maten van de opening';

async function expectNoNumberRefused(): Promise<void> {
  await typeSize('negenhonderd', '1200');
  await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveValue('');
  await expect.element(page.getByText('Vul een geldige maat in, bijvoorbeeld 900.')).toBeVisible();
  await expect.element(button('Volgende')).toBeDisabled();
  await expectNoAxeViolations(wholeSection(opening));
}

test('R5.1 R9.2 a customer in centimetres types, reads and gets centimetres, and is told what is rounded', async () => {
  await showPopup('PE-100', { kind: 'centimetres' });
  await press(radio('Kunststof'));
  await press(radio('Vlak kozijn'));
  await expectOpen(opening);
  const width = page.getByRole('textbox', { name: 'Breedte' });
  await expect.element(width).toHaveAttribute('inputmode', 'decimal');
  await typeSize('90.04', ' 120 ');
  await expect.element(width).toHaveValue('90,0');
  await expect.element(page.getByRole('textbox', { name: 'Hoogte' })).toHaveValue('120,0');
  await expect.element(width).toHaveAccessibleDescription(/22,2 – 157,2 cm.*90\.04/);
  await goOn();
  await expectOpen('Ruimte rondom');
  await chooseMargins({ Links: '30', Rechts: '30', Boven: '20', Onder: '15' });
  await expect.element(page.getByText('92,8 × 122,8 cm').last()).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Boven' })).toMatchTextContent(/2,0 cm/);
  await goOn();
  await expect.element(section('Ruimte rondom')).toMatchTextContent(/L 3,0 · R 3,0 · B 2,0 · O 1,5 cm/);
  await expect.element(section(opening)).toMatchTextContent(/90,0 x 120,0 cm/);
});

test('Enter leads from field to field, and from the last one on', { tags: ['thorough'] }, async () => {
  await showPopup('PE-100');
  await openSection(opening);
  await page.getByRole('textbox', { name: 'Breedte' }).click();
  await userEvent.keyboard('900{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Hoogte' })).toHaveFocus();
  await userEvent.keyboard('1200{Enter}');
  await expectClosed(opening);
  await expect.element(section('Ruimte rondom')).toHaveFocus();
});

test('R5.1 R5.7 R5.8 what is no number clears the field, a size that cannot be made says so at it until it has the focus, and both can be corrected', async () => {
  await showPopup('PE-100');
  await openSection(opening);
  await expectNoNumberRefused();
  await typeSize('1800', '1200');
  await goOn();
  const width = page.getByRole('textbox', { name: 'Breedte' });
  await expect.element(width).toHaveAccessibleDescription(/De maximale breedte van de Inzethor is 1600 mm/);
  await expect.element(page.getByRole('textbox', { name: 'Hoogte' })).not.toHaveAttribute('aria-invalid');
  await expect.element(section(opening)).toHaveAccessibleName(/bevat een fout/);
  await expect.element(button('Wijzigen')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/1600 mm/);
  await expectNoAxeViolations(wholeSection(opening));

  await width.click();
  await expect.element(width).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(width).toHaveAttribute('aria-invalid', 'true');

  await typeSize('900', '1200');
  await goOn();
  await expectClosed(opening);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('R5.7 R8.1 what nothing can save is told at once, holds up no other question, and is one link away', async () => {
  await showPopup('PE-100');
  await openSection(opening);
  await typeSize('1400', '2100');
  await expect.element(section(opening)).toHaveAccessibleName(/bevat een fout/);
  await press(section('Soort kozijn'));
  await press(page.getByRole('radio', { name: 'Hout' }));
  await expect.element(page.getByRole('heading', { name: 'Houten kozijn' })).toBeVisible();
  await press(button('Volgende'));
  await expect.element(page.getByText('U kunt verder zodra dit is aangepast.')).toBeVisible();
  await press(section('Soort kozijn'));
  await expect.element(section('Soort kozijn')).toHaveAccessibleName(/Hout/);
  await expectNoAxeViolations(page.getByRole('region', { name: 'Uw hor' }).element());
  await press(page.getByRole('region', { name: 'Meldingen' }).getByRole('link'));
  await expectOpen(opening);
  await expect.element(page.getByRole('textbox', { name: 'Breedte' })).toHaveFocus();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/Het maximum is 2,80 m²/);
});

test('R6.1 a customer who enters total measures is asked those, and no margins', async () => {
  await showPopup('CE-100', { kind: 'totals' });
  await openSection('Totale maten van de hor');
  await expect.element(section('Ruimte rondom')).not.toBeInTheDocument();
  await typeSize('1040', '1340');
  await expect.element(page.getByText('Wij maken 1040 × 1340 mm')).toBeVisible();
});

test('R20.3 what will be made stands beside the size, with what it depends on until that is known', async () => {
  await showPopup('PE-100');
  await openSection(opening);
  await typeSize('900', '1200');
  const made = page.getByText(/^Wij maken \d/);
  await expect
    .element(made.first())
    .toMatchTextContent(/928 × 1228 mm.*vlak kozijn.*volle ruimte rondom \(15 mm of meer\)/);
  await openSection('Kozijntype');
  await press(radio('Kozijn met opstaande rand of ronde sponning'));
  await openSection('Ruimte rondom');
  await expect
    .element(made.last())
    .toMatchTextContent(/916 × 1216 mm.*bij volle ruimte rondom \(9 mm of meer\)/);
  await chooseMargins({ Links: '30', Rechts: '30', Boven: '20', Onder: '0' });
  await expect.element(made.last()).toMatchTextContent(/916 × 1208 mm$/);
});

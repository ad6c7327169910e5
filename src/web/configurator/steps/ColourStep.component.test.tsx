import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../component-testing.tsx';
import {
  button,
  dialog,
  expectClosed,
  expectOpen,
  openSection,
  press,
  radio,
  section,
  showPopup,
  typeInto,
  wholeSection,
} from '../testing.tsx';

const other = () => radio('Andere RAL-kleur');

test('R2.29 R9.5 the other colours unfold, each with its delivery time', async () => {
  await showPopup('CE-100');
  await openSection('Kleur');
  await expect.element(page.getByRole('radio', { name: 'RAL 6005' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('radio', { name: 'RAL 9010' }))
    .toHaveAccessibleDescription(/^Zuiverwit Levering binnen \d+ werkdagen: \w\w \d+ \w{3}$/);
  const names = page
    .getByRole('radio')
    .elements()
    .map((element) => element.getAttribute('aria-label'));
  expect(names.filter((name) => name?.startsWith('RAL')).slice(0, 3)).toEqual([
    'RAL 9010',
    'RAL 9001',
    'RAL 9016',
  ]);
  expect(names.at(-1)).toBe('Andere RAL-kleur');
  await press(other());
  await expectOpen('Kleur');
  await expectNoAxeViolations(wholeSection('Kleur'));
  await press(page.getByRole('radio', { name: 'RAL 6005' }));
  await expectClosed('Kleur');
  await expect.element(section('Kleur')).toMatchTextContent(/RAL 6005/);
  await openSection('Kleur');
  await expect.element(other()).toBeChecked();
  await expect.element(other()).toHaveAccessibleDescription('RAL 6005');
});

test('R2.29 a roller screen unfolds what is listed, each with its delivery time', {
  tags: ['thorough'],
}, async () => {
  await showPopup('RO-50');
  await openSection('Kleur');
  await expect.element(page.getByRole('radio', { name: 'RAL 7021' })).not.toBeInTheDocument();
  await press(other());
  await expect.element(page.getByRole('radio', { name: 'RAL 7021' })).toBeVisible();
  await expect.element(page.getByText('Levering binnen 15 werkdagen').first()).toBeVisible();
});

test('R2.30 R2.31 nine tints and a palette that can be searched; what cannot be made is refused in words', async () => {
  await showPopup('PE-100');
  await openSection('Kleur');
  await press(other());
  const tints = page.getByRole('group', { name: 'Kleurgroep' }).getByRole('button');
  await expect.element(tints.first()).toBeVisible();
  expect(tints.elements().map((tint) => tint.textContent)).toEqual([
    'Geel',
    'Oranje',
    'Rood',
    'Violet',
    'Blauw',
    'Groen',
    'Grijs',
    'Bruin',
    'Wit en zwart',
  ]);
  await expect
    .element(page.getByText('Kleuren op het scherm kunnen afwijken van de werkelijkheid.'))
    .toBeVisible();
  await expect.element(page.getByText('Controleer de RAL-kleur van uw kozijn').first()).toBeVisible();
  await press(button('Oranje'));
  const palette = page.getByRole('group', { name: 'RAL-kleuren' });
  await expect.poll(() => palette.getByRole('radio').elements().length).toBe(14);
  await expectNoAxeViolations(wholeSection('Kleur'));
  await press(palette.getByRole('radio', { name: 'RAL 2007' }));
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent(/RAL 2007 kunnen wij niet leveren\./);
  const search = page.getByRole('searchbox');
  await typeInto(search, 'bestaat niet');
  await expect.element(page.getByText('Geen kleur gevonden.')).toBeVisible();
  await search.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  await expect.element(dialog()).toBeVisible();
});

test('R2.30 a colour is found by its group, by its name and by its number', {
  tags: ['thorough'],
}, async () => {
  await showPopup('PE-100');
  await openSection('Kleur');
  await press(other());
  await press(button('Groen'));
  await expect.element(page.getByRole('radio', { name: 'RAL 6009 Dennegroen' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Zoek op nummer of naam' });
  await typeInto(search, '7024');
  await expect.element(page.getByRole('radio', { name: 'RAL 7024' })).toBeVisible();
  await typeInto(search, 'mosgroen');
  await press(page.getByRole('radio', { name: 'RAL 6005' }));
  await expectClosed('Kleur');
  await expect.element(section('Kleur')).toMatchTextContent(/RAL 6005/);
});

test('R20.6 surcharge and delivery are told once above the colours they hold for; what is found stands under the field, and Enter picks it', async () => {
  await showPopup('PE-100');
  await openSection('Kleur');
  await expect.element(page.getByText('Levering binnen 10 werkdagen')).toBeVisible();
  expect(page.getByText('Levering binnen 10 werkdagen').elements()).toHaveLength(1);
  await expect
    .element(radio('Aluminium geanodiseerd'))
    .toHaveAccessibleDescription(/^\+ € 12,81 Levering binnen 15 werkdagen: \w\w \d+ \w{3}$/);
  await expect.element(radio('RAL 7016 structuur')).toHaveAccessibleDescription(/^Antracietgrijs Levering/);
  await press(other());
  const search = page.getByRole('searchbox');
  await typeInto(search, '7024');
  await expect.element(page.getByText('1 kleur. Enter kiest RAL 7024 Grafietgrijs.')).toBeVisible();
  const found = page.getByRole('group', { name: 'RAL-kleuren' });
  const groups = page.getByRole('group', { name: 'Kleurgroep' });
  const below = (one: Element, two: Element) =>
    one.getBoundingClientRect().top - two.getBoundingClientRect().bottom;
  expect(below(found.element(), search.element())).toBeLessThan(60);
  expect(below(groups.element(), found.element())).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expectClosed('Kleur');
  await expect.element(section('Kleur')).toMatchTextContent(/RAL 7024/);
});

test('R20.6 a group of colours opens in view, with digits as wide as they are', async () => {
  await page.viewport(1280, 620);
  await showPopup('PE-100');
  await openSection('Kleur');
  await press(other());
  await button('Grijs').click();
  await expect.element(page.getByRole('radio', { name: 'RAL 7000' })).toBeInViewport();
  const tile = page.getByRole('group', { name: 'RAL-kleuren' }).element().querySelector('text');
  const matrix = tile?.getScreenCTM();
  expect([matrix?.a, matrix?.d]).toEqual([1, 1]);
});

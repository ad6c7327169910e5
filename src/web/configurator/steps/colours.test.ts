import { expect, it } from 'vitest';
import { byTerms } from './colour-groups.ts';
import { findColours, type PaletteColour } from './find-colours.ts';
import { isDarkTextOn } from './swatch-text.ts';

const aColour = (code: string, colorName: string): PaletteColour => ({
  id: code,
  parent: 6,
  hex: '#000000',
  label: `RAL ${code}`,
  colorName,
  orderable: true,
});

const colours = [
  aColour('6005', 'Mosgroen'),
  aColour('6009', 'Dennengroen'),
  aColour('1035', 'Parelmoerbeige'),
];

it.each([
  ['6005', ['6005']],
  ['60', ['6005', '6009']],
  [' RAL 6009 ', ['6009']],
  ['ral1035', ['1035']],
  ['groen', ['6005', '6009']],
  ['MÓS', ['6005']],
  ['005', []],
  ['ral', []],
  ['paars', []],
])('R2.31 searching %j finds %j', (search, codes) => {
  expect(findColours(colours, search).map(({ id }) => id)).toEqual(codes);
});

it.each(['1026', '9001', '9002', '9003', '9010', '9016', '9018'])(
  'R9.5 RAL %s has dark text whatever its hue',
  (code) => {
    expect(isDarkTextOn(`RAL ${code}`, '#000000')).toBe(true);
  },
);

it.each([
  ['RAL 7016 structuur', '#383E42', false],
  ['RAL 9005', '#0E0E10', false],
  ['RAL 1018', '#FACA30', true],
  ['RAL 9006', '#A1A1A0', true],
  ['RAL 5011', '#1A2B3C', false],
])('R9.5 elsewhere the contrast decides: %s on %s', (label, hex, isDark) => {
  expect(isDarkTextOn(label, hex)).toBe(isDark);
});

it('R20.6 what can be made is found before what cannot, and Enter picks the first', () => {
  const red = { ...aColour('3024', 'Briljantrood'), orderable: false };
  const grey = aColour('7016', 'Antracietgrijs');
  const dark = aColour('7021', 'Antraciet donker');
  expect(findColours([red, grey, dark], 'antr')).toEqual([grey, dark, red]);
  expect(findColours([red, grey], '30')).toEqual([red]);
});

it('R20.6 colours on the same terms stand together, in the order of their keys', () => {
  const option = (key: string, price: string | null, delivery_time: string) => ({
    ...{ key, nicename: key, shortname: key, order: 0, img_url: null, delivery_time },
    surcharge: price === null ? null : { price, adviesPrijs: '25.00' },
  });
  const groups = byTerms([
    option('1', null, '10'),
    option('6', '12.81', '15'),
    option('7', null, '10'),
    option('8', '12.81', '15'),
    option('10', '23.06', '20'),
  ]);
  expect(groups.map(({ delivery, options }) => [delivery, options.map(({ key }) => key).join()])).toEqual([
    ['10', '1,7'],
    ['15', '6,8'],
    ['20', '10'],
  ]);
});

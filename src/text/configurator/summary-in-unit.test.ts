import { describe, expect, test } from 'vitest';
import { summaryInUnit } from './summary-in-unit.ts';

const centimetres = [
  { label: 'Maten', value: '90,0 x 120,5 cm' },
  { label: 'Totale maat', value: '92,8 x 123,3 cm' },
  { label: 'Ruimte rondom', value: 'L 3,0 · R 1,4 · B 2,0 · O anders 0,6 cm' },
  { label: 'Inbouwdiepte', value: '5,8 cm' },
];

const millimetres = [
  { label: 'Maten', value: '900 x 1205 mm' },
  { label: 'Totale maat', value: '928 x 1233 mm' },
  { label: 'Ruimte rondom', value: 'L 30 · R 14 · B 20 · O anders 6 mm' },
  { label: 'Inbouwdiepte', value: '58 mm' },
];

describe('R6.1 what was chosen, for who reads in another unit', () => {
  test('measures are in the unit of the reader, whoever typed them', () => {
    expect(summaryInUnit(centimetres, 'mm')).toEqual(millimetres);
    expect(summaryInUnit(millimetres, 'cm')).toEqual(centimetres);
    expect(summaryInUnit(centimetres, 'cm')).toEqual(centimetres);
    expect(summaryInUnit(millimetres, 'mm')).toEqual(millimetres);
  });

  test('the name of an option stays a name', () => {
    const names = [
      { label: 'Onderstrip', value: 'Vlak 5 mm grijs' },
      { label: 'Schopplaat', value: '300 mm' },
      { label: 'Uitsteeksel', value: 'Geen of t/m 16 mm' },
      { label: 'Kleur', value: 'RAL 7016 structuur' },
    ];
    expect(summaryInUnit(names, 'cm')).toEqual(names);
  });

  test('a side of which nothing was told, and an order from before there were units, are left as they are', () => {
    const odd = [
      { label: 'Ruimte rondom', value: 'L 30 · O anders mm' },
      { label: 'Ruimte rondom', value: 'rondom gelijk' },
    ];
    expect(summaryInUnit(odd, 'cm').map(({ value }) => value)).toEqual([
      'L 3,0 · O anders cm',
      'rondom gelijk',
    ]);
  });
});

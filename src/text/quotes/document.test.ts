import { expect, it } from 'vitest';
import { summariseMargins, summaryWords } from '../configurator/summary.ts';
import { inPlainWords, senderNumbers } from './document.ts';

it('R13.3 names the sides of a margin in words, and leaves other choices as they are', () => {
  const sides = ['Links', 'Rechts', 'Boven', 'Onder'];
  const spaces = sides.map((side) => ({ side, space: side === 'Onder' ? 'A' : '30' }));
  const summary = [
    { label: summaryWords.margins, value: summariseMargins(spaces, '6', 'mm') },
    { label: 'Kozijntype', value: 'A, vlak kozijn · B 20' },
  ];
  expect(inPlainWords(summary)).toEqual([
    { label: 'Ruimte rondom', value: 'links 30, rechts 30, boven 30, onder anders 6 mm' },
    { label: 'Kozijntype', value: 'A, vlak kozijn · B 20' },
  ]);
});

it.each([
  [{ companyNumber: '30112233', vatId: 'NL004495445B01' }, ['KvK 30112233', 'Btw NL004495445B01']],
  [{ companyNumber: '0403170701', vatId: null }, ['Ondernemingsnummer 0403170701']],
  [{ companyNumber: '', vatId: null }, []],
])('R13.3 calls the number of a dealer what it is called in their country: %j', (sender, numbers) => {
  expect(senderNumbers(sender)).toEqual(numbers);
});

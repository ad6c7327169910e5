import { expect, it } from 'vitest';
import { daysKept, yearsKept } from '#domain/business/retention.ts';
import { informationText } from '../pages/information.ts';

it('the privacy page tells every period that the jobs keep to', () => {
  const told = informationText.privacy.sections.find(({ title }) => title === 'Hoe lang')?.paragraphs ?? [];
  expect(told).toHaveLength(Object.keys(yearsKept).length + Object.keys(daysKept).length);
  expect(told[0]).toContain(`${yearsKept.books.years} jaar na het einde van het kalenderjaar`);
  expect(told.filter((sentence) => !/\d+ (jaar|dag|dagen)\b/.test(sentence))).toEqual([]);
});

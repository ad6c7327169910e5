import { expect, it } from 'vitest';
import { wordsIn } from './search-words.ts';

it.each([
  ['van dijk', ['%van%', '%dijk%']],
  ['  Keuken   1 ', ['%keuken%', '% 1%']],
  ['1033 AA', ['%1033AA%']],
  ['1033aa', ['%1033aa%']],
  ['1033 AA keuken', ['%1033%', '% aa%', '%keuken%']],
  ['jan jan JAN', ['%jan%']],
  ['100%', ['%100\\%%']],
  ['_', ['% \\_%']],
])('R11.2 %s is looked for as %j', (typed, patterns) => {
  expect(wordsIn(typed)).toEqual(patterns);
});

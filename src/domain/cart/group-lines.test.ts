import { expect, it } from 'vitest';
import { groupLines } from './group-lines.ts';

it('R20.14 groups lines by what they share, in the order of its names, and what has none last', () => {
  const lines = ['', 'Kamer 10', 'keuken', 'kamer 2', 'Keuken ', '', 'badkamer'].map((label, id) => ({
    label,
    id,
  }));
  const groups = groupLines(lines, ({ label }) => label);
  expect(groups.map(({ name, lines: inside }) => [name, inside.map(({ id }) => id)])).toEqual([
    ['badkamer', [6]],
    ['kamer 2', [3]],
    ['Kamer 10', [1]],
    ['keuken', [2, 4]],
    ['', [0, 5]],
  ]);
});

it('R20.14 an empty cart has no groups', () => {
  expect(groupLines([], String)).toEqual([]);
});

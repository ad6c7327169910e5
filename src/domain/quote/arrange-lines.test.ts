import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeLines,
  groupsOf,
  type Placed,
  putLine,
  regroupLine,
  spellGroup,
  stepLine,
} from './arrange-lines.ts';
import { groupRuns } from './group-runs.ts';

const groups = ['', 'Keuken', 'keuken', 'Zolder'];
const someLines = fc
  .array(fc.constantFrom(...groups), { maxLength: 9 })
  .map((names) => names.map((group, index): Placed => ({ id: index + 1, group })));
const someId = fc.integer({ min: 0, max: 10 });
type Change = (lines: readonly Placed[]) => readonly Placed[];
const someChange: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>(arrangeLines),
  fc.record({ id: someId, step: fc.constantFrom('up', 'down') }).map(
    ({ id, step }): Change =>
      (lines) =>
        stepLine(lines, id, step),
  ),
  fc.record({ id: someId, before: fc.option(someId), group: fc.constantFrom(...groups, 'Schuur') }).map(
    ({ id, before, group }): Change =>
      (lines) =>
        putLine(lines, id, { before, group }),
  ),
  fc.record({ id: someId, group: fc.constantFrom(...groups, 'Schuur') }).map(
    ({ id, group }): Change =>
      (lines) =>
        regroupLine(lines, id, group),
  ),
);

const ids = (lines: readonly Placed[]) => lines.map(({ id }) => id);
const told = (lines: readonly Placed[]) => lines.map(({ id, group }) => `${id}${group}`).join(' ');

describe('R13.1 lines of a quote are grouped and put in order', () => {
  it('whatever is done to them, none is lost or doubled and every heading comes once', () => {
    fc.assert(
      fc.property(someLines, fc.array(someChange, { minLength: 1, maxLength: 12 }), (lines, changes) => {
        const after = changes.reduce<readonly Placed[]>((before, change) => change(before), lines);
        expect(ids(after).toSorted((one, other) => one - other)).toEqual(ids(lines));
        const headings = groupRuns(after).map(({ name }) => name);
        expect(new Set(headings).size).toBe(headings.length);
      }),
    );
  });

  it('only the line that is moved gets another group', () => {
    fc.assert(
      fc.property(someLines, someId, someId, fc.constantFrom(...groups), (lines, id, before, group) => {
        const of = new Map(lines.map((line) => [line.id, line.group]));
        for (const after of [
          stepLine(lines, id, 'up'),
          putLine(lines, id, { before, group }),
          regroupLine(lines, id, group),
        ]) {
          const others = after.filter((line) => line.id !== id);
          expect(others.every((line) => of.get(line.id) === line.group)).toBe(true);
        }
      }),
    );
  });

  it('a step up and a step down within a group undo each other', () => {
    fc.assert(
      fc.property(someLines, someId, (given, id) => {
        const lines = arrangeLines(given);
        const up = stepLine(lines, id, 'up');
        const isWithin =
          up.find((line) => line.id === id)?.group === lines.find((line) => line.id === id)?.group;
        if (isWithin && ids(up).join() !== ids(lines).join()) {
          expect(stepLine(up, id, 'down')).toEqual(lines);
        }
      }),
    );
  });

  it.each([
    ['in its group it changes places', 'up', '1 2 4K 3K 5Z', '1 2 3K 4K 5Z', 4],
    ['at its edge it joins the next group, where it stands', 'up', '1 2 3 4K 5Z', '1 2 3K 4K 5Z', 3],
    ['and then goes on in it', 'down', '1 2 4K 3K 5Z', '1 2 3K 4K 5Z', 3],
    ['at the end it stays', 'down', '1 2 3K 4K 5Z', '1 2 3K 4K 5Z', 5],
  ] as const)('%s', (_what, step, expected, given, id) => {
    expect(told(stepLine(read(given), id, step))).toBe(expected);
  });

  it.each([
    ['before another it takes its group', 5, { before: 3, group: 'Z' }, '1 2 5K 3K 4K'],
    ['last under a heading', 1, { before: null, group: 'K' }, '2 3K 4K 1K 5Z'],
    ['last of all without one', 5, { before: null, group: '' }, '1 2 5 3K 4K'],
    ['before what is gone: last of the group that was meant', 1, { before: 99, group: 'Z' }, '2 3K 4K 5Z 1Z'],
    ['before itself it stays in its group', 3, { before: 3, group: 'K' }, '1 2 4K 3K 5Z'],
  ] as const)('put %s', (_what, id, place, expected) => {
    expect(told(putLine(read('1 2 3K 4K 5Z'), id, place))).toBe(expected);
  });

  it.each([
    ['a new room begins where the line stood', 4, 'S', '1 2 3K 4S 5Z'],
    ['also at the beginning of the group it left', 3, 'S', '1 2 3S 4K 5Z'],
    ['a room that is there already, however it is spelled', 1, 'z', '2 3K 4K 5Z 1Z'],
    ['no room: with the others without', 5, '', '1 2 5 3K 4K'],
    ['its own room changes nothing', 4, 'K', '1 2 3K 4K 5Z'],
  ])('under another heading: %s', (_what, id, group, expected) => {
    expect(told(regroupLine(read('1 2 3K 4K 5Z'), id, group))).toBe(expected);
  });

  it('headings are told apart by more than their capitals', () => {
    const lines = [{ group: '' }, { group: 'Keuken' }, { group: 'Zolder' }, { group: 'Keuken' }];
    expect(spellGroup(lines, 'kEUKEN')).toBe('Keuken');
    expect(spellGroup(lines, 'Schuur')).toBe('Schuur');
    expect(groupsOf(lines)).toEqual(['Keuken', 'Zolder']);
  });
});

function read(text: string): readonly Placed[] {
  return text.split(' ').map((word) => ({ id: Number(word[0]), group: word.slice(1) }));
}

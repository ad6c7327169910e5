import { describe, expect, it } from 'vitest';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cellsOf } from './cells-of.ts';
import { type Choice, choiceOf, inUnit, layoutOf, signatureOf, withChoice } from './column-choice.ts';
import { createColumnMemory } from './column-memory.ts';
import { rangesOf } from './ranges-of.ts';
import { type Reading, readRows } from './read-rows.ts';

const mm: Reading = { start: 'width', unit: 'mm', way: 'opening', chosen: null, ranges: null };
const read = (text: string, reading: Partial<Reading> = {}) =>
  readRows(cellsOf(text, 'width'), { ...mm, ...reading });
const doubts = (text: string, reading: Partial<Reading> = {}) =>
  read(text, reading).rows.map(({ notes }) => notes.map(({ column, doubt }) => `${column} ${doubt}`));

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('columns that somebody chooses', () => {
  it('R20.13 are read as they were chosen, and their unit is no doubt any more', () => {
    const text = 'Breedte cm;Hoogte cm\n90;120';
    expect(doubts(text)).toEqual([['width converted', 'height converted']]);
    const chosen = layoutOf(['width-cm', 'height-cm']);
    expect(doubts(text, { chosen })).toEqual([[]]);
    expect(read(text, { chosen }).rows[0]?.content).toEqual({ width: 900, height: 1200 });
  });

  it('R20.13 take a meaning from the column that had it', () => {
    const turned = withChoice(layoutOf(['width-mm', 'height-mm', 'kenmerk']), 1, 'width-cm');
    expect(turned.map(choiceOf)).toEqual(['', 'width-cm', 'kenmerk']);
  });

  it('R20.13 are as unsure in another unit as they were', () => {
    const text = 'Dagmaat;Kozijn\n90;120';
    const chosen = inUnit(read(text).layout, 'cm');
    expect(read(text, { chosen }).rows[0]?.content).toEqual({ width: 900, height: 1200 });
    expect(doubts(text, { chosen })).toEqual([['width unsure', 'height unsure']]);
  });

  it('R20.13 may leave out a column, and then say so', () => {
    const table = read('1;900;1200\n2;1000;1300', { chosen: layoutOf(['', 'width-mm', 'height-mm']) });
    expect([table.rows.length, table.hasExtraColumns, table.order]).toEqual([2, true, null]);
  });

  it.each([
    ['its headings', 'Breedte;Hoogte\n900;1200', 'breedte|hoogte'],
    ['where figures and words stand', 'keuken;900;1200\nhal;800;900', '#a99'],
    ['a unit above its headings', 'Maten in cm\nBreedte;Hoogte\n90;120', 'breedte|hoogte|cm'],
  ])('R20.13 belong to a list known by %s', (_, text, signature) => {
    const { lines } = cellsOf(text, 'width');
    const { headings, layout } = read(text);
    expect(signatureOf(lines, headings, layout)).toBe(signature);
  });

  it('R20.13 are remembered per customer, for a list of that width', () => {
    const kept = storage();
    const choices: readonly Choice[] = ['kenmerk', 'width-mm', 'height-mm'];
    createColumnMemory(() => kept, 7).remember('a|b|c', choices);
    expect(createColumnMemory(() => kept, 7).recall('a|b|c', 3)).toEqual(choices);
    expect(createColumnMemory(() => kept, 7).recall('a|b|c', 4)).toBeNull();
    expect(createColumnMemory(() => kept, 8).recall('a|b|c', 3)).toBeNull();
  });

  it('R20.13 are simply not remembered where the browser keeps nothing', () => {
    const memory = createColumnMemory(() => {
      throw new Error('forbidden');
    }, 7);
    memory.remember('a', ['amount']);
    expect(memory.recall('a', 1)).toBeNull();
  });
});

describe('values in doubt', () => {
  const ranges = {
    width: { min: millimetres(222), max: millimetres(1572) },
    height: { min: millimetres(222), max: millimetres(2172) },
  };

  it('R20.13 asks about a size that fits only the other way round, and about no other', () => {
    expect(doubts('2000;900\n1500;900\n2500;2500', { ranges })).toEqual([['width swapped'], [], []]);
  });

  it.each([
    ['mm', '222 – 1572', { min: 222, max: 1572 }],
    ['cm', '22,2 – 157,2', { min: 222, max: 1572 }],
    ['mm', null, null],
  ] as const)('reads the range in %s that the shop tells: %s', (unit, placeholder, range) => {
    const told = { label: '', label_cart: '', placeholder, default_answer: null, chosen_value: null };
    const specs = { width_opening: told, height_opening: told };
    expect(rangesOf({ specs }, unit)).toEqual({ width: range, height: range });
  });

  it.each([
    [
      'an amount that is missing among others',
      'Breedte;Hoogte;Aantal\n900;1200;2\n900;1200;',
      'amount assumed',
    ],
    ['a date for a size', 'Breedte;Hoogte\n900;1200\n900;12-5-2026', 'height date'],
    ['a date for an amount', 'Breedte;Hoogte;Aantal\n900;1200;1\n900;1200;2-jan', 'amount date'],
    ['none of them', 'Breedte;Hoogte;Aantal\n900;1200;1\n900;1200;0', 'amount zero'],
  ])('R20.13 marks %s', (_, text, doubt) => {
    expect(doubts(text)).toEqual([[], [doubt]]);
  });

  it.each([
    ['a side whose name stands among others', 'Lengte;Breedte\n1200;900', { width: 900 }, []],
    [
      'both sides in French',
      'Hauteur;Largeur;Quantité\n1200;900;2',
      { width: 900, height: 1200, amount: 2 },
      [],
    ],
    ['both sides in German', 'Höhe;Breite;Anzahl\n1200;900;2', { width: 900, height: 1200, amount: 2 }, []],
    [
      'two columns of one name',
      'Breedte kozijn;Breedte dagmaat;Hoogte\n900;950;1200',
      { width: 900, height: 1200 },
      ['width unsure'],
    ],
    [
      'headings that nobody knows',
      'Dagmaat;Kozijn\n900;1200',
      { width: 900, height: 1200 },
      ['width unsure', 'height unsure'],
    ],
    [
      'another unit above it',
      'Breedte (inch);Hoogte (m)\n300;400',
      { width: 300, height: 400 },
      ['width foreign', 'height foreign'],
    ],
    [
      'another unit above it, and its own beside it',
      'Breedte (m);Hoogte (m)\n900 mm;120 cm',
      { width: 900, height: 1200 },
      [],
    ],
    [
      'a mark of thousands in an amount',
      'Breedte;Hoogte;Aantal\n900;1200;1.000',
      { width: 900, height: 1200, amount: 1 },
      ['amount thousands'],
    ],
  ])('R20.13 never guesses in silence: %s', (_, text, content, found) => {
    expect(read(text).rows.map((row) => row.content)).toEqual([content]);
    expect(doubts(text)).toEqual([found]);
  });

  it('R20.13 finds the header under a title, and a heading over two columns', () => {
    const table = read('Werk 118\n\n;Dagmaat cm;Dagmaat cm;\nRuimte;Breedte;Hoogte;Aantal\nhal;90;120;1');
    expect(table.headings).toEqual(['Ruimte', 'Breedte', 'Hoogte', 'Aantal']);
    expect(table.unread.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'above'],
      [3, 'above'],
    ]);
    expect(table.rows[0]?.content).toEqual({ kenmerk: 'hal', width: 900, height: 1200, amount: 1 });
    expect(table.rows[0]?.verdict).toBe('asked');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertCell, momentCell, readCsv, writeCsv } from './csv.ts';

// Made mostly of what has a meaning in a file with values.
const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(';', '"', '\r', '\n', ',', '\uFEFF', "'", '=', ' ', 'a') }),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 6 });

function cellsOf(text: string) {
  const result = readCsv(text);
  return result.ok ? result.rows.map(({ cells }) => cells) : result;
}

describe('a file with values', () => {
  it('says the same when it is written and read again', () => {
    fc.assert(
      fc.property(table, fc.boolean(), (rows, hasMark) => {
        expect(cellsOf(`${hasMark ? '\uFEFF' : ''}${writeCsv(rows)}`)).toEqual(rows);
      }),
    );
  });

  it('quotes what would otherwise be something else', () => {
    expect(writeCsv([['a;b', 'zegt "ja"', 'een\ntwee', 'gewoon', '']])).toBe(
      '"a;b";"zegt ""ja""";"een\ntwee";gewoon;\r\n',
    );
  });

  it.each([
    [
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;', [['a', '']]],
    [';', [['', '']]],
    ['\n\na', [[''], [''], ['a']]],
    ['', []],
    ['"a"', [['a']]],
    ['5" dik;b', [['5" dik', 'b']]],
  ])('reads %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('knows on which line a row begins, also behind a cell of several lines', () => {
    const result = readCsv('a\r\n"b\r\nb\r\nb";c\r\nd');
    expect(result.ok && result.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a;b\nc;"d', { line: 2, column: 2 }],
    ['"a"b', { line: 1, column: 1 }],
  ])('cannot read %j', (text, place) => {
    expect(readCsv(text)).toEqual({ ok: false, ...place });
  });
});

describe('a cell that a spreadsheet would take for a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31', "'+31"],
    ['-2', "'-2"],
    ['-2,00', '-2,00'],
    ['-2,00+1', "'-2,00+1"],
    ['-2,00\n', "'-2,00\n"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['Werk 12', 'Werk 12'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j becomes %j', (text, inert) => {
    expect(inertCell(text)).toBe(inert);
  });

  it('never begins with a sign of calculation, nor loses a letter', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const inert = inertCell(text);
        if (!/^-\d+,\d\d$/.test(text)) expect(inert).not.toMatch(/^\s*[=+\-@]/);
        expect(inert === text || inert === `'${text}`).toBe(true);
      }),
    );
  });
});

describe('a moment in a cell', () => {
  it.each([
    ['2026-12-31T23:30:00.000Z', '2027-01-01 00:30:00'],
    ['2026-06-30T22:00:05.999Z', '2026-07-01 00:00:05'],
    ['2026-07-01T10:00:00.000Z', '2026-07-01 12:00:00'],
    [null, ''],
  ])('%s is %s, the day of the pages', (moment, told) => {
    expect(momentCell(moment)).toBe(told);
  });
});

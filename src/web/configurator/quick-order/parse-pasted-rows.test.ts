import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { type Column, isBlockOfCells } from './columns.ts';
import { parsePastedRows } from './parse-pasted-rows.ts';

const read = (text: string, unit: Unit = 'mm', start: Column = 'width') => parsePastedRows(text, start, unit);
const contents = (text: string, unit: Unit = 'mm', start: Column = 'width') =>
  read(text, unit, start)?.rows.map(({ content }) => Object.values(content));
const notes = (text: string, unit: Unit = 'mm') =>
  read(text, unit)?.rows.flatMap((row) => row.notes.map(({ column, kind }) => [row.line, column, kind]));

describe('cells from a spreadsheet', () => {
  it.each([
    ['Excel', '900\t1200\t1\tkeuken\r\n1000\t1300\t2\tslaapkamer 1\r\n'],
    ['LibreOffice', '900\t1200\t1\tkeuken\n1000\t1300\t2\tslaapkamer 1'],
    ['a csv file', '900;1200;1;keuken\n1000;1300;2;slaapkamer 1\n'],
    ['a header', 'Breedte\tHoogte\tAantal\tKenmerk\n900\t1200\t1\tkeuken\n1000\t1300\t2\tslaapkamer 1'],
    ['another order', 'Kenmerk;Hoogte;Breedte;Aantal\nkeuken;1200;900;1\nslaapkamer 1;1300;1000;2'],
    ['units', '900 mm\t1200mm\t1 st.\tkeuken\n100 cm\t130,0 cm\t2x\tslaapkamer 1'],
    ['quoted cells', '900\t1200\t1\tkeuken\n1000\t1300\t2\t"slaapkamer\n1"'],
    ['blank lines', '\n900\t1200\t1\tkeuken\n\t\t\t\n1000\t1300\t2\tslaapkamer 1\n\n'],
    ['thousand marks', '900\t1.200\t1\tkeuken\n1 000\t1,300\t2\tslaapkamer 1'],
  ])('R2.34 reads rows from %s', (_, text) => {
    const rows = read(text)?.rows.map(({ content }) => content);
    expect(rows).toEqual([
      { width: 900, height: 1200, amount: 1, kenmerk: 'keuken' },
      { width: 1000, height: 1300, amount: 2, kenmerk: 'slaapkamer 1' },
    ]);
  });

  it.each([
    ['90,5\t120.5', 'cm', [[905, 1205]]],
    ['90\t120', 'cm', [[900, 1200]]],
    ['Breedte (mm)\tHoogte (mm)\n900\t1200', 'cm', [[900, 1200]]],
    ['1.200,5\t900,4', 'mm', [[1201, 900]]],
    ['900,000\t1200.00', 'mm', [[900, 1200]]],
    [
      '900x1200\n1000 × 1300',
      'mm',
      [
        [900, 1200],
        [1000, 1300],
      ],
    ],
    ['Kozijnhoogte\tKozijnbreedte\n1200\t900', 'mm', [[1200, 900]]],
    ['Hoogte_cm\tBreedte_cm\n120\t90', 'mm', [[1200, 900]]],
    ['Breedte\tAantal\n900\t2', 'mm', [[900, 2]]],
    ['Aantal\tKenmerk\n2\thal', 'mm', [[2, 'hal']]],
    ['Kenmerk\nhal', 'mm', [['hal']]],
  ] as const)('R5.1 reads %j in %s', (text, unit, rows) => {
    expect(contents(text, unit)).toEqual(rows);
  });

  it('fills the columns from where it was pasted, and begins anew where that is too narrow', () => {
    expect(read('hal\nzolder', 'mm', 'kenmerk')?.rows.map(({ content }) => content)).toEqual([
      { kenmerk: 'hal' },
      { kenmerk: 'zolder' },
    ]);
    expect(contents('1200\t2', 'mm', 'height')).toEqual([[1200, 2]]);
    expect(contents('900\t1200\t2', 'mm', 'amount')).toEqual([[900, 1200, 2]]);
  });

  it('R2.34 a header decides which column is which, wherever it is pasted', () => {
    expect(read('Kozijn hoogte\tKozijn breedte\n1200\t900')?.rows[0]?.content).toEqual({
      width: 900,
      height: 1200,
    });
    expect(read('Breedte\tAantal\n900\t2')?.rows[0]?.content).toEqual({ width: 900, amount: 2 });
    expect(read('Hoogte\n1200')?.rows[0]?.content).toEqual({ height: 1200 });
    expect(read('kamer voor\nkamer achter', 'mm', 'kenmerk')?.rows).toHaveLength(2);
  });

  it.each(['900x1200', '"900x1200"', '90 cm  x  120', '0,9x.9'])(
    'R2.34 knows %j for a size with two sides',
    (text) => {
      expect(isBlockOfCells(text, 'width')).toBe(true);
    },
  );

  it('R5.2 leaves one line of text to the box label, whatever marks it holds', () => {
    for (const text of ['hal; links', '900x1200 vast', '"hal\nachter"'])
      expect(isBlockOfCells(text, 'kenmerk')).toBe(false);
    expect(isBlockOfCells('hal\nbad', 'kenmerk')).toBe(true);
    expect(isBlockOfCells('900\t1200', 'kenmerk')).toBe(true);
  });

  it.each(['900', ' 900 ', '900\r\n', 'keuken', '', '90,5'])(
    'leaves the single cell %j to the field',
    (text) => {
      expect(read(text)).toBeNull();
      expect(isBlockOfCells(text, 'width')).toBe(false);
    },
  );

  it('R5.2 R5.3 says what it could not take as it stood', () => {
    const long = 'slaapkamer aan de achterzijde';
    expect(notes(`900\tabc\t1\n900\t1200\t60\n900\t1200\ttwee\n900\t1.200\t1\t${long}`)).toEqual([
      [1, 'height', 'unreadable'],
      [2, 'amount', 'limited'],
      [3, 'amount', 'unreadable'],
      [4, 'height', 'thousands'],
      [4, 'kenmerk', 'cut'],
    ]);
    expect(read(`900\t1200\t1\t${long}`)?.rows[0]?.content.kenmerk).toBe('slaapkamer aan de achterz');
  });

  it('sets lines without a size and columns it does not know apart', () => {
    const pasted = read('900\t1200\t1\thal\tx\nTotaal\t\t1');
    expect(pasted?.unread).toEqual([{ line: 2, text: 'Totaal 1' }]);
    expect([pasted?.rows.length, pasted?.hasExtraColumns, pasted?.header]).toEqual([1, true, null]);
    expect(read('B\tH\n900\t1200')?.header).toBe('B H');
  });

  it('R5.1 reads back every row as the shop writes it, in both units', () => {
    const size = fc.integer({ min: 1, max: 9999 }).map(millimetres);
    const label = fc.stringMatching(/^[a-z]([a-z ]{0,22}[a-z])?$/).map((text) => text.replace(/ +/g, ' '));
    const row = fc.record({
      width: size,
      height: size,
      amount: fc.integer({ min: 1, max: 50 }),
      kenmerk: label,
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        fc.constantFrom<Unit>('mm', 'cm'),
        fc.constantFrom('\t', ';'),
        (rows, unit, mark) => {
          const text = rows
            .map(({ width, height, amount, kenmerk }) =>
              [formatMeasure(width, unit), formatMeasure(height, unit), amount, kenmerk].join(mark),
            )
            .join('\n');
          expect(read(text, unit)?.rows.map(({ content, notes: found }) => ({ ...content, found }))).toEqual(
            rows.map((given) => ({ ...given, found: [] })),
          );
        },
      ),
    );
  });

  it('never throws, and never takes more than a row can hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,;\t\n"x mcé') }), (text) => {
        if ((read(text)?.rows.length ?? 0) > 0) expect(isBlockOfCells(text, 'width')).toBe(true);
        for (const { content } of read(text)?.rows ?? []) {
          expect(content.kenmerk?.length ?? 0).toBeLessThanOrEqual(25);
          expect(content.amount ?? 1).toBeGreaterThanOrEqual(1);
          expect(content.amount ?? 1).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});

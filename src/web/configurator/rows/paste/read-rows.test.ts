import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMeasure } from '#domain/measure/format-measure.ts';
import { millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { type Column, columns, isTableOfCells } from '../columns.ts';
import { cellsOf } from './cells-of.ts';
import { readRows } from './read-rows.ts';
import { widthOf } from './table.ts';

// A single cell is an ordinary paste, and never comes here.
function parsePastedRows(text: string, start: Column, unit: Unit) {
  const table = cellsOf(text, start);
  const isOne = table.lines.length <= 1 && widthOf(table.lines) <= 1;
  return isOne ? null : readRows(table, { start, unit, way: 'opening', chosen: null, ranges: null });
}

const read = (text: string, unit: Unit = 'mm', start: Column = 'width') => parsePastedRows(text, start, unit);
const contents = (text: string, unit: Unit = 'mm', start: Column = 'width') =>
  read(text, unit, start)?.rows.map(({ content }) => Object.values(content));
const verdicts = (text: string, unit: Unit = 'mm') => read(text, unit)?.rows.map(({ verdict }) => verdict);
const notes = (text: string, unit: Unit = 'mm') =>
  read(text, unit)?.rows.flatMap((row) => row.notes.map(({ column, doubt }) => [row.line, column, doubt]));

describe('cells from a spreadsheet', () => {
  it.each([
    ['Excel', '900\t1200\t1\tkeuken\r\n1000\t1300\t2\tslaapkamer 1\r\n'],
    ['LibreOffice', '900\t1200\t1\tkeuken\n1000\t1300\t2\tslaapkamer 1'],
    ['a csv file', '900;1200;1;keuken\n1000;1300;2;slaapkamer 1\n'],
    ['a comma separated file', '900,1200,1,keuken\n1000,1300,2,slaapkamer 1'],
    ['labels in front', 'keuken\t900\t1200\t1\nslaapkamer 1\t1000\t1300\t2'],
    ['labels in front, with commas', 'keuken,900,1200,1\nslaapkamer 1,1000,1300,2'],
    ['labels in the middle', '900;1200;keuken;1\n1000;1300;slaapkamer 1;2'],
    [
      'a comma separated file with a header',
      'Hoogte,Breedte,Kenmerk,Aantal\n1200,900,keuken,1\n1300,1000,slaapkamer 1,2',
    ],
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
    ['900,0\t1200.00', 'mm', [[900, 1200]]],
    ['90,5x120,3', 'cm', [[905, 1203]]],
    ['900,1200', 'mm', [[900, 1200]]],
    ['90,5\n120,5', 'cm', [[905], [1205]]],
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
      expect(isTableOfCells(text, 'width')).toBe(true);
    },
  );

  it('R5.2 leaves one line of text to the box label, whatever marks it holds', () => {
    for (const text of ['hal; links', '900x1200 vast', '"hal\nachter"'])
      expect(isTableOfCells(text, 'kenmerk')).toBe(false);
    expect(isTableOfCells('hal\nbad', 'kenmerk')).toBe(true);
    expect(isTableOfCells('900\t1200', 'kenmerk')).toBe(true);
  });

  it.each(['900', ' 900 ', '900\r\n', 'keuken', '', '90,5'])(
    'leaves the single cell %j to the field',
    (text) => {
      expect(read(text)).toBeNull();
      expect(isTableOfCells(text, 'width')).toBe(false);
    },
  );

  // The ways to read it double with each figure.
  it('R20.13 is through at once with a line of many figures between commas, and reads none of it', () => {
    const table = read(`900,1200,1${',2'.repeat(60)}`);
    expect([table?.rows, table?.unread.map(({ reason }) => reason)]).toEqual([[], ['commas']]);
  });

  // Each was looked for anew at every letter.
  it.each([
    ['empty lines', `900${'\n'.repeat(200_000)}a`, true],
    ['a space that goes on', `9${' '.repeat(200_000)}a`, false],
    ['a space before a comma', `${' '.repeat(200_000)}a,5`, true],
    ['a space behind a comma', `0,5${' '.repeat(200_000)}a`, true],
  ])('R20.13 knows at once whether it is a table: %s', (_, text, isTable) => {
    expect(isTableOfCells(text, 'width')).toBe(isTable);
  });

  it('R5.2 R5.3 asks about what it could not take as it stood', () => {
    const long = 'slaapkamer aan de achterzijde';
    expect(notes(`900\tabc\t1\n900\t1200\t60\n900\t1200\ttwee\n900\t1.200\t1\t${long}\n900\t\t1`)).toEqual([
      [1, 'height', 'unreadable'],
      [2, 'amount', 'limited'],
      [3, 'amount', 'unreadable'],
      [4, 'height', 'thousands'],
      [4, 'kenmerk', 'cut'],
      [5, 'height', 'missing'],
    ]);
    expect(verdicts(`900\t1200\t1\t${long}`)).toEqual(['asked']);
    expect(read(`900\t1200\t1\t${long}`)?.rows[0]?.content.kenmerk).toBe('slaapkamer aan de achterz');
  });

  it.each([
    // What looks like another unit is asked about, never converted.
    ['90,5;120,3', 'mm', 'small'],
    ['90\t120', 'mm', 'small'],
    ['0,90\t1,20', 'mm', 'small'],
    ['0,90\t1,20', 'cm', 'small'],
    ['900\t1200', 'cm', 'large'],
    ['12000\t13000', 'mm', 'large'],
    // Nor is anything capped or stripped.
    ['900\t1200\t51', 'mm', 'limited'],
    ['900\t1200\t2,5', 'mm', 'fraction'],
    ['900\t1200\t0', 'mm', 'zero'],
    // A number in front could be anything.
    ['301\t900\t1200\t2', 'mm', 'limited'],
    ['2\t900\t1200', 'mm', 'small'],
    ['900\t1200\t-2', 'mm', 'unreadable'],
    ['900\t1200\t1e2', 'mm', 'unreadable'],
  ] as const)('R5.1 does not take %j in %s over: %s', (text, unit, doubt) => {
    expect(verdicts(text, unit)).toEqual(['refused']);
    expect(read(text, unit)?.rows[0]?.notes[0]?.doubt).toBe(doubt);
  });

  it.each([
    ['900,4\t1200', 'mm', 'rounded', 900],
    ['90,55\t120', 'cm', 'rounded', 906],
    ['1.200\t900', 'mm', 'thousands', 1200],
    ['1.200,5\t900', 'mm', 'thousands', 1201],
    ['900,000\t1200', 'mm', 'rounded', 900],
  ] as const)('R5.1 asks whether %j in %s is read well', (text, unit, doubt, width) => {
    const row = read(text, unit)?.rows[0];
    expect([row?.verdict, row?.notes[0]?.doubt, row?.content.width]).toEqual(['asked', doubt, width]);
  });

  it.each([
    ['90,5,120,3', 'cm'],
    ['90,5,120,3', 'mm'],
    ['90,120,2,keuken', 'cm'],
    ['90,5,120,3,1,keuken', 'cm'],
    ['Breedte,Hoogte\n90,5,120,3', 'cm'],
  ] as const)('does not choose between the commas of %j in %s', (text, unit) => {
    const pasted = read(text, unit);
    expect(pasted?.rows).toEqual([]);
    expect(pasted?.unread.map(({ reason }) => reason)).toEqual(['commas']);
  });

  it.each([
    ['90,5,120,3', 'commas'],
    ['0,9 x 1,2 m', 'unit'],
    ['0,9m x 1,2m', 'unit'],
    ['0,9 x 1,2 meter, keuken', 'unit'],
    ['35,5" x 47,25"', 'unit'],
    ['0,9 m', 'unit'],
    ['5 m keuken,90,5,120,3', 'commas'],
    ['90,5 mm, 120,3 mm', 'commas'],
  ] as const)(
    'R20.13 leaves %j out, quotes it as it was pasted, and names what is in the way: %s',
    (text, reason) => {
      expect(read(`  ${text} \n`)?.unread).toEqual([{ line: 1, text, reason }]);
    },
  );

  it.each(['0,9 m', '1.2 meter', '35"', '35 inch', '35 x 47 inch', '0,9 m x 1,2 m'])(
    'R20.13 names the unit of a cell that it does not read: %j',
    (text) => {
      expect(notes(`${text}\t1200`)).toEqual([[1, 'width', 'otherUnit']]);
    },
  );

  it('R20.13 quotes a header as it was pasted', () => {
    expect(read('Maat (b x h);Aantal\n900 x 1200;1')?.header).toBe('Maat (b x h);Aantal');
    expect(read('Breedte,Hoogte\n900,1200')?.header).toBe('Breedte,Hoogte');
    expect(read('900\t1200')?.header).toBeNull();
  });

  it('says in which order it took columns that nobody named', () => {
    expect(read('keuken\t900\t1200\t2')?.order).toEqual(['kenmerk', 'width', 'height', 'amount']);
    expect(read('900\t1200\tkeuken')?.order).toEqual(['width', 'height', 'kenmerk']);
    expect(read('900\t1200\t2\tkeuken')?.order).toBeNull();
    expect(read('Kenmerk\tBreedte\tHoogte\nkeuken\t900\t1200')?.order).toBeNull();
  });

  it('asks whether a figure among words is an amount', () => {
    expect(notes('900\t1200\t12\n1000\t1300\tkeuken')).toEqual([
      [1, 'amount', 'mixed'],
      [2, 'amount', 'unreadable'],
    ]);
    expect(verdicts('12\t900\t1200\nkeuken\t1000\t1300')).toEqual(['refused', 'refused']);
  });

  it('does not lose the first line for a header when it cannot tell the columns', () => {
    expect(read('keuken\tboven\t900\t1200')?.unread.map(({ line }) => line)).toEqual([1]);
  });

  it('never takes a total for a screen', () => {
    const pasted = read('keuken\t900\t1200\t2\nTotaal\t900\t1200\t2');
    expect([pasted?.rows.length, pasted?.unread]).toEqual([
      1,
      [{ line: 2, text: 'Totaal 900 1200 2', reason: 'total' }],
    ]);
  });

  it('sets lines without a size and columns it does not know apart', () => {
    const pasted = read('900\t1200\t1\thal\tx\nTotaal\t\t1');
    expect(pasted?.unread).toEqual([{ line: 2, text: 'Totaal 1', reason: 'total' }]);
    expect([pasted?.rows.length, pasted?.hasExtraColumns, pasted?.headings]).toEqual([1, true, null]);
    expect(read('B\tH\n900\t1200')?.headings).toEqual(['B', 'H']);
  });

  it('R5.1 reads back every row as the shop writes it, in both units', () => {
    const size = fc.integer({ min: 200, max: 4000 }).map(millimetres);
    const label = fc
      .stringMatching(/^[a-z]([a-z ]{0,22}[a-z])?$/)
      .map((text) => text.replace(/ +/g, ' '))
      // Left out, and told so: they may be the foot of a table.
      .filter((text) => !/^(sub)?(totaal|total|som|sum)\b/.test(text));
    const row = fc.record({
      width: size,
      height: size,
      amount: fc.integer({ min: 1, max: 50 }),
      kenmerk: label,
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 20 }),
        // Centimetres have a comma of their own.
        fc.constantFrom<readonly [Unit, string]>(
          ['mm', '\t'],
          ['mm', ';'],
          ['mm', ','],
          ['cm', '\t'],
          ['cm', ';'],
        ),
        (rows, [unit, mark]) => {
          const text = rows
            .map(({ width, height, amount, kenmerk }) =>
              [formatMeasure(width, unit), formatMeasure(height, unit), amount, kenmerk].join(mark),
            )
            .join('\n');
          expect(read(text, unit)?.rows.map(({ content, verdict }) => ({ ...content, verdict }))).toEqual(
            rows.map((given) => ({ ...given, verdict: 'clear' })),
          );
        },
      ),
    );
  });

  it('R5.1 takes nothing over by itself but what was written, whatever was pasted', () => {
    const cell = fc.oneof(
      fc.integer({ min: 0, max: 5000 }).map(String),
      fc.stringMatching(/^\d{0,4}[.,]\d{0,4}$/),
      fc.stringMatching(/^\d{1,4} ?(mm|cm|x|st)$/),
      fc.constantFrom(
        'keuken',
        'Totaal',
        'Breedte',
        'Hoogte',
        'aantal',
        '',
        '"a;b"',
        '900x1200',
        '90,5 x 120,3',
      ),
    );
    const line = fc
      .tuple(fc.array(cell, { minLength: 1, maxLength: 6 }), fc.constantFrom('\t', ';', ',', ' x '))
      .map(([cells, mark]) => cells.join(mark));
    const soup = fc.string({ unit: fc.constantFrom(...'0123456789.,;\t\n"x mcé') });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
          soup,
        ),
        fc.constantFrom<Unit>('mm', 'cm'),
        fc.constantFrom(...columns),
        (text, unit, start) => {
          const pasted = parsePastedRows(text, start, unit);
          if (pasted?.rows.length && start !== 'kenmerk') expect(isTableOfCells(text, start)).toBe(true);
          for (const { content, cells, verdict } of pasted?.rows ?? []) {
            if (verdict !== 'clear') continue;
            for (const column of ['width', 'height'] as const) {
              if (column in content) expect(content[column]).toBe(millimetresIn(cells[column], unit));
            }
            if ('amount' in content) expect(content.amount).toBe(Number.parseFloat(cells.amount || '1'));
            if ('kenmerk' in content) expect(content.kenmerk).toBe(cells.kenmerk);
            expect(content.amount ?? 1).toBeLessThanOrEqual(50);
            expect(content.kenmerk?.length ?? 0).toBeLessThanOrEqual(25);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** What the cell says, worked out in another way than the parser does; a header's unit is not among the cells above. */
function millimetresIn(cell: string | undefined, unit: Unit): number {
  const [, figure = '', written = unit] = /^([\d.,]+)\s*(mm|cm)?$/.exec(cell ?? '') ?? [];
  const tenths = Math.round(Number(figure.replace(',', '.')) * 10_000) / 1000;
  return written === 'cm' ? tenths : tenths / 10;
}

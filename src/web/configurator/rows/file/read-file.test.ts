import { describe, expect, it } from 'vitest';
import { maxSizesFileBytes } from '#domain/configuration/limits.ts';
import { readRows } from '../paste/read-rows.ts';
import { type GivenFile, readFile } from './read-file.ts';
import { maxCellLength, maxColumns, maxLines, maxSearched, maxUnpackedBytes } from './sizes-file.ts';
import { plainSheet, workbook, zip } from './workbook-testing.ts';

function file(content: string | Uint8Array<ArrayBuffer>, name = 'ramen.csv'): GivenFile {
  return new File([content], name);
}

const windows1252 = (text: string) =>
  Uint8Array.from([...text].map((letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))));
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

const cellsIn = async (given: GivenFile) =>
  (await readFile(given)).sheets.map(({ lines }) => lines.map(({ cells }) => cells));

const reasonOf = async (given: GivenFile) =>
  readFile(given).then(
    () => null,
    (failure: unknown) => (failure instanceof Error && 'reason' in failure ? failure.reason : failure),
  );

const rowsOf = async (given: GivenFile, unit: 'mm' | 'cm' = 'mm') => {
  const [sheet] = (await readFile(given)).sheets;
  return readRows(sheet, { start: 'width', unit, way: 'opening', chosen: null, ranges: null });
};

const twoLines = [
  ['Breedte', 'Hoogte', 'Aantal', 'Kenmerk'],
  ['900', '1200', '2', 'serre België €'],
];

describe('a text file of sizes', () => {
  const text = 'Breedte;Hoogte;Aantal;Kenmerk\r\n900;1200;2;serre België €\r\n';
  it.each([
    ['UTF-8', file(text)],
    ['UTF-8 with its mark', file(`\ufeff${text}`)],
    ['Windows-1252, as Excel saves it', file(windows1252(text))],
    ['UTF-16', file(utf16(text))],
    ['tabs', file(text.replaceAll(';', '\t'), 'ramen.txt')],
    ['commas', file(text.replaceAll(';', ','))],
    ['quotation marks', file(text.replace('900', '"900"').replace('serre België €', '"serre\r\nBelgië €"'))],
  ])('R20.13 is read from %s', async (_, given) => {
    expect(await cellsIn(given)).toEqual([twoLines]);
  });

  it('R20.13 keeps the numbers of its lines behind what Excel writes above them', async () => {
    const [sheet] = (await readFile(file(`sep=;\r\n${text}`))).sheets;
    expect(sheet.lines.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, ''],
      [2, 'Breedte'],
      [3, '900'],
    ]);
  });

  it('R20.13 says which lines are too many', async () => {
    const [sheet] = (await readFile(file('900;1200\n'.repeat(maxLines + 7)))).sheets;
    expect([sheet.lines.length, sheet.left]).toEqual([maxLines, { from: maxLines + 1, to: maxLines + 7 }]);
  });

  it('R20.13 counts no empty lines, and gives each line its number', async () => {
    const empty = '\r\n'.repeat(3000);
    const [sheet] = (await readFile(file(`900;1200\r\n${empty}${'900;1200\r\n'.repeat(maxLines)}`))).sheets;
    expect(sheet.lines.filter(({ cells }) => cells[0] === '900').length).toBe(maxLines);
    expect(sheet.left).toEqual({ from: maxLines + 3001, to: maxLines + 3001 });
  });

  it('R20.13 has no more columns or letters than a list can have, and a label that is cut says so', async () => {
    const wide = file(`900;1200;1;${'k'.repeat(5000)}${';x'.repeat(2000)}`);
    const [sheet] = (await readFile(wide)).sheets;
    expect(sheet.lines[0]?.cells.length).toBe(maxColumns);
    expect(Math.max(...(sheet.lines[0]?.cells ?? []).map((cell) => cell.length))).toBe(maxCellLength);
    expect((await rowsOf(wide)).rows[0]?.notes.map(({ doubt }) => doubt)).toEqual(['cut']);
  });
});

describe('a workbook of sizes', () => {
  // As Excel writes it: shared texts, a heading over two columns, formulas with their results, dates.
  const asExcel = () =>
    workbook({
      strings: [
        'Project <![CDATA[Dorp & Zoon]]>',
        'Dagmaat (mm)',
        'Breedte',
        'Hoogte',
        'Aantal',
        'Kenmerk',
        'keuken',
        '<r><t>slaap</t></r><r><t>kamer</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
      ],
      formats: [0, 14, 164],
      sheets: [
        {
          name: 'Ramen &amp; deuren',
          xml: `<dimension ref="A1:D6"/><sheetData>
            <row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c></row>
            <row r="3"><c r="B3" s="0" t="s"><v>1</v></c><c r="C3"/></row>
            <row r="4"><c r="A4" t="s"><v>5</v></c><c r="B4" t="s"><v>2</v></c><c r="C4" t="s"><v>3</v></c><c r="D4" t="s"><v>4</v></c></row>
            <row r="5"><c r="A5" t="s"><v>6</v></c><c r="B5"><f>C5-300</f><v>900</v></c><c r="C5"><v>1200</v></c><c r="D5"><v>2</v></c></row>
            <row r="6" hidden="1"><c r="A6" t="s"><v>7</v></c><c r="B6"><v>1000.0000000000001</v></c><c r="C6"><v>1300</v></c><c r="D6"><v>1</v></c></row>
            <row r="8"><c r="A8" s="2"><v>46025</v></c><c r="B8"><v>800</v></c><c r="C8" s="1"><v>46025</v></c><c r="D8"><v>1</v></c></row>
            <row r="9"><c r="B9"><v>700</v></c><c r="C9"><f>NOG()</f></c><c r="D9" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
          </sheetData><mergeCells count="2"><mergeCell ref="B3:C3"/><mergeCell ref="A1:D1"/></mergeCells>`,
        },
        { name: 'Prijzen', state: 'hidden', xml: plainSheet([['geheim', 1]]) },
        { name: 'Leeg', xml: '<sheetData/>' },
      ],
    });

  it('R20.13 is read as Excel writes it, and what is not plain is told', async () => {
    const given = file(await asExcel(), 'ramen.xlsx');
    const { sheets } = await readFile(given);
    expect(sheets.map(({ name }) => name)).toEqual(['Ramen & deuren']);
    const { rows, unread, headings } = await rowsOf(given);
    expect(headings).toEqual(['Kenmerk', 'Breedte', 'Hoogte', 'Aantal']);
    expect(unread.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'above'],
      [3, 'above'],
    ]);
    expect(rows.map(({ line, cells }) => [line, ...Object.values(cells)])).toEqual([
      [5, 'keuken', '900', '1200', '2'],
      [6, 'slaapkamer', '1000', '1300', '1'],
      [8, '3-1-2026', '800', '3-1-2026', '1'],
      [9, '', '700', '=', '#DIV/0!'],
    ]);
    expect(rows.map(({ notes }) => notes.map(({ column, doubt }) => `${column} ${doubt}`))).toEqual([
      ['width formula'],
      ['width hidden'],
      ['kenmerk dated', 'height date'],
      ['height unreadable', 'amount unreadable'],
    ]);
  });

  it('R20.13 is read as LibreOffice packs it, with addresses from the root and texts in place', async () => {
    const bytes = await workbook({
      isStreamed: true,
      sheets: [
        {
          name: 'Blad1',
          xml: plainSheet([
            ['Maat b x h', 'Aantal', 'Kenmerk'],
            ['900 x 1200', 2, 'serre'],
            ['1000x1300', 1, 'hal'],
          ]),
        },
        {
          name: 'Blad2',
          xml: plainSheet([
            ['Breedte', 'Hoogte'],
            [800, 900],
          ]),
        },
      ],
    });
    const given = file(bytes, 'ramen.xlsx');
    expect((await readFile(given)).sheets.map(({ name }) => name)).toEqual(['Blad1', 'Blad2']);
    expect((await rowsOf(given)).rows.map(({ content, verdict }) => [content, verdict])).toEqual([
      [{ width: 900, height: 1200, amount: 2, kenmerk: 'serre' }, 'clear'],
      [{ width: 1000, height: 1300, amount: 1, kenmerk: 'hal' }, 'clear'],
    ]);
  });

  it('R20.13 takes a number for what it is: its point stands for no thousands', async () => {
    const bytes = await workbook({
      sheets: [
        {
          name: 'a',
          xml: plainSheet([
            [1.234, 1200],
            [90.55, 120.25],
          ]),
        },
      ],
    });
    const { rows } = await rowsOf(file(bytes), 'cm');
    expect(rows.map(({ notes }) => notes.map(({ doubt }) => doubt))).toEqual([
      ['small', 'large'],
      ['rounded', 'rounded'],
    ]);
  });

  it('R20.13 asks about a column that is hidden, where it is read, and about a sheet that is', async () => {
    const xml = `<cols><col min="1" max="2" hidden="1"/></cols>${plainSheet([
      ['Ruimte nr.', 'Breedte', 'Hoogte'],
      [7, 900.5, 1200],
    ])}`;
    const doubted = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await rowsOf(file(bytes))).rows.flatMap(({ notes }) =>
        notes.map(({ column, doubt, text }) => `${column} ${doubt} ${text}`),
      );
    expect(await doubted(await workbook({ sheets: [{ name: 'a', xml }] }))).toEqual([
      'kenmerk hidden 7',
      'width rounded 900,5',
    ]);
    const unseen = { name: 'a', state: 'hidden', xml: plainSheet([[900, 1200]]) } as const;
    expect(await doubted(await workbook({ sheets: [unseen] }))).toEqual(['width hidden ']);
  });

  it.each([
    [false, '3-1-2026'],
    [true, '4-1-2030'],
  ])('R20.13 counts its days as its program did, from 1904: %s', async (is1904, day) => {
    const xml = '<sheetData><row><c s="1"><v>46025</v></c></row></sheetData>';
    const bytes = await workbook({ sheets: [{ name: 'a', xml }], formats: [0, 14], is1904 });
    expect(await cellsIn(file(bytes))).toEqual([[[day]]]);
  });

  it('R20.13 has no more columns than a list can have', async () => {
    const columns = Array.from({ length: maxColumns + 5 }, (_, index) => 900 + index);
    const xml = plainSheet([columns]);
    const [lines] = await cellsIn(file(await workbook({ sheets: [{ name: 'a', xml }] })));
    expect(lines?.[0]).toEqual(columns.slice(0, maxColumns).map(String));
  });

  it.each([
    ['centimetres', 165, '240 cm', [2400, 2300]],
    ['millimetres', 166, '240 mm', [240, 230]],
    ['metres, which are refused', 167, '240 m', [null, null]],
    ['no length', 168, '240', [240, 230]],
  ] as const)(
    'R20.13 reads a number in the unit that its format shows: %s',
    async (_, format, shown, sizes) => {
      const xml =
        '<sheetData><row><c t="inlineStr"><is><t>Breedte</t></is></c><c t="inlineStr"><is><t>Hoogte</t></is></c></row>' +
        '<row><c s="1"><v>240</v></c><c s="1"><v>230</v></c></row></sheetData>';
      const given = file(await workbook({ sheets: [{ name: 'a', xml }], formats: [0, format] }));
      const [row] = (await rowsOf(given)).rows;
      expect(row?.cells.width).toBe(shown);
      expect([row?.content.width, row?.content.height]).toEqual(sizes);
    },
  );

  it('R20.13 spreads a merged label over its rows, and asks', async () => {
    const xml = `${plainSheet([
      ['serre', 900, 1200],
      ['', 1000, 1300],
    ])}<mergeCells><mergeCell ref="A1:A2"/></mergeCells>`;
    const { rows } = await rowsOf(file(await workbook({ sheets: [{ name: 'a', xml }] })));
    expect(rows.map(({ content, notes }) => [content.kenmerk, ...notes.map(({ doubt }) => doubt)])).toEqual([
      ['serre'],
      ['serre', 'merged'],
    ]);
  });
});

describe('what is no file of sizes', () => {
  const filled = async (xml: string, texts = 0) =>
    workbook({ sheets: [{ name: 'a', xml }], strings: Array<string>(texts).fill('a') });
  const bomb = async () =>
    workbook({ sheets: [{ name: 'a', xml: `<sheetData>${' '.repeat(maxUnpackedBytes)}</sheetData>` }] });
  const halves = async () => {
    const xml = `<sheetData>${' '.repeat(0.6 * maxUnpackedBytes)}</sheetData>`;
    return workbook({
      sheets: [
        { name: 'a', xml },
        { name: 'b', xml },
      ],
    });
  };
  it.each([
    ['too large', async () => ({ ...file(''), name: 'a.xlsx', size: maxSizesFileBytes + 1 }), 'large'],
    ['a few kilobytes that swell', async () => file(await bomb()), 'long'],
    ['two sheets that swell together', async () => file(await halves()), 'long'],
    ['40,000 lines of 20 cells', () => file(`${'900;'.repeat(19)}900\n`.repeat(40_000)), 'long'],
    ['three million empty lines', () => file('\n'.repeat(3_000_000)), 'long'],
    ['too many lines, of the fewest letters', () => file('\r'.repeat(maxSearched.lines)), 'long'],
    ['too many cells on one line', () => file(';'.repeat(maxSearched.cells)), 'long'],
    ['a text of too many letters', () => file('m'.repeat(maxSearched.letters + 1)), 'long'],
    ['letters of three bytes each', () => file('…'.repeat(maxSearched.letters - 1)), 'long'],
    [
      'a workbook of too many cells',
      async () => file(await filled('<c/>'.repeat(maxSearched.xmlParts))),
      'long',
    ],
    ['a workbook of too many texts', async () => file(await filled('', maxSearched.xmlParts / 4)), 'long'],
    [
      'a workbook of too many merged cells',
      async () => file(await filled('<mergeCell ref="A1:Z400"/>'.repeat(3000))),
      'long',
    ],
    [
      'an old workbook, or one with a password',
      async () => file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0)),
      'old',
    ],
    ['a document', async () => file(await zip({ 'word/document.xml': '<a/>' })), 'kind'],
    ['a picture of some megabytes', () => file(new Uint8Array(3_000_000)), 'kind'],
    ['a picture', async () => file(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)), 'kind'],
    ['a document to print', async () => file('%PDF-1.7'), 'kind'],
    ['half an archive', async () => file((await zip({ a: 'b' })).slice(0, 40)), 'broken'],
    ['nothing', async () => file('\r\n;;\r\n'), 'empty'],
  ] as const)('R20.13 is refused by its reason: %s', async (_, given, reason) => {
    expect(await reasonOf(await given())).toBe(reason);
  });
});

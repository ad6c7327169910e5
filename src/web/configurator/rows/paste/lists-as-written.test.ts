import { describe, expect, it } from 'vitest';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { cellsOf } from './cells-of.ts';
import { readRows } from './read-rows.ts';

const read = (text: string, unit: Unit = 'mm') =>
  readRows(cellsOf(text, 'width'), { start: 'width', unit, way: 'opening', chosen: null, ranges: null });
const found = (text: string, unit: Unit = 'mm') =>
  read(text, unit).rows.map(({ content: { width, height }, notes }) => [
    width,
    height,
    ...new Set(notes.map(({ doubt }) => doubt)),
  ]);

describe('a unit that stands elsewhere than beside the figure', () => {
  it.each([
    ['behind both sides', '305 x 240 cm', [3050, 2400]],
    ['beside one of two cells', '30 cm\t240', [300, 240, 'uneven']],
    ['beside the first of two sides', '30 cm x 240', [300, 240, 'uneven']],
    ['below the heading', 'Breedte\tHoogte\n(cm)\tcm\n250\t230', [2500, 2300, 'converted']],
    ['above the heading', 'Alle maten in cm\nBreedte\tHoogte\n250\t230', [2500, 2300, 'converted']],
    ['above a list without headings', 'Maten in cm\n250 x 230', [2500, 2300, 'converted']],
    ['in the middle of a title', 'In cm, graag\nBreedte\tHoogte\n250\t230', [2500, 2300, 'converted']],
    ['below the list', 'Breedte\tHoogte\n250\t230\n* maten in cm', [2500, 2300, 'converted']],
    ['at one heading alone', 'Breedte (cm)\tHoogte\n250\t230', [2500, 2300, 'converted']],
    [
      'over two columns of one merged cell',
      'Dagmaat cm\t\nBreedte\tHoogte\n250\t230',
      [2500, 2300, 'converted'],
    ],
    ['in a heading without a side', 'Maat in cm\tAantal\n240 x 230\t1', [2400, 2300, 'converted']],
    ['in two titles that differ', 'In mm\nOf in cm\nBreedte\tHoogte\n250\t230', [250, 230, 'unsure']],
  ])('R5.1 is never lost: %s', (_, text, row) => {
    expect(found(text)).toEqual([row]);
  });

  it.each(['Profiel 27 mm\nBreedte\tHoogte\n90,5\t120', 'Breedte\tHoogte\tDiepte (mm)\n90,5\t120\t27'])(
    'R5.1 is not taken from what is about something else: %j',
    (text) => {
      expect(found(text, 'cm')).toEqual([[905, 1200]]);
    },
  );
});

describe('headings as people write them', () => {
  it.each(['hoogte/breedte', 'Kozijnhoogte x kozijnbreedte', 'hoogte bij breedte', 'Maat (hxb)', 'H x B'])(
    'R20.13 reads the sides in the order of their heading: %s',
    (heading) => {
      expect(found(`${heading};Aantal\n1200 x 900;2`)).toEqual([[900, 1200]]);
      expect(found(`${heading}\t\tAantal\n1200\t900\t2`)).toEqual([[900, 1200]]);
    },
  );

  it.each([
    ['a length for one of the sides', 'lengte x breedte;Aantal\n1200 x 900;2'],
    ['a length beside both sides', 'Lengte;Breedte;Montagehoogte\n1200;1200;900'],
    ['both sides over one column', 'Breedte/hoogte;Hoogte\n1200;900'],
  ])('R20.13 asks where they may name something else: %s', (_, text) => {
    expect(found(text)).toEqual([[1200, 900, 'unsure']]);
  });

  it('R20.13 asks about a second list below the first in another order or unit, and not in the same', () => {
    const first = 'Breedte;Hoogte\n900;1200\n\n';
    expect(found(`${first}Hoogte;Breedte\n1300;1000`)).toEqual([
      [900, 1200],
      [1300, 1000, 'unsure'],
    ]);
    expect(found(`${first}Breedte (cm);Hoogte (cm)\n250;230`).at(-1)).toEqual([250, 230, 'unsure']);
    expect(found(`${first}Hoogte;Breedte\n1300;1000\nBreedte;Hoogte\n800;700`).at(-1)).toEqual([800, 700]);
  });

  it('R20.13 asks about a list that lies on its side', () => {
    expect(found('Breedte\t900\t1000\nHoogte\t1200\t1300')).toEqual([
      [900, 1000, 'unsure'],
      [1200, 1300, 'unsure'],
    ]);
  });

  it.each(['St.', 'Aant.', 'stk', 'Hoeveelheid', 'pcs', 'n'])('R20.13 knows %j for an amount', (heading) => {
    expect(read(`Breedte;Hoogte;${heading}\n900;1200;3`).rows[0]?.content.amount).toBe(3);
  });

  it('R20.13 takes the number of a line for no amount, and asks which of two amounts it is', () => {
    expect(read('N°;Largeur;Hauteur\n3;900;1200').rows[0]?.content.amount).toBeUndefined();
    expect(found('Aantal vleugels;Aantal;Breedte;Hoogte\n2;1;900;1200')).toEqual([[900, 1200, 'unsure']]);
  });
});

it('R20.13 reads a copied block whose labels hold more semicolons than it has columns', () => {
  const text = '900\t1200\t1\ta;b;c;d;e\n1000\t1300\t2\tf;g;h;i;j';
  expect(read(text).rows.map(({ content, verdict }) => [content.width, content.kenmerk, verdict])).toEqual([
    [900, 'a;b;c;d;e', 'clear'],
    [1000, 'f;g;h;i;j', 'clear'],
  ]);
  expect(read('900;1200;1;hal\tlinks').rows[0]?.content.kenmerk).toBe('hal links');
});

it.each(['hal; links', 'hal\tlinks', '"hal; links, boven"'])(
  'R20.13 reads a list between commas whose label holds another mark: %j',
  (label) => {
    const { rows } = read(`Breedte,Hoogte,Kenmerk\n900,1200,keuken\n800,1000,${label}`);
    expect(rows.map(({ content }) => [content.width, content.height])).toEqual([
      [900, 1200],
      [800, 1000],
    ]);
  },
);

it.each([
  '90,5\t120,3',
  '90,5;120,3',
  '90,5;120,3\n80,5;100,3\n1,5;2,5',
  '90,5\t120,3\ta,b',
  '90,5x120,3\tkeuken',
  '90.5 x 120,3;hal;2',
  '\ufeff"90,5";120,3',
])('R5.1 takes no decimal comma for a mark: %j', (text) => {
  expect(found(text, 'cm')[0]?.slice(0, 2)).toEqual([905, 1203]);
});

it('R5.3 asks nothing about amounts with their own word', () => {
  expect(found('900\t1200\t2 stuks\n1000\t1300\t3')).toEqual([
    [900, 1200],
    [1000, 1300],
  ]);
});

describe('a list that was measured in another way', () => {
  const doubts = (text: string, way: WayOfMeasuring) =>
    readRows(cellsOf(text, 'width'), {
      start: 'width',
      unit: 'mm',
      way,
      chosen: null,
      ranges: null,
    }).rows.map(({ notes }) => notes.map(({ column, doubt }) => `${column} ${doubt}`));

  it.each([
    ['total', 'opening', 'Totale breedte;Totale hoogte\n928;1228'],
    ['total', 'opening', 'Buitenmaat;Buitenmaat\nBreedte;Hoogte\n928;1228'],
    ['total', 'opening', 'Hormaten\nBreedte;Hoogte\n928;1228'],
    ['opening', 'total', 'Dagmaat breedte;Dagmaat hoogte\n900;1200'],
    ['opening', 'total', 'Maten van de openingen\n900 x 1200'],
  ] as const)(
    'R6.1 is asked about: sizes of the %s from who gives those of the %s, as %j',
    (own, other, text) => {
      const found = doubts(text, other).flat();
      expect(found).toContain('width otherWay');
      expect(found).toContain('height otherWay');
      expect(doubts(text, own).flat()).not.toContain('width otherWay');
    },
  );

  it('R6.1 asks nothing where no way is named', () => {
    expect(doubts('Breedte;Hoogte;Totaal aantal\n900;1200;1', 'opening')).toEqual([[]]);
    expect(doubts('Breedte;Hoogte\n900;1200\nTotaal: 1 maat', 'opening')).toEqual([[]]);
    expect(doubts('900;1200;1;keuken\n800;900;1;hal', 'total')).toEqual([[], []]);
  });
});

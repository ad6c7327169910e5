import { describe, expect, it } from 'vitest';
import { xmlParts } from './xml.ts';

const plenty = () => ({ partsLeft: 1_000_000 });

describe('XML part by part', () => {
  it('R20.13 reads names without prefix, attributes, texts and what is quoted as it stands', () => {
    const xml =
      '<?xml version="1.0"?><!-- <no> --><x:row r="1" s=\'a>b\'><c/>a&amp;b<![CDATA[<c>]]></x:row >';
    expect([...xmlParts(xml, plenty())]).toEqual([
      { kind: 'open', name: 'row', attributes: ' r="1" s=\'a>b\'', isEmpty: false },
      { kind: 'open', name: 'c', attributes: '', isEmpty: true },
      { kind: 'text', text: 'a&b' },
      { kind: 'text', text: '<c>' },
      { kind: 'close', name: 'row' },
    ]);
  });

  // Each of these was looked for anew to the end of the file at every letter: minutes, in the page that is open.
  it.each(['<a ', '<a "', "<a '<", '<!--', '<![CDATA[', '<!', '<?', '</a', '<a b="'])(
    'R20.13 is through at once with a file of nothing but %j',
    (torn) => {
      expect([...xmlParts(torn.repeat(50_000), plenty())].length).toBeLessThan(100_001);
    },
  );

  it('R20.13 stops where the work that a workbook may cost is done, also over several of its files', () => {
    const work = { partsLeft: 5 };
    expect([...xmlParts('<a/><a/>', work)].length).toBe(2);
    const seen: unknown[] = [];
    const goOn = () => {
      for (const part of xmlParts('<b/>'.repeat(1000), work)) seen.push(part);
    };
    expect(goOn).toThrow('long');
    expect(seen.length).toBe(3);
  });
});

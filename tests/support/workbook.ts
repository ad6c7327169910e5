import { deflateRawSync } from 'node:zlib';

type Cell = string | number;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** An .xlsx file with one sheet of plain cells, as a spreadsheet program packs it. */
export function aWorkbook(rows: readonly (readonly Cell[])[]): Buffer {
  const cell = (value: Cell) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('');
  return zip({
    '_rels/.rels': `${head}<Relationships><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Blad1" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

// Without sums, which nobody here checks.
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(content), 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), shared, place, Buffer.from(name));
    parts.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
}

type ZipOptions = {
  // LibreOffice writes sizes after the data and keeps small parts as they are.
  readonly isStreamed?: boolean;
};

/** A zip archive of the given files, small enough to read by eye. */
export async function zip(
  files: Readonly<Record<string, string>>,
  { isStreamed = false }: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: number[] = [];
  const directory: number[] = [];
  for (const [name, content] of Object.entries(files)) {
    const at = parts.length;
    const plain = new TextEncoder().encode(content);
    const isStored = isStreamed && plain.length < 100;
    const packed = isStored ? plain : await deflate(plain);
    const letters = [...new TextEncoder().encode(name)];
    const shared = [...short(20), ...short(isStreamed ? 8 : 0), ...short(isStored ? 0 : 8), ...long(0)];
    // Nobody here checks sums.
    const sizes = [...long(0), ...long(packed.length), ...long(plain.length)];
    const names = [...short(letters.length), ...short(0)];
    parts.push(...long(0x04034b50), ...shared, ...(isStreamed ? Array<number>(12).fill(0) : sizes), ...names);
    parts.push(...letters, ...packed, ...(isStreamed ? [...long(0x08074b50), ...sizes] : []));
    directory.push(...long(0x02014b50), ...short(20), ...shared, ...sizes, ...names);
    directory.push(...Array<number>(10).fill(0), ...long(at), ...letters);
  }
  const count = short(Object.keys(files).length);
  const end = [
    ...long(0x06054b50),
    ...long(0),
    ...count,
    ...count,
    ...long(directory.length),
    ...long(parts.length),
  ];
  return new Uint8Array([...parts, ...directory, ...end, ...short(0)]);
}

async function deflate(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

type SheetXml = { readonly name: string; readonly xml: string; readonly state?: 'hidden' };

type WorkbookParts = {
  readonly sheets: readonly SheetXml[];
  readonly strings?: readonly string[];
  // Of each cell style its format; 14 is a date, as is 164. 165 shows centimetres, 166 millimetres, 167 metres.
  readonly formats?: readonly number[];
  readonly isStreamed?: boolean;
  // Of an old Mac.
  readonly is1904?: boolean;
};

/** A workbook with the given sheets (what stands in `worksheet`), as a spreadsheet program packs it. */
export async function workbook(parts: WorkbookParts): Promise<Uint8Array<ArrayBuffer>> {
  const { sheets, strings = [], formats = [0], isStreamed = false, is1904 = false } = parts;
  const root = isStreamed ? '/xl/' : '';
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="${root}worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId90" Type="${relations}/sharedStrings" Target="${root}sharedStrings.xml"/><Relationship Id="rId91" Type="${relations}/styles" Target="${root}styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}" count="${strings.length}">${strings
      .map((text) => `<si>${text.startsWith('<') ? text : `<t xml:space="preserve">${text}</t>`}</si>`)
      .join('')}</sst>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="d\\-mmm"/><numFmt numFmtId="165" formatCode="0.0&quot; cm&quot;;[Red]-0&quot; cm&quot;"/><numFmt numFmtId="166" formatCode="#,##0\\ \\m\\m"/><numFmt numFmtId="167" formatCode="0.00 &quot;m&quot;_ "/><numFmt numFmtId="168" formatCode="0.00 &quot;m²&quot;"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs>${formats
      .map((format) => `<xf numFmtId="${format}" fontId="0"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, { xml }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = `${head}<worksheet xmlns="${main}">${xml}</worksheet>`;
  return zip(files, { isStreamed });
}

type PlainCell = string | number;

/** Rows of plain cells, texts written in place. */
export function plainSheet(rows: readonly (readonly PlainCell[])[]): string {
  const cell = (value: PlainCell) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  return `<sheetData>${rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')}</sheetData>`;
}

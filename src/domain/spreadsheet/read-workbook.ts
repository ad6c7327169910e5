import { readSheet } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { WorkbookBounds, WorkbookSheet } from './sheet.ts';
import { readNumberStyles } from './styles.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { openZip, type ReadEntry, type Unpack } from './unzip.ts';
import { attribute, type Work, xmlParts } from './xml.ts';

type Listed = { readonly name: string; readonly relation: string; readonly isHidden: boolean };

/** The sheets of an .xlsx file that its owner sees, in their order. How bytes are unpacked, the platform knows. */
export async function readWorkbook<Bytes extends ArrayBufferLike>(
  bytes: Uint8Array<Bytes>,
  bounds: WorkbookBounds,
  unpack: Unpack<Bytes>,
): Promise<readonly WorkbookSheet[]> {
  const read = openZip(bytes, bounds.unpackedBytes, unpack);
  const work: Work = { partsLeft: bounds.xmlParts };
  const home = await mainPart(read, work);
  const workbook = await read(home);
  // A zip archive, but of something else: a document, pictures, a spreadsheet of another office.
  if (workbook === null) throw new UnreadableFile('kind');
  const folder = home.slice(0, home.lastIndexOf('/') + 1);
  const relations = await relationsOf(read, home, work);
  const target = (type: string) =>
    [...relations.values()].find((each) => each.type.endsWith(`/${type}`))?.target;
  const inside = (path: string | undefined) => (path === undefined ? null : pathFrom(folder, path));
  const part = async (path: string | null) => (path === null ? null : await read(path));
  const context = {
    strings: readSharedStrings((await part(inside(target('sharedStrings')))) ?? '', work),
    styleOf: readNumberStyles((await part(inside(target('styles')))) ?? '', work),
    is1904: isOf1904(workbook, work),
    cellLength: bounds.cellLength,
  };
  const listed = sheetsOf(workbook, work);
  const visible = listed.filter(({ isHidden }) => !isHidden);
  const sheets: WorkbookSheet[] = [];
  for (const { name, relation } of visible.length > 0 ? visible : listed) {
    const xml = await part(inside(relations.get(relation)?.target));
    if (xml === null) continue;
    const { lines, left } = readSheet(xml, context, bounds, work);
    // Where its owner sees none of them, all of it is hidden.
    const told = visible.length > 0 ? lines : lines.map((line) => ({ ...line, isHidden: true }));
    sheets.push({ name, lines: told, left });
  }
  return sheets;
}

type Relation = { readonly type: string; readonly target: string };

async function mainPart(read: ReadEntry, work: Work): Promise<string> {
  const relations = await relationsOf(read, '', work);
  const found = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'));
  return found === undefined ? 'xl/workbook.xml' : pathFrom('', found.target);
}

async function relationsOf(
  read: ReadEntry,
  path: string,
  work: Work,
): Promise<ReadonlyMap<string, Relation>> {
  const slash = path.lastIndexOf('/') + 1;
  const xml = (await read(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`)) ?? '';
  const relations = new Map<string, Relation>();
  for (const part of xmlParts(xml, work)) {
    if (part.kind !== 'open' || part.name !== 'Relationship') continue;
    const [id, type, target] = ['Id', 'Type', 'Target'].map((name) => attribute(part.attributes, name));
    if (id && type && target) relations.set(id, { type, target });
  }
  return relations;
}

function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

function sheetsOf(workbook: string, work: Work): readonly Listed[] {
  const sheets: Listed[] = [];
  for (const part of xmlParts(workbook, work)) {
    if (part.kind !== 'open' || part.name !== 'sheet') continue;
    const relation = attribute(part.attributes, 'r:id') ?? attribute(part.attributes, 'id') ?? '';
    const isHidden = (attribute(part.attributes, 'state') ?? 'visible') !== 'visible';
    sheets.push({ name: attribute(part.attributes, 'name') ?? '', relation, isHidden });
  }
  return sheets;
}

function isOf1904(workbook: string, work: Work): boolean {
  for (const part of xmlParts(workbook, work)) {
    if (part.kind === 'open' && part.name === 'workbookPr')
      return ['1', 'true'].includes(attribute(part.attributes, 'date1904') ?? '');
  }
  return false;
}

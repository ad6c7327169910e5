import { attribute, type Work, xmlParts } from './xml.ts';

// Of the formats that have a number and no words in the file, those that show days or hours.
const dates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** Whether a cell of the given style is shown as a date: what was typed as '3-4' is a day in spring by now. */
export function readDateStyles(xml: string, work: Work): (style: number) => boolean {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let isInCells = false;
  for (const part of xmlParts(xml, work)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isInCells = part.kind === 'open';
    if (part.kind === 'close') continue;
    const format = Number(attribute(part.attributes, 'numFmtId') ?? 0);
    if (part.name === 'numFmt') formats.set(format, attribute(part.attributes, 'formatCode') ?? '');
    else if (part.name === 'xf' && isInCells) styles.push(dates.has(format) || isDate(formats.get(format)));
  }
  return (style) => styles[style] ?? false;
}

// Words in quotes, colours in brackets and single escaped letters are no part of the pattern.
function isDate(code = ''): boolean {
  return /[dyj]|m{1,4}(?!m)[-/. ]|h|s/i.test(
    code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '').replace(/general|standaard/gi, ''),
  );
}

import { attribute, type Work, xmlParts } from './xml.ts';

// Of the formats that have a number and no words in the file, those that show days or hours.
const dates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** How a number is shown, where that makes it another thing than the number alone. */
export type NumberStyle = {
  /** What was typed as '3-4' is a day in spring by now. */
  readonly isDate: boolean;
  /** The length that the format writes behind it, as in `0" cm"`: who made the list sees it in every cell. */
  readonly unit: string | null;
};

const plain: NumberStyle = { isDate: false, unit: null };

export function readNumberStyles(xml: string, work: Work): (style: number) => NumberStyle {
  const formats = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  for (const part of xmlParts(xml, work)) {
    if (part.kind === 'text') continue;
    if (part.name === 'cellXfs') isInCells = part.kind === 'open';
    if (part.kind === 'close') continue;
    const format = Number(attribute(part.attributes, 'numFmtId') ?? 0);
    if (part.name === 'numFmt') formats.set(format, attribute(part.attributes, 'formatCode') ?? '');
    else if (part.name === 'xf' && isInCells) {
      const code = formats.get(format);
      styles.push({ isDate: dates.has(format) || isDate(code), unit: unitIn(code) });
    }
  }
  return (style) => styles[style] ?? plain;
}

// Behind the last digit of what positive numbers look like. An escaped letter stands for itself, like one in quotes.
function unitIn(code = ''): string | null {
  const [positive = ''] = code.split(';');
  const behind = positive.split(/[0#?]/).at(-1) ?? '';
  const tail = behind.replace(/["\\\s]|_.|\[[^[\]]*\]/g, '');
  return /^(?:mm|cm|dm|m|inch)$/i.test(tail) ? tail : null;
}

// Words in quotes, colours in brackets and single escaped letters are no part of the pattern.
function isDate(code = ''): boolean {
  return /[dyj]|m{1,4}(?!m)[-/. ]|h|s/i.test(
    code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '').replace(/general|standaard/gi, ''),
  );
}

import { type Work, xmlParts } from './xml.ts';

/** Texts that cells name by number. One may be in pieces of several letter types; how to pronounce it is no part of it. */
export function readSharedStrings(xml: string, work: Work): readonly string[] {
  const strings: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  for (const part of xmlParts(xml, work)) {
    if (part.kind === 'text') {
      if (isText && !isSpoken) text += part.text;
    } else if (part.name === 'si') {
      if (part.kind === 'close' || part.isEmpty) strings.push(text);
      text = '';
    } else if (part.name === 't') isText = part.kind === 'open' && !part.isEmpty;
    else if (part.name === 'rPh') isSpoken = part.kind === 'open' && !part.isEmpty;
  }
  return strings;
}

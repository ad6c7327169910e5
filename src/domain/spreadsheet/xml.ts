import { UnreadableFile } from './unreadable-file.ts';

export type XmlPart =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/** What one workbook may still cost: a few megabytes hold millions of cells. */
export type Work = { partsLeft: number };

/**
 * Goes through XML part by part, with names without their prefix. The browser's own parser makes a tree of all of it
 * first; this one stops where its reader has enough, and runs in tests as it is. What is left open ends where the next tag
 * begins or takes all the rest: to be looked for again at every letter, it would hold the page for minutes.
 */
export function* xmlParts(xml: string, work: Work): Generator<XmlPart> {
  const part =
    /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:([\s\S]*?)\]\]>|[\s\S]*)|<[?!][^>]*(?:>|$)|<\/(?:[\w.-]+:)?([\w.-]+)\s*>|<(?:[\w.-]+:)?([\w.-]+)(?![\w.-])((?:[^<>"'/]|\/(?!>)|"[^"<]*"|'[^'<]*')*)(\/?)>|([^<]+)/g;
  for (const [, cdata, closed, opened, attributes = '', slash, text] of xml.matchAll(part)) {
    work.partsLeft -= 1;
    if (work.partsLeft < 0) throw new UnreadableFile('long');
    if (opened !== undefined) yield { kind: 'open', name: opened, attributes, isEmpty: slash === '/' };
    else if (closed !== undefined) yield { kind: 'close', name: closed };
    else if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (text !== undefined) yield { kind: 'text', text: decodeEntities(text) };
  }
}

export function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : decodeEntities(value);
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** A part of an XML file, with names without their prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

export function childrenOf(element: XmlElement | null, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first one at the end of this way down. */
export function elementAt(element: XmlElement | null, ...way: readonly string[]): XmlElement | null {
  let at = element;
  for (const name of way) at = at?.children.find((child) => child.name === name) ?? null;
  return at;
}

/** In one line: banks break what they pass on wherever their own lines end. */
export function textAt(element: XmlElement | null, ...way: readonly string[]): string {
  return inOneLine(elementAt(element, ...way)?.text ?? '');
}

export function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
}

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
};

type Child = XmlElement | string | false;

export function element(
  name: string,
  ...parts: readonly (Child | Readonly<Record<string, string>>)[]
): XmlElement {
  const attributes: Record<string, string> = {};
  const children: (XmlElement | string)[] = [];
  for (const part of parts) {
    if (part === false) continue;
    if (typeof part === 'string' || isElement(part)) children.push(part);
    else Object.assign(attributes, part);
  }
  return { name, attributes, children };
}

function isElement(part: XmlElement | Readonly<Record<string, string>>): part is XmlElement {
  return Array.isArray(part.children);
}

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
}

function write({ name, attributes, children }: XmlElement, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${indent}<${name}${written.join('')}>`;
  // White space inside a value would be part of it.
  if (children.every((child) => typeof child === 'string')) {
    return `${open}${children.map(escapeXml).join('')}</${name}>`;
  }
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : write(child, `${indent}  `),
  );
  return [open, ...inner, `${indent}</${name}>`].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold at all is left out: a reader would refuse the whole file. */
export function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

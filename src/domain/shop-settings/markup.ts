/** A piece of a line; whoever shows it writes the text as text, so nothing in it can become anything else. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

type Line = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly Line[] };

/**
 * '## Kop' and '### Kop', paragraphs with an empty line between them, lists with '- ' or '1. ', **vet** and [woorden](adres).
 * Whatever is none of these is text as it stands.
 */
export function parseMarkup(markup: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open));
    open = [];
  };
  for (const line of markup.split(/\r\n|\r|\n/)) {
    const text = line.trim();
    const heading = /^(#{1,3}) (.+)$/.exec(text);
    if (text === '' || heading !== null || kindOf(text) !== kindOf(open[0] ?? text)) close();
    if (heading !== null) blocks.push(headingOf(heading));
    else if (text !== '') open.push(text);
  }
  close();
  return blocks;
}

function headingOf([, signs, text = '']: RegExpExecArray): Block {
  return { kind: 'heading', level: signs === '###' ? 3 : 2, text };
}

type LineKind = 'bullet' | 'number' | 'text';

const marks: Readonly<Record<Exclude<LineKind, 'text'>, RegExp>> = {
  bullet: /^- +/,
  number: /^\d{1,3}[.)] +/,
};

function kindOf(line: string): LineKind {
  if (marks.bullet.test(line)) return 'bullet';
  return marks.number.test(line) ? 'number' : 'text';
}

function blockOf(lines: readonly string[]): Block {
  const kind = kindOf(lines[0] ?? '');
  if (kind === 'text') return { kind: 'paragraph', lines: lines.map(inlineOf) };
  const items = lines.map((line) => inlineOf(line.replace(marks[kind], '')));
  return { kind: 'list', isNumbered: kind === 'number', items };
}

// No part runs into the sign that begins the next: the time it takes grows with the text and no faster.
const inline = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()[\]\s]+)\)/g;

function inlineOf(line: string): Line {
  const parts: Inline[] = [];
  let from = 0;
  const addText = (text: string) => text !== '' && parts.push({ kind: 'text', text });
  for (const match of line.matchAll(inline)) {
    const [whole, bold, words, href] = match;
    const part = partOf(bold, words, href);
    if (part === null) continue;
    addText(line.slice(from, match.index));
    parts.push(part);
    from = match.index + whole.length;
  }
  addText(line.slice(from));
  return parts;
}

function partOf(bold: string | undefined, words = '', href = ''): Inline | null {
  if (bold !== undefined) return { kind: 'bold', text: bold };
  return isSafeAddress(href) ? { kind: 'link', text: words, href } : null;
}

/** A page, somewhere on the web, an e-mail address or a phone number; never what a browser would run. */
export function isSafeAddress(href: string): boolean {
  return /^(?:https?:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\@]+@[^\s"'<>\\]+|tel:\+?[\d-]+|\/(?![/\\])[^\s"'<>\\]*)$/i.test(
    href,
  );
}

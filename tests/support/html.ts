import type { Visitor } from './visitor.ts';

/** A rendered page, or an element of it, as text: React writes so regularly that it is read without a browser. */
export type Html = {
  readonly source: string;
  readonly words: string;
  // Every element of this kind, for kinds that do not stand in themselves.
  readonly all: (tag: string) => readonly Html[];
  readonly one: (tag: string) => Html;
  // Of the outermost element.
  readonly attribute: (name: string) => string | null;
};

export async function page(visitor: Visitor, path: string): Promise<Html> {
  return readHtml(await (await visitor.get(path)).text());
}

export function readHtml(source: string): Html {
  const all = (tag: string) =>
    [...source.matchAll(new RegExp(`<${tag}(?: [^>]*)?>.*?</${tag}>`, 'gs'))].map(([element]) =>
      readHtml(element),
    );
  return {
    source,
    words: wordsOf(source),
    all,
    one: (tag) => {
      const [element, ...others] = all(tag);
      if (element === undefined || others.length > 0) throw new Error(`not one ${tag} in ${source}`);
      return element;
    },
    attribute: (name) => {
      const found = new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(source)?.[1];
      return found === undefined ? null : decode(found);
    },
  };
}

function wordsOf(source: string): string {
  const text = decode(source.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '));
  return text.replace(/\s+/g, ' ').trim();
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

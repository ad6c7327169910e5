import { createRequire } from 'node:module';

type Font = object;
type Files = {
  readonly existsSync: (name: string) => boolean;
  readonly readFileSync: (name: string) => Uint8Array;
};

type Document = {
  _font: Font;
  // Not there yet while the document itself is being made.
  readonly virtualfs?: Files | null;
  font: (this: Document, source: unknown, ...rest: readonly unknown[]) => Document;
};

// Not imported: what an import of such a module has differs from one loader to another.
const require = createRequire(import.meta.url);
const { prototype }: { readonly prototype: Document } = require('pdfmake/js/PDFDocument.js').default;

const opened = new WeakMap<Document, Map<string, Font>>();

/**
 * The words in a drawing ask for their typeface by the name of its file, and the library then reads, unpacks and parses that file for
 * each of them, finds that it has the same typeface already and throws it away: two fifths of the time that a work sheet took.
 */
export function openFontsOnce(): void {
  const open = prototype.font;
  prototype.font = function (source, ...rest) {
    const files = this.virtualfs;
    if (typeof source !== 'string' || rest.length > 0 || !files?.existsSync(source))
      return open.call(this, source, ...rest);
    const fonts = opened.get(this) ?? new Map<string, Font>();
    opened.set(this, fonts);
    const known = fonts.get(source);
    if (known === undefined) {
      open.call(this, files.readFileSync(source));
      fonts.set(source, this._font);
    } else this._font = known;
    return this;
  };
}

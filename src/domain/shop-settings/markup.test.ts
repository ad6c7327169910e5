import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, isSafeAddress, parseMarkup } from './markup.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });

describe('R11.7 the markup of information pages', () => {
  it('knows headings, paragraphs, lists, bold and links', () => {
    const written = [
      '## 1. Voor wie',
      'Eerste **vette** regel,',
      'met een [pagina](/contact).',
      '',
      '- één',
      '- twee',
      '1. stap',
      '### Kleiner',
    ].join('\r\n');
    expect(parseMarkup(written)).toEqual([
      { kind: 'heading', level: 2, text: '1. Voor wie' },
      {
        kind: 'paragraph',
        lines: [
          [text('Eerste '), { kind: 'bold', text: 'vette' }, text(' regel,')],
          [text('met een '), { kind: 'link', text: 'pagina', href: '/contact' }, text('.')],
        ],
      },
      { kind: 'list', isNumbered: false, items: [[text('één')], [text('twee')]] },
      { kind: 'list', isNumbered: true, items: [[text('stap')]] },
      { kind: 'heading', level: 3, text: 'Kleiner' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//kwaad.example',
    '/\\kwaad.example',
    'https:kwaad',
    'mailto:geen-adres',
    'tel:javascript',
    "https://x.nl/'onclick='x",
    '',
  ])('leaves a link to %j as the words that were typed', (href) => {
    expect(isSafeAddress(href)).toBe(false);
    const [block] = parseMarkup(`[klik](${href})`);
    expect(JSON.stringify(block)).not.toContain('"link"');
  });

  it.each(['/contact', '/', 'https://kvk.nl/a?b=c#d', 'mailto:a@b.nl', 'tel:+31850000000', 'HTTP://kvk.nl'])(
    'links to %s',
    (href) => {
      expect(parseMarkup(`[hier](${href})`)).toEqual([
        { kind: 'paragraph', lines: [[{ kind: 'link', text: 'hier', href }]] },
      ]);
    },
  );

  const piece = fc.oneof(
    fc.constantFrom(
      '**',
      '[',
      ']',
      '(',
      ')',
      '](',
      '## ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '<b>',
      '&lt;',
      'javascript:',
    ),
    fc.constantFrom('[a](/b)', '[a](javascript:b)', '**c**', '<script>', 'https://x.nl'),
    fc.string(),
  );

  it('loses no word of whatever is typed, and no link leads to what could run', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const blocks = parseMarkup(pieces.join(''));
        for (const part of blocks.flatMap(inlinesOf))
          if (part.kind === 'link') expect(isSafeAddress(part.href)).toBe(true);
        const shown = blocks.flatMap(wordsOf).join('');
        const letters = (words: string) => words.replaceAll(/[^\p{L}]/gu, '');
        // An address is not shown, and a number before an item is the list's own.
        for (const word of pieces.filter((one) => /^[\p{L}]+$/u.test(one)))
          expect(letters(shown)).toContain(letters(word));
      }),
    );
  });

  it('takes no longer than the text is long', () => {
    for (const hostile of ['[', '**a', '[a](', '- ', '# ', '[[a]', '**'])
      expect(parseMarkup(hostile.repeat(20_000 / hostile.length)).length).toBeGreaterThan(0);
  });
});

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'heading') return [];
  return (block.kind === 'list' ? block.items : block.lines).flat();
}

function wordsOf(block: Block): readonly string[] {
  if (block.kind === 'heading') return [block.text];
  return inlinesOf(block).map((part) => part.text + (part.kind === 'link' ? part.href : ''));
}

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markup } from './Markup.tsx';

const piece = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '<script>',
    '<img src=x onerror=alert(1)>',
    '</p>',
    '<a href=',
    'javascript:',
  ),
  fc.constantFrom(
    '[a](javascript:alert(1))',
    '[a](https://x.nl/"onclick="b)',
    '[<b>](/c)',
    '**<i>**',
    '## <u>',
    '- <s>',
  ),
  fc.constantFrom('\n', '\n\n', '- ', '1. ', '## ', '### ', '**', '[', '](', ')'),
  fc.string({ unit: 'binary' }),
);

it('R11.7 whatever is typed, no element but ours and no address that runs comes out', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const html = renderToStaticMarkup(<Markup markup={pieces.join('')} />);
      const tags = [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)];
      expect(
        html.replaceAll(/<\/?(section|h2|h3|p|span|ul|ol|li|strong|a)( (class|href)="[^"<>]*")*>/g, ''),
      ).not.toMatch(/[<>]/);
      for (const [, , attributes = ''] of tags) expect(attributes).not.toMatch(/javascript:|\son\w+=/i);
    }),
  );
});

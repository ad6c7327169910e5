import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aFrame } from '../testing.ts';
import { Document } from './Document.tsx';

function head(isIndexed: boolean): string {
  const view = { title: 'Meten', description: 'Zo meet u.', isIndexed, content: null };
  return renderToStaticMarkup(<Document view={view} frame={aFrame()} body="" scripts={[]} />);
}

describe('Document', () => {
  it('names the marks of the shop for tabs and for home screens', () => {
    expect(head(false).match(/<link rel="(icon|apple-touch-icon)" href="([^"]+)"/g)).toEqual([
      '<link rel="icon" href="/favicon.png"',
      '<link rel="icon" href="/favicon.svg"',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"',
    ]);
  });

  it('gives a shared link a picture, by its full address, on pages that may be found', () => {
    expect(head(true)).toContain(
      '<meta property="og:image" content="https://maathor.example/images/social.png"/>',
    );
    expect(head(true)).toMatch(/<meta property="og:image:alt" content="[^"]+"\/>/);
    expect(head(true)).toContain('<meta property="og:title" content="Meten · Maathor"/>');
    expect(head(false)).not.toContain('og:');
  });
});

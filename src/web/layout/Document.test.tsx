import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Frame } from '#contract/page.ts';
import { Document } from './Document.tsx';

const frame: Frame = {
  path: '/meetinstructies',
  publicUrl: 'https://maathor.example',
  csrfToken: 't0ken',
  nonce: 'n0nce',
  account: null,
  cart: null,
  isDemo: false,
  support: { nl: '0800 123 45 67', be: '0800 12 345' },
  seller: {
    name: 'Horrenmakerij B.V.',
    address: {
      country: 'NL',
      street: 'Hoofdstraat',
      houseNumber: '84',
      addition: 'B',
      postcode: '2678 CM',
      city: 'De Lier',
    },
    companyNumber: '27364518',
    vatId: 'NL123456789B13',
    iban: 'NL91ABNA0417164300',
    email: 'boekhouding@horrenmakerij.example',
  },
  assets: {
    stylesheet: '/s.css',
    script: '/e.js',
    pageScripts: { cart: '/c.js', checkout: '/d.js' },
    fonts: [],
  },
};

function head(isIndexed: boolean): string {
  const view = { title: 'Meten', description: 'Zo meet u.', isIndexed, content: null };
  return renderToStaticMarkup(<Document view={view} frame={frame} body="" script={null} />);
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
    expect(head(true)).toContain('<meta property="og:title" content="Meten · Maathor"/>');
    expect(head(false)).not.toContain('og:');
  });
});

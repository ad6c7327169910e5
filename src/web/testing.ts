import type { Frame } from '#contract/page.ts';
import { aSeller } from '#domain/business/testing.ts';

/** What stands around a page, for a customer who is logged in. */
export function aFrame(overrides: Partial<Frame> = {}): Frame {
  return {
    path: '/',
    publicUrl: 'https://maathor.example',
    csrfToken: 't0ken',
    nonce: 'n0nce',
    account: {
      name: 'Bouwbedrijf',
      person: 'Marieke van Dijk',
      role: 'company_owner',
      isStaff: false,
      measures: 'opening',
    },
    behalf: null,
    cart: { lines: 1, totalCents: 100 },
    openTasks: null,
    isDemo: true,
    support: { nl: '0800 123 45 67', be: '0800 12 345' },
    hours: 'Maandag t/m vrijdag, 8.00 – 17.00 uur',
    seller: aSeller,
    assets: {
      stylesheet: '/assets/style.css',
      fonts: ['/assets/letters.woff2'],
      script: '/assets/entry.js',
      pageScripts: {
        cart: '/assets/cart.js',
        checkout: '/assets/checkout.js',
        office: '/assets/office.js',
        invoices: '/assets/invoices.js',
        look: '/assets/look.js',
        passkeys: '/assets/passkeys.js',
        quotes: '/assets/quotes.js',
      },
      configurator: { narrow: ['/assets/wizard.js'], wide: ['/assets/popup.js'] },
    },
    ...overrides,
  };
}

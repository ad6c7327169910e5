import { describe, expect, it } from 'vitest';
import type { ConfiguratorData, ProductData } from '#contract/catalogue-page.ts';
import type { Page } from '#contract/page.ts';
import { sceneOf } from '#domain/drawing/scene.ts';
import { svgTree } from '#domain/drawing/svg.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import type { Portrait } from '#domain/product/portrait.ts';
import { renderCartPreview, renderPage } from './entry.server.tsx';
import { aFrame } from './testing.ts';

const product: ProductData = {
  id: 1,
  code: 'PE-100',
  name: 'Inzethor',
  isChosen: true,
  data: { Other: { kim_large: 'pe-100' } },
};
const bounds = { min: millimetres(250), max: millimetres(1600) };
const portrait: Portrait = {
  range: { width: bounds, height: bounds },
  form: 'clip-frame',
  overlaps: null,
  measured: 'total',
  opening: null,
  total: null,
  answers: {},
  profileColour: null,
  unit: 'mm',
  answersUnit: 'mm',
};
const card = {
  code: 'PE-100',
  name: 'Inzethor',
  scene: svgTree(sceneOf(portrait, 'card'), null, 'pe-100-card'),
  tagline: 'Voor draaikiepramen.',
  lowestAdviceCents: 6200,
  lowestNetCents: null,
};
const film = { file: 'pe-100', label: 'Film', scenes: [{ seconds: 5, caption: 'De opening.' }] };
const exampleOpening = [900, 1200] as const;
const configurator: ConfiguratorData = {
  customer: { id: 7, cm_units: 0, total_measures: 0, logged_in: true, show_message: false },
  wayToOrder: 'checkout',
  quote: null,
  mayQuote: true,
  products: [product],
  guides: { 'PE-100': { help: {}, film } },
  mode: 'closed',
  line: null,
  presets: {},
  begin: null,
};

describe('renderPage', () => {
  it.each<Page>([
    { name: 'home', products: [card] },
    aProductPage(null),
    { name: 'quick-order', configurator: null },
    { name: 'measuring', products: [card], film, exampleOpening },
    {
      name: 'measuring-product',
      product,
      instruction: { intro: 'U meet.', size: 'De opening.', steps: [], attention: [] },
      film,
      exampleOpening,
      standsOnFloor: false,
    },
    {
      ...{ name: 'information', topic: 'terms', quotesKept: null },
      text: { lead: 'Kort.', updated: '', body: '## Eén\n\nTwee' },
    },
    { name: 'error', status: 404, reason: null, requestId: 'abc' },
  ])('R1.1 the page $name without an island loads no script and has no inline style', (page) => {
    const { html, hasScript } = renderPage(page, aFrame());
    expect(hasScript).toBe(false);
    expect(html).not.toContain('<script');
    expect(html).not.toContain(' style=');
    expect(html).toMatch(/^<!doctype html><html lang="nl">/);
  });

  it('R1.4 the drawing on a card is silent, for the name stands beside it; that of the page is told', () => {
    const home = renderPage({ name: 'home', products: [card] }, aFrame()).html;
    const [drawing = ''] = home.match(/<article.*?<svg.*?<\/svg>/s) ?? [];
    expect(drawing).toContain('aria-hidden="true"');
    expect(drawing).not.toMatch(/<title|role="img"/);
    expect(renderPage(aProductPage(null), aFrame()).html).toContain(
      'role="img" aria-label="Tekening van de Inzethor, van binnenuit gezien. Breedte van 250 tot 1600 mm',
    );
  });

  it('R1.3 a customer’s product page loads one script, with the nonce', () => {
    const { html, hasScript } = renderPage(aProductPage(configurator), aFrame());
    expect(hasScript).toBe(true);
    expect(html.match(/<script [^>]*src=[^>]*>/g)).toEqual([
      '<script async="" type="module" src="/assets/entry.js" nonce="n0nce" fetchPriority="low">',
    ]);
    expect(html).toContain('Direct bestellen');
  });

  it('keys are listened to in the office, and nothing of that is loaded by a page of the shop', () => {
    const account = {
      name: 'Maathor',
      person: 'Vera',
      role: 'sales',
      isStaff: true,
      measures: 'opening',
    } as const;
    const office = renderPage({ name: 'office-keys' }, aFrame({ path: '/beheer/toetsen', account })).html;
    expect(office.match(/<script [^>]*src="([^"]*)"/g)).toEqual([
      '<script async="" type="module" src="/assets/office.js"',
    ]);
    const shop = renderPage(aProductPage(configurator), aFrame({ account })).html;
    expect(shop).not.toContain('office.js');
  });

  it('letters wait behind the styles, on every page', () => {
    const { html } = renderPage(aProductPage(configurator), aFrame());
    expect(html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)).toEqual([
      '<link rel="preload" href="/assets/letters.woff2" as="font" type="font/woff2" crossorigin="" fetchPriority="low"/>',
    ]);
  });

  it('R2.3 a page that opens its configurator asks for all its scripts at once, by the width of the window', () => {
    const preloads = (mode: ConfiguratorData['mode']) =>
      renderPage(aProductPage({ ...configurator, mode }), aFrame()).html.match(
        /<link rel="modulepreload"[^>]*>/g,
      );
    expect(preloads('closed')).toBeNull();
    expect(preloads('line-gone')).toBeNull();
    const [wizard, popup, ...others] = preloads('add') ?? [];
    expect(others).toEqual([]);
    expect(wizard).toMatch(/href="\/assets\/wizard\.js" media="\(max-width: \d+px\)" nonce="n0nce"/);
    expect(popup).toMatch(
      /href="\/assets\/popup\.js" media="not all and \(max-width: \d+px\)" nonce="n0nce"/,
    );
  });

  it('R2.2 a line that is gone is told on the page, with the way to the cart', () => {
    const { html } = renderPage(aProductPage({ ...configurator, mode: 'line-gone' }), aFrame());
    expect(html).toMatch(/Deze regel staat niet meer in uw winkelwagen\. <a href="\/winkelwagen">/);
    const { html: ordinary } = renderPage(aProductPage(configurator), aFrame());
    expect(ordinary).not.toContain('Deze regel');
  });

  it('R2.2 a visitor comes back from logging in with what the address asked for', () => {
    const { html } = renderPage(aProductPage(null), aFrame({ account: null }));
    expect(html).toContain('href="/inloggen?terug=/producten/pe-100%3Fedit%3D1"');
  });

  it('R10.1 who is logged in and may not order is not asked to log in, and sees no price that is withheld', () => {
    const { facts, others, ...rest } = aProductPage(null);
    const withheld = { lowestAdviceCents: null, lowestNetCents: null };
    const page = {
      ...rest,
      facts: { ...facts, ...withheld },
      others: others.map((card) => ({ ...card, ...withheld })),
    };
    const { html } = renderPage(page, aFrame({ cart: null }));
    expect(html).not.toContain('/inloggen?terug=');
    expect(html).not.toContain('€');
  });

  it('R3.1 the page data of the configurator cannot end its own script element', () => {
    const hostile = { ...product, name: '</script><script>alert(1)</script>' };
    const { html } = renderPage({ ...aProductPage(configurator), product: hostile }, aFrame());
    expect(html).not.toContain('<script>alert');
    const props = html.match(/<script type="application\/json"[^>]*>(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(props)).toEqual({
      ...configurator,
      product: hostile,
      support: { nl: '0800 123 45 67', be: '0800 12 345' },
    });
  });

  it('R7.1 the token of the session stands in the head and in the form that logs out', () => {
    const { html } = renderPage({ name: 'home', products: [card] }, aFrame());
    expect(html).toContain('<meta name="csrf-token" content="t0ken"/>');
    expect(html).toContain('<input type="hidden" name="_token" value="t0ken"/>');
  });

  it('R15.5 logging out is a button by its name at the head of every page, for who is logged in alone', () => {
    const head = (html: string) => html.slice(html.indexOf('<header'), html.indexOf('<main'));
    const button =
      /<form action="\/uitloggen" method="post"><input [^>]*value="t0ken"\/><button type="submit"[^>]*>Uitloggen<\/button>/;
    const pages: readonly Page[] = [
      { name: 'home', products: [card] },
      aProductPage(configurator),
      { name: 'office-keys' },
      { name: 'error', status: 500, reason: null, requestId: null },
    ];
    for (const page of pages) {
      expect(head(renderPage(page, aFrame()).html), page.name).toMatch(button);
      if (page.name !== 'office-keys')
        expect(renderPage(page, aFrame({ account: null })).html, page.name).not.toContain('/uitloggen');
    }
  });

  it('search engines get one address for a page, and none for a failure', () => {
    const home = renderPage({ name: 'home', products: [card] }, aFrame()).html;
    const failure = renderPage({ name: 'error', status: 500, reason: null, requestId: 'abc' }, aFrame()).html;
    expect(home).toContain('<link rel="canonical" href="https://maathor.example/"/>');
    expect(failure).toContain('<meta name="robots" content="noindex"/>');
    expect(failure).not.toContain('canonical');
  });

  it('R7.7 the cart preview says how many lines and how much', () => {
    const html = renderCartPreview({ lines: 4, totalCents: 61248 });
    expect(html).toMatch(/^<a id="cart-preview" href="\/winkelwagen"/);
    expect(html).toContain('4 regels');
    expect(html).toContain('€ 612,48');
  });
});

function aProductPage(data: ConfiguratorData | null): Page & { readonly name: 'product' } {
  return {
    name: 'product',
    product,
    portrait,
    pictures: [],
    sharedPicture: null,
    words: { tagline: card.tagline, purpose: [], properties: [], measuring: 'U meet.' },
    exampleOpening,
    facts: {
      width: { min: 250, max: 1600 },
      height: { min: 250, max: 2200 },
      colours: [{ label: 'RAL 9010', name: 'Zuiverwit', hex: '#F1ECE1', isStandard: true }],
      hasFreeRal: true,
      lowestAdviceCents: 6200,
      lowestNetCents: null,
      deliveryWorkingDays: 10,
      deliveryDate: '2026-11-30',
    },
    others: [card],
    configurator: data,
    start: null,
    address: '/producten/pe-100?edit=1',
  };
}

import { describe, expect, it } from 'vitest';
import { products as catalogue } from '#catalogue/index.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { type Html, page, readHtml } from '#tests/support/html.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { homeText } from '#text/pages/home.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const visitor = new Visitor(shop);

const products = [
  { code: 'PE-100', name: 'Inzethor', width: 'van 250 tot 1600 mm', price: '€ 62,00' },
  { code: 'SE-100', name: 'Plissé hordeur', width: 'van 600 tot 1900 mm', price: '€ 285,00' },
  { code: 'SE-200', name: 'Dubbele plissé hordeur', width: 'van 1200 tot 3800 mm', price: '€ 550,00' },
  { code: 'RO-50', name: 'Rolhor', width: 'van 450 tot 1400 mm', price: '€ 122,00' },
  { code: 'RO-100', name: 'Professionele rolhor', width: 'van 300 tot 1800 mm', price: '€ 166,00' },
  { code: 'CE-100', name: 'Voorzethor', width: 'van 250 tot 1800 mm', price: '€ 60,00' },
  { code: 'CA-100', name: 'Scharnierende hordeur', width: 'van 600 tot 1300 mm', price: '€ 486,00' },
].map((product) => ({ ...product, path: product.code.toLowerCase() }));

const measuringRules = [
  'Meet de breedte drie keer',
  'Meet de hoogte drie keer',
  'Neem de kleinste maat',
  'Trek niets af',
];

// What every page of the catalogue is to a reader and a search engine; only what holds an island loads script.
function expectSoundPage(html: Html, path: string, title: string): void {
  expect(html.source).toMatch(/^<!doctype html><html lang="nl">/i);
  expect(html.one('title').words).toBe(`${title} · Maathor`);
  expect(html.source).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
  expect(html.source).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
  expect(html.all('h1')).toHaveLength(1);
  expect(html.source).not.toMatch(/<script[^>]* src=/);
}

function links(html: Html): Readonly<Record<string, string | null>> {
  return Object.fromEntries(html.all('a').map((link) => [link.words, link.attribute('href')]));
}

function headings(html: Html): readonly string[] {
  return html.all('h2').map(({ words }) => words);
}

describe('the catalogue for a visitor', () => {
  it('R1.1 R1.4 home shows every product with its lowest advice price, and two ways on', async () => {
    const html = await page(visitor, '/');
    const main = html.one('main');
    expect(main.one('h1').words).toBe('Horren op maat voor de vakman');
    expect(links(main)).toMatchObject({ Samenstellen: '#producten', 'Snel bestellen': '/snel-bestellen' });
    expect(headings(main)).toContain(homeText.productsHeading(catalogue.length));
    const cards = main.all('article');
    expect(cards).toHaveLength(catalogue.length);
    for (const [index, { code }] of catalogue.entries()) expect(cards[index]?.words).toContain(code);
    for (const { code, name, path, price } of products) {
      const card = cards.find(({ words }) => words.includes(code));
      expect(card?.words).toContain(`vanaf ${price} adviesprijs incl. btw`);
      expect(card && links(card)).toMatchObject({ [name]: `/producten/${path}` });
    }
    expect(html.source).not.toMatch(/<script[^>]* src=/);
  });

  it.each(products)(
    'R1.4 the page of $code tells what it is, what fits and what it costs',
    async (product) => {
      const { code, name, path, width, price } = product;
      const html = await page(visitor, `/producten/${path}`);
      expectSoundPage(html, `/producten/${path}`, `${name} op maat (${code})`);
      const main = html.one('main');
      expect(main.one('h1').words).toBe(name);
      expect(main.words).toContain(`Vanaf ${price} adviesprijs incl. btw`);
      const facts = main.all('dd').map(({ words }) => words);
      expect(facts).toContain(width);
      expect(facts).toContainEqual(
        expect.stringMatching(
          /^binnen \d+ werkdagen uiterlijk \w\w \d+ \w{3} als u vandaag betaalt, in een standaardkleur$/,
        ),
      );
      expect(headings(main)).toEqual(
        expect.arrayContaining(['Waarvoor', 'Eigenschappen', 'Kleuren', 'Meten']),
      );
      expect(main.source).toContain(`role="img" aria-label="Tekening van de ${name}`);
      expect(links(main)).toMatchObject({
        'Inloggen om te bestellen': `/inloggen?terug=/producten/${path}`,
      });
      expect(main.words).not.toContain('Direct bestellen');
    },
  );

  it('R1.5 measuring instructions: three readings each way, the smallest counts, nothing is deducted', async () => {
    const html = await page(visitor, '/meetinstructies');
    const main = html.one('main');
    const steps = main.all('li').map(({ words }) => words);
    for (const rule of measuringRules) {
      expect(steps).toContainEqual(expect.stringContaining(rule));
    }
    expect(links(main)).toMatchObject(
      Object.fromEntries(
        products.map(({ name, path }) => [`Meetinstructie ${name}`, `/meetinstructies/${path}`]),
      ),
    );
    expect(main.all('a')).toHaveLength(catalogue.length);
    expect(html.source).not.toMatch(/<script[^>]* src=/);
  });

  it.each(products)(
    'R1.5 R9.6 the instruction of $code has steps, a film, a sheet and room for notes',
    async ({ code, name, path }) => {
      const html = await page(visitor, `/meetinstructies/${path}`);
      expectSoundPage(html, `/meetinstructies/${path}`, `Meetinstructie ${name} (${code})`);
      const main = html.one('main');
      expect(main.one('h1').words).toBe(`Meetinstructie ${name}`);
      const steps = main.all('h3').map(({ words }) => words);
      for (const rule of measuringRules) expect(steps).toContain(rule);
      expect(main.one('caption').words).toBe('Ruimte om uw maten te noteren');
      const film = main.one('video');
      expect(film.attribute('aria-label')).toMatch(/^Film: zo meet u de opening voor de/);
      expect(film.source).toContain(`<source src="/video/${path}.webm" type="video/webm"/>`);
      expect(film.source).toContain(`<source src="/video/${path}.mp4" type="video/mp4"/>`);
      expect(film.source).toContain(
        `<track kind="captions" srcLang="nl" label="Nederlands" src="/video/${path}.vtt"/>`,
      );
      expect(main.one('details').words).toMatch(/^Tekst van de film .*De kleinste maat telt/);
      expect(links(main)).toMatchObject({ 'Meetblad als PDF': `/meetinstructies/${path}/meetblad.pdf` });
      for (const kind of ['webm', 'mp4', 'vtt', 'webp']) {
        expect((await visitor.get(`/video/${path}.${kind}`)).status).toBe(200);
      }
    },
  );

  it('R1.5 help with the advice numbers of both countries stands on every page', async () => {
    for (const path of ['/', '/producten/pe-100', '/meetinstructies', '/contact', '/producten/xx-999']) {
      const [help] = (await page(visitor, path)).one('footer').all('section');
      expect(help?.words).toMatch(/^Advies nodig\? .*Nederland .*België/);
      const numbers = help?.all('a').map((link) => link.attribute('href'));
      expect(numbers).toEqual([
        expect.stringMatching(/^tel:\+?\d{8,}$/),
        expect.stringMatching(/^tel:\+?\d{8,}$/),
      ]);
    }
  });

  it.each([
    ['/algemene-voorwaarden', 'Algemene voorwaarden'],
    ['/privacy', 'Privacy'],
    ['/contact', 'Contact'],
  ])('R1.1 %s can be read', async (path, heading) => {
    const html = await page(visitor, path);
    expectSoundPage(html, path, heading);
    expect(html.one('h1').words).toBe(heading);
  });

  it('R1.1 a page that does not exist says so in Dutch and shows a way on', async () => {
    const answer = await visitor.get('/producten/xx-999');
    expect(answer.status).toBe(404);
    const main = readHtml(await answer.text()).one('main');
    expect(main.one('h1').words).toBe('Deze pagina bestaat niet');
    expect(main.words).toContain('Kenmerk van deze melding');
    expect(links(main)).toMatchObject({ 'Naar de producten': '/' });
  });

  it('R6.1 quick order invites a visitor to log in and brings him back', async () => {
    const html = await page(visitor, '/snel-bestellen');
    expectSoundPage(html, '/snel-bestellen', 'Snel bestellen');
    const main = html.one('main');
    expect(main.one('h1').words).toBe('Snel bestellen');
    expect(main.words).toContain('Snel bestellen is voor zakelijke klanten.');
    expect(main.words).not.toContain('Selecteer een product');
    expect(links(main)).toMatchObject({ Inloggen: '/inloggen?terug=/snel-bestellen' });
  });

  it('R2.1 the header leads everywhere', async () => {
    for (const menu of (await page(visitor, '/')).one('header').all('nav')) {
      expect(links(menu)).toEqual({
        Producten: '/',
        'Snel bestellen': '/snel-bestellen',
        Meetinstructies: '/meetinstructies',
        Inloggen: '/inloggen',
      });
    }
  });
});

describe('the catalogue for a customer', () => {
  it('R3.1 who works in centimetres reads limits in centimetres', async () => {
    const customer = await new Visitor(shop).login(demoAccounts.centimetres);
    const main = (await page(customer, '/producten/pe-100')).one('main');
    expect(main.all('dd').map(({ words }) => words)).toContain('van 25,0 tot 160,0 cm');
  });

  it('R20.19 the address that opens a new configuration brings its first screen along, and no other does', async () => {
    const customer = await new Visitor(shop).login(demoAccounts.millimetres);
    const firstScreen = async (path: string, by = customer) => {
      const { source } = await page(by, path);
      const [, screen] = /(<main id="wizard-start".*)<a href="#inhoud"/.exec(source) ?? [];
      return screen === undefined ? null : readHtml(screen);
    };
    const first = await firstScreen('/producten/pe-100?add=1');
    expect(first?.words).toContain('Weet u hoe u meet?');
    expect(first?.words).toContain('Vanaf € 31.77');
    expect(first?.words).toContain('Tekening van de Inzethor');
    expect(first && links(first)).toEqual({ Sluiten: '/producten/pe-100' });
    expect(await firstScreen('/producten/pe-100')).toBeNull();
    expect(await firstScreen('/producten/pe-100?edit=1')).toBeNull();
    expect(await firstScreen('/producten/pe-100?add=1&uitvoering=1')).toBeNull();
    expect(await firstScreen('/producten/pe-100?add=1', visitor)).toBeNull();
  });

  it('R2.1 the header leads to the cart', async () => {
    const customer = await new Visitor(shop).login(demoAccounts.millimetres);
    const header = (await page(customer, '/')).one('header');
    const cart = header.all('a').find(({ words }) => words.startsWith('Winkelwagen'));
    expect(cart?.attribute('href')).toBe('/winkelwagen');
  });
});

describe('R20.18 rendered pictures', () => {
  it.each(products)('$code shows them first, and a shared link does too', async ({ path }) => {
    const { source } = await page(visitor, `/producten/${path}`);
    const pictures = [...source.matchAll(/<img [^>]*>/g)].map(([tag]) => readHtml(tag));
    expect(pictures.map((picture) => picture.attribute('loading'))).toEqual(['eager', 'lazy']);
    expect(pictures[0]?.attribute('fetchPriority')).toBe('high');
    for (const picture of pictures) {
      expect([picture.attribute('width'), picture.attribute('height')]).toEqual(['1200', '900']);
      expect(picture.attribute('alt')).toMatch(/^\S.{40,}\.$/);
      const sources = picture.attribute('srcSet')?.split(', ') ?? [];
      expect(sources.map((each) => each.split(' ')[1])).toEqual(['800w', '1200w']);
      for (const each of sources) await expectKept(each.split(' ')[0] ?? '', 'image/webp');
    }
    const [, shared = ''] =
      /<meta property="og:image" content="http:\/\/localhost([^"]+)"/.exec(source) ?? [];
    expect(shared).toContain(`/images/renders/${path}-place.jpg?v=`);
    await expectKept(shared, 'image/jpeg');
    expect(source).toContain('<meta property="og:image:width" content="1200"/>');
    expect(source).toContain('<meta property="og:image:height" content="900"/>');
    // And its drawing stands beside them.
    expect(source).toContain('Vooraanzicht');
  });

  it('are kept for a day by an address that does not say which', async () => {
    const answer = await shop.app.request('/images/renders/pe-100-place.webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const missing = await shop.app.request('/images/renders/xx-900-place.webp?v=1');
    expect([missing.status, missing.headers.get('cache-control')?.includes('immutable') ?? false]).toEqual([
      404,
      false,
    ]);
  });

  async function expectKept(address: string, type: string): Promise<void> {
    const answer = await shop.app.request(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

describe('R20.17 net prices', () => {
  it.each([
    ['group A', demoAccounts.centimetres, '€ 29,72'],
    ['group B', demoAccounts.millimetres, '€ 31,77'],
    ['group C', demoAccounts.totalMeasures, '€ 34,84'],
  ])(
    'a customer of %s sees what the smallest size costs them, with the advice price',
    async (_, email, net) => {
      const customer = await new Visitor(shop).login(email);
      for (const [path, word] of [
        ['/', 'vanaf'],
        ['/producten/pe-100', 'Vanaf'],
      ] as const) {
        const answer = await customer.get(path);
        const { words } = readHtml(await answer.text()).one('main');
        expect(words).toContain(`${word} ${net} uw nettoprijs excl. btw € 62,00 adviesprijs incl. btw`);
        expect(answer.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
        expect(answer.headers.get('vary')).toContain('Cookie');
      }
      const others = readHtml(await (await customer.get('/producten/ce-100')).text()).one('main');
      expect(others.words).toContain(`Vanaf ${net} uw nettoprijs`);
    },
  );

  it('a visitor sees none, anywhere', async () => {
    const visitor = new Visitor(shop);
    for (const path of [
      '/',
      '/meetinstructies',
      '/snel-bestellen',
      ...products.map((one) => `/producten/${one.path}`),
    ]) {
      const html = await (await visitor.get(path)).text();
      expect(html).not.toMatch(/uw nettoprijs excl|lowestNet|€\s31,77/);
    }
  });
});

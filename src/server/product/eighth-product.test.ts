import { afterAll, describe, expect, it } from 'vitest';
import { madeAndDrawn, unseenChoices } from '#catalogue/testing/drawings.ts';
import { helpImage } from '#contract/catalogue-page.ts';
import { aSeller } from '#domain/business/testing.ts';
import { devices } from '#domain/configuration/device.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { importAnew } from '#tests/support/import-anew.ts';
import { skylight, skylightPriceFile, skylightText } from '#tests/support/skylight.ts';
import { introText } from '#text/products/steps.ts';
import { poorQuestions, unsaid } from '#text/products/testing.ts';
import type { TextOf } from './product-text.ts';

// The three lines in the registers, and nothing else.
const registers = [
  '#catalogue/index.ts',
  '#catalogue/initial-price-lists.ts',
  '#text/products/product-texts.ts',
];
const withEighth = import.meta.resolve('#tests/support/eighth-registers.ts');
const anew = importAnew(
  import.meta.url,
  new Map(registers.map((register) => [import.meta.resolve(register), withEighth])),
);
afterAll(anew.end);
const { findProduct } = await import('#catalogue/index.ts');
const { testApp } = await import('#tests/support/app.ts');
const { Buyer } = await import('#tests/support/buyer.ts');
const { Visitor } = await import('#tests/support/visitor.ts');
const { ownerAt } = await import('#tests/support/owner-shop.ts');
const { measuringSheet } = await import('../documents/measuring-sheet.ts');
const { productBook } = await import('../../../scripts/product-book/book.ts');
const { helpPictures } = await import('../../../scripts/pictures/help-pictures.ts');
const { storedRenders } = await import('../../../scripts/renders/scenes.ts');
const { database } = await testDatabase();
const now = () => new Date('2026-11-16T12:00:00Z');
const owner = await ownerAt(database, now);
await owner.write('da.csv', skylightPriceFile.join('\n'));
await owner.sees(
  'prijsimport',
  '--product',
  'DA-100',
  '--bestand',
  'da.csv',
  '--vanaf',
  '2026-11-16',
  '--bevestig',
);
const shop = testApp(database, { now });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

const answers = {
  maten: { width_opening: '760', height_opening: '900' },
  dakraam: { window_brand: 'v' },
  verduistering: { blackout: '1' },
  color: { color: 'RAL 9010', color_type: '1' },
  kenmerk: { room: 'zolder' },
};

async function page(path: string): Promise<string> {
  const answer = await new Visitor(shop).get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

describe('an eighth product', () => {
  it('stands in the shop window with its own words and price', async () => {
    const home = await page('/');
    expect(home).toContain('href="/producten/da-100"');
    expect(home).toContain(skylightText.tagline);
    expect(home).toContain('>Acht horren, één werkwijze</h2>');
    const own = await page('/producten/da-100');
    for (const said of ['Dakraamhor', ...skylightText.purpose, 'Vierkant of Fel licht', 'RAL 9010']) {
      expect(own).toContain(said);
    }
    expect(own).toContain(skylightText.measuring.intro);
    expect(own).toContain('100,00');
    expect(await page('/producten/pe-100')).toContain('Dakraamhor');
  });

  it('R20.18 has its drawing alone while nobody has rendered it', async () => {
    const own = await page('/producten/da-100');
    expect(own).not.toContain('/images/renders/');
    expect(storedRenders().map(({ code }) => code)).not.toContain('da-100');
    expect(own).toContain('Vooraanzicht');
    expect(own).toContain('<meta property="og:image" content="http://localhost/images/social.png"/>');
  });

  it('has its measuring instruction, film and sheet', async () => {
    const own = await page('/meetinstructies/da-100');
    for (const said of ['Meet de dakhelling', 'Let op de bedieningslijst.', skylightText.film.where]) {
      expect(own).toContain(said);
    }
    expect(own).toContain('src="/video/da-100.webm"');
    const registered = findProduct('da-100');
    const sheet = registered && measuringSheet(registered, 'opening', aSeller);
    expect(JSON.stringify(sheet?.content)).toContain('De opening is de dagkant.');
  });

  it('gives its configurator the help that its steps name, with pictures that are drawn', async () => {
    const html = await (await buyer.visitor.get('/producten/da-100?add=1')).text();
    const props: unknown = JSON.parse(
      /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    expect(props).toMatchObject({
      guides: {
        'DA-100': { help: { bijzonderheden: { title: 'Rond het dakraam' } }, film: { file: 'da-100' } },
      },
    });
    const shown = [...html.matchAll(/"picture":"([a-z-]+)"/g)].map(([, name = '']) =>
      helpImage('DA-100', name),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(helpPictures().map(({ path }) => `/${path}`)).toEqual(expect.arrayContaining(shown));
  });

  it('has the words that every product is held to', () => {
    expect(unsaid(skylightText)).toEqual([]);
    expect(poorQuestions(skylightText)).toEqual([]);
  });

  it('has its page in the product book, with every message of its rules', () => {
    const [pages = '', messages = ''] = productBook().split('\n## 4. Messages\n');
    expect(pages).toContain('### 3.8 DA-100 Dakraamhor');
    expect(pages).toContain("`blackout`: 0 'Nee' · 1 'Ja' (+ 20 %)");
    for (const row of [
      '| `da_schuinte` | yes | Bij een dakraam van 1200 mm breed is de maximale hoogte 1400 mm. |',
      '| `da_verduistering` | yes | De Dakraamhor kan tot een breedte van 1000 mm met verduistering. |',
      '| `da_zonwering` |  | Denk ook aan zonwering. |',
    ]) {
      expect(messages.split('\n')).toContain(row);
    }
  });

  it.each(devices)('is asked on %s', async (device) => {
    const { status, body } = await buyer.init('DA-100', device);
    expect(status).toBe(200);
    expect(body.product_specifications?.map(({ label }) => label)).toContain('Dakraam');
  });

  it('is measured, priced and drawn, and goes into the cart', async () => {
    const { body } = await buyer.validate('DA-100', answers);
    expect(body.price).toMatchObject({ totalAdviesPrijs: '120.00', totalPrice: '61.49' });
    expect(body.cart_string?.summary).toContainEqual({ label: 'Totale maat', value: '800 x 960 mm' });
    const drawing = await buyer.visitor.call('/product/drawing/DA-100', {
      meta: { device: 'desktop' },
      specs: answers,
    });
    expect(await drawing.json()).toMatchObject({ svg: expect.stringContaining('Dakraamhor') });
    expect((await buyer.add('DA-100', answers)).status).toBe(200);
    expect((await buyer.cart()).lines).toContainEqual(
      expect.objectContaining({ code: 'DA-100', name: 'Dakraamhor' }),
    );
  });

  it('is drawn as large as it is made, though its form is that of another product', () => {
    const sizes = madeAndDrawn(skylight);
    expect(sizes.length).toBeGreaterThan(20);
    for (const { made, drawn } of sizes) expect(drawn).toEqual(made);
    expect(unseenChoices(skylight)).toEqual([]);
  });

  it.each([
    [
      { maten: { width_opening: '760', height_opening: '1350' } },
      'da_schuinte',
      'Bij een dakraam van 800 mm breed is de maximale hoogte 1400 mm.',
    ],
    [
      { maten: { width_opening: '961', height_opening: '900' } },
      'da_verduistering',
      'De Dakraamhor kan tot een breedte van 1000 mm met verduistering.',
    ],
    [{ dakraam: { window_brand: 'f' } }, 'da_zonwering', 'Denk ook aan zonwering.'],
  ])('finds with %j in its own words %s', async (changes, name, message) => {
    const { body } = await buyer.validate('DA-100', { ...answers, ...changes });
    expect(body.messages).toContainEqual(expect.objectContaining({ name, message }));
  });

  it('does not compile without all of its words', () => {
    const { findings, film, ...rest } = skylightText;
    const { da_schuinte, ...others } = findings;
    // @ts-expect-error a rule of its own has no sentence
    const speechless: TextOf<typeof skylight> = { ...rest, film, findings: others };
    // @ts-expect-error the film has no words
    const filmless: TextOf<typeof skylight> = { ...rest, findings };
    // @ts-expect-error a step names a topic that is not explained
    const helpless: TextOf<typeof skylight> = { ...skylightText, help: {} };
    // @ts-expect-error a step has no words
    const stepless: TextOf<typeof skylight> = { ...skylightText, steps: { intro: introText } };
    expect([speechless, filmless, helpless, stepless]).toHaveLength(4);
    expect(da_schuinte).toContain('{max}');
  });
});

import { type Context, Hono } from 'hono';
import { type CatalogueProduct, findProduct, products } from '#catalogue/index.ts';
import { type ConfiguratorData, informationPaths, type ProductCard } from '#contract/catalogue-page.ts';
import type { Page } from '#contract/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formData } from '#domain/drawing/form.ts';
import type { SceneSize } from '#domain/drawing/scene.ts';
import { type WayOfMeasuring, wayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Discounts } from '#domain/pricing/discount.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { portraitOf } from '#domain/product/portrait.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { generalFilm, productFilm } from '#text/measuring/films.ts';
import { measuringText } from '#text/measuring/instruction.ts';
import { exampleCode, productTexts } from '#text/products/product-texts.ts';
import type { AppEnv, Dependencies, Session } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { demandRight } from '../middleware/session.ts';
import { answerPage } from '../pages/answer-page.ts';
import { findPreset, presetIdFrom, presetShelves } from '../presets/find-presets.ts';
import { presentPreset } from '../presets/present-preset.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import {
  configuratorData,
  filmData,
  findNamedLine,
  lowestPrices,
  pageFacts,
  productData,
  productWords,
} from '../product/page-data.ts';
import { productPictures } from '../product/product-pictures.ts';
import { productScene } from '../product/product-scenes.ts';
import { productText } from '../product/product-text.ts';
import { createWizardStart } from '../product/wizard-start.ts';
import { backToQuote, findAskedQuote, screenNamed } from './quotes/asked-quote.ts';

export const cataloguePaths = [
  '/',
  '/producten/:code',
  '/snel-bestellen',
  '/meetinstructies',
  '/meetinstructies/:code',
  ...Object.values(informationPaths),
] as const;

/** The pages anybody may see. A visitor gets advice prices only, never a net price. */
export function catalogueRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const wizardStart = createWizardStart(deps, priceLists);
  const answerHere = (c: Context<AppEnv>, page: Page) =>
    answerPage(c, deps, page, { isSameForVisitors: true });

  app.get('/', async (c) =>
    answerHere(c, {
      name: 'home',
      products: cards(products, 'card', await pricesToday(c.get('session')), c.get('session')),
    }),
  );

  app.get('/producten', (c) => c.redirect('/#producten', 301));

  app.get('/producten/:code', async (c) => {
    const product = productOf(c);
    const { pathname, search } = new URL(c.req.url);
    if (c.req.param('code') !== product.code.toLowerCase()) {
      return c.redirect(`/producten/${product.code.toLowerCase()}${search}`, 301);
    }
    const session = c.get('session');
    const { add, uitvoering, zelfde: again, stap: step } = c.req.query();
    const quote = await findAskedQuote(c, deps);
    if (quote instanceof Response) return quote;
    const editName = quote === null ? 'edit' : 'regel';
    const edit = c.req.query(editName);
    const line =
      quote === null ? await findNamedLine(deps, session, edit ?? again) : screenNamed(quote, edit ?? again);
    if (line !== null && line.productCode !== product.code) {
      const wish = edit === undefined ? 'zelfde' : editName;
      const of = quote === null ? '' : `offerte=${quote.number}&`;
      return c.redirect(`/producten/${line.productCode.toLowerCase()}?${of}${wish}=${line.timestamp}`);
    }
    if (quote !== null && edit !== undefined && line === null) return backToQuote(c, quote, 'regel');
    const today = await pricesToday(session);
    const configurator = configuratorData(session, product, {
      ...{ add, edit, again, step, line, quote: quote?.number ?? null },
      ...(await presetsFor(session, product, uitvoering)),
    });
    return answerHere(c, {
      name: 'product',
      product: productData(product),
      portrait: portraitOf(product),
      ...productPictures(product),
      words: productWords(product, wayOf(session)),
      exampleOpening: productText(product).film.opening,
      facts: pageFacts(
        product,
        today.of(product),
        today.date,
        session.person,
        today.discounts,
        deps.shopSettings.recent().workshop,
      ),
      others: cards(
        products.filter((other) => other !== product),
        'thumbnail',
        today,
        session,
      ),
      configurator,
      start: configurator?.mode === 'add' ? await wizardStart(session, product) : null,
      address: pathname + search,
    });
  });

  app.get('/snel-bestellen', async (c) => {
    const session = c.get('session');
    demandRight(c, 'configure');
    const { product: code = '', uitvoering } = c.req.query();
    const quote = await findAskedQuote(c, deps);
    if (quote instanceof Response) return quote;
    const asked = await presetsFor(session, findProduct(code), uitvoering);
    return answerHere(c, {
      name: 'quick-order',
      configurator: configuratorData(session, null, { line: null, quote: quote?.number ?? null, ...asked }),
    });
  });

  app.get('/meetinstructies', async (c) =>
    answerHere(c, {
      name: 'measuring',
      products: cards(products, 'thumbnail', await pricesToday(c.get('session')), c.get('session')),
      film: filmData(generalFilm(wayOf(c.get('session')), example)),
      exampleOpening: example.film.opening,
    }),
  );

  app.get('/meetinstructies/:code', (c) => {
    const product = productOf(c);
    const text = productText(product);
    const { standsOnFloor } = formData[product.form];
    const way = wayOf(c.get('session'));
    return answerHere(c, {
      name: 'measuring-product',
      product: productData(product),
      instruction: measuringText(text, way),
      film: filmData(productFilm(way, product.code, text)),
      exampleOpening: text.film.opening,
      standsOnFloor,
    });
  });

  for (const [topic, setting] of [
    ['terms', 'terms'],
    ['privacy', 'privacy'],
    ['contact', 'contact_page'],
  ] as const) {
    app.get(informationPaths[topic], (c) => {
      const { [setting]: text, quotes } = deps.shopSettings.recent();
      const quotesKept = topic === 'privacy' ? quotes : null;
      return answerHere(c, { name: 'information', topic, text, quotesKept });
    });
  }

  // What there is to begin with, and what the address asks to begin with at once.
  async function presetsFor(
    { person }: Session,
    product: CatalogueProduct | null,
    asked: string | undefined,
  ): Promise<Pick<ConfiguratorData, 'presets' | 'begin'>> {
    if (person === null) return { presets: {}, begin: null };
    const presets = await presetShelves(deps.database, person.id);
    if (product === null || asked === undefined) return { presets, begin: null };
    const shelf = { personId: person.id, productCode: product.code };
    const id = presetIdFrom(asked);
    const stored = id === null ? null : await findPreset(deps.database, shelf, id);
    const preset = stored && presentPreset(stored, product, person);
    return { presets, begin: { code: product.code, preset } };
  }

  async function pricesToday({ person }: Session): Promise<PricesToday> {
    const prices = await priceLists.recent();
    const date = dutchDate(deps.now());
    const of = ({ code }: CatalogueProduct) => {
      const list = prices.list(code, date);
      if (list === null) throw new Error(`no price list of ${code} holds on ${date}`);
      return list;
    };
    return { date, of, discounts: person && prices.discounts(person, date) };
  }

  return app;
}

// What holds for every screen is shown with one of them.
const example = productTexts[exampleCode];

// A visitor has none yet, and reads the usual one.
function wayOf({ person }: Session): WayOfMeasuring {
  return wayOfMeasuring(person?.totalMeasures ?? false);
}

type PricesToday = {
  readonly date: string;
  readonly of: (product: CatalogueProduct) => PriceList;
  // Of whoever is logged in.
  readonly discounts: Discounts | null;
};

function productOf(c: Context<AppEnv>): CatalogueProduct {
  const product = findProduct(c.req.param('code') ?? '');
  if (product === null) throw new Refusal(404, callErrors.notFound);
  return product;
}

function cards(
  shown: readonly CatalogueProduct[],
  size: SceneSize,
  today: PricesToday,
  { person }: Session,
): readonly ProductCard[] {
  return shown.map((product) => ({
    code: product.code,
    name: productText(product).name,
    scene: productScene(product, size),
    tagline: productText(product).tagline,
    ...lowestPrices(today.of(product), person, today.discounts),
  }));
}

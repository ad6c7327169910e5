import { type Context, Hono } from 'hono';
import { type CatalogueProduct, findProduct, products } from '#catalogue/index.ts';
import { informationPaths, type ProductCard } from '#contract/catalogue-page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formData } from '#domain/drawing/form.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { lowestPrice } from '#domain/pricing/price-list.ts';
import { portraitOf } from '#domain/product/portrait.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { productNames } from '#text/products/product-names.ts';
import { answerPage } from '../answer-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { configuratorData, findEditedLine, pageFacts, productData } from '../product/page-data.ts';

/** The pages anybody may see. Advice prices only: a visitor never gets a net price. */
export function catalogueRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get('/', async (c) =>
    answerPage(c, deps, { name: 'home', products: cards(products, await pricesToday()) }),
  );

  app.get('/producten', (c) => c.redirect('/#producten', 301));

  app.get('/producten/:code', async (c) => {
    const product = productOf(c);
    const { pathname, search } = new URL(c.req.url);
    if (c.req.param('code') !== product.code.toLowerCase()) {
      return c.redirect(`/producten/${product.code.toLowerCase()}${search}`, 301);
    }
    const session = c.get('session');
    const { add, edit } = c.req.query();
    const line = await findEditedLine(deps, session, edit);
    if (line !== null && line.productCode !== product.code) {
      return c.redirect(`/producten/${line.productCode.toLowerCase()}?edit=${line.timestamp}`);
    }
    const priceOf = await pricesToday();
    return answerPage(c, deps, {
      name: 'product',
      product: productData(product),
      portrait: portraitOf(product),
      facts: pageFacts(product, priceOf(product), dutchDate(deps.now())),
      others: cards(
        products.filter((other) => other !== product),
        priceOf,
      ),
      configurator: configuratorData(session, product, { add, edit, line }),
      address: pathname + search,
    });
  });

  app.get('/snel-bestellen', (c) =>
    answerPage(c, deps, {
      name: 'quick-order',
      configurator: configuratorData(c.get('session'), null, { line: null }),
    }),
  );

  app.get('/meetinstructies', async (c) =>
    answerPage(c, deps, { name: 'measuring', products: cards(products, await pricesToday()) }),
  );

  app.get('/meetinstructies/:code', (c) => {
    const product = productOf(c);
    const { standsOnFloor } = formData[product.form];
    return answerPage(c, deps, { name: 'measuring-product', product: productData(product), standsOnFloor });
  });

  app.get(informationPaths.terms, (c) => answerPage(c, deps, { name: 'information', topic: 'terms' }));
  app.get(informationPaths.privacy, (c) => answerPage(c, deps, { name: 'information', topic: 'privacy' }));
  app.get(informationPaths.contact, (c) => answerPage(c, deps, { name: 'information', topic: 'contact' }));

  async function pricesToday(): Promise<PriceOf> {
    const find = await priceLists.recent();
    const today = dutchDate(deps.now());
    return ({ code }) => {
      const list = find(code, today);
      if (list === null) throw new Error(`no price list of ${code} holds on ${today}`);
      return list;
    };
  }

  return app;
}

type PriceOf = (product: CatalogueProduct) => PriceList;

function productOf(c: Context<AppEnv>): CatalogueProduct {
  const product = findProduct(c.req.param('code') ?? '');
  if (product === null) throw new Refusal(404, callErrors.notFound);
  return product;
}

function cards(shown: readonly CatalogueProduct[], priceOf: PriceOf): readonly ProductCard[] {
  return shown.map((product) => ({
    code: product.code,
    name: productNames[product.code],
    portrait: portraitOf(product),
    lowestAdviceCents: lowestPrice(priceOf(product)) ?? 0,
  }));
}

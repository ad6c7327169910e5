import { type Context, Hono } from 'hono';
import { type CatalogueProduct, findProduct } from '#catalogue/index.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { decimalString } from '#domain/money/cents.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { writePriceListFile } from '#domain/pricing/price-list-file.ts';
import type { Surcharge } from '#domain/pricing/surcharge.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { surchargeHeading } from '#text/staff/price-list-answers.ts';
import { priceListTexts } from '#text/staff/prices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readPriceLists } from '../../database/price-lists.ts';
import { Refusal } from '../../errors.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { withdrawPriceList } from '../../prices/publish-price-list.ts';
import { productName } from '../../product/product-text.ts';
import { openImports } from './open-imports.ts';
import { versionsOf } from './present-steps.ts';
import { surchargeLabels } from './surcharge-labels.ts';

const { path } = officeRooms.prices;

const outcomes = {
  withdrawn: 'melding=ingetrokken',
  'in-force': 'probleem=geldt',
  unknown: 'probleem=onbekend',
} as const;

/** One product's prices, in any of its versions. */
export function priceListRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(`${path}/:code`, async (c) => {
      // One address for a page and its file, as for every list.
      const [, asked = '', extension] = /^(.*?)(\.csv)?$/.exec(c.req.param('code')) ?? [];
      const product = productOf(asked);
      const { code } = product;
      const { list, shown, versions } = await findVersion(c, deps, product);
      if (extension !== undefined) return answerFile(c, list);
      c.header('Vary', 'Accept', { append: true });
      if (isCall(c)) {
        c.header('Cache-Control', 'no-store');
        return c.json({ priceList: { code, ...shown, ...wirePrices(list) }, versions });
      }
      const page = {
        name: 'office-price-list',
        ...{ code, versions, shown, list },
        productName: productName(code),
        labels: Object.fromEntries(surchargeLabels(product)),
        imports: await openImports(deps, code),
        notice: noticeFrom(priceListTexts.notices, c.req.query('melding')),
        problem: noticeFrom(priceListTexts.problems, c.req.query('probleem')),
      } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post(`${path}/:code/intrekken`, async (c) => {
      const { code } = productOf(c.req.param('code'));
      const version = versionFrom((await readForm(c))['version']);
      const changer = { actor: actorOf(c, deps), now: deps.now() };
      const outcome =
        version === null ? 'unknown' : await withdrawPriceList(deps.database, code, version, changer);
      return c.redirect(`${path}/${code}?${outcomes[outcome]}`, 303);
    });
}

// What the command prijsexport writes.
function answerFile(c: Context<AppEnv>, list: PriceList): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${list.productCode}-v${list.version}.csv"`);
  c.header('Cache-Control', 'no-store');
  return c.body(writePriceListFile(list, surchargeHeading));
}

/** By its code in any letters; anything else is no page. */
export function productOf(code: string): CatalogueProduct {
  const product = findProduct(code);
  if (product === null) throw new Refusal(404, callErrors.notFound);
  return product;
}

// The one that the address names, else the one that holds today, else the one that will.
async function findVersion(c: Context<AppEnv>, deps: Dependencies, { code }: CatalogueProduct) {
  const lists = await readPriceLists(deps.database);
  const versions = versionsOf(lists, code, dutchDate(deps.now()));
  const asked = c.req.query('versie');
  const shown =
    asked === undefined
      ? (versions.find(({ state }) => state === 'present') ?? versions.at(-1))
      : versions.find(({ version }) => version === versionFrom(asked));
  const list = lists.find(({ productCode, version }) => productCode === code && version === shown?.version);
  if (shown === undefined || list === undefined) throw new Refusal(404, callErrors.notFound);
  return { shown, list, versions };
}

function versionFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function wirePrices({ widths, heights, cells, surcharges }: PriceList) {
  return {
    ...{ widths, heights },
    cells: cells.map((row) => row.map(decimalString)),
    surcharges: Object.fromEntries(
      Object.entries(surcharges).map(([name, surcharge]) => [name, wireSurcharge(surcharge)]),
    ),
  };
}

function wireSurcharge(surcharge: Surcharge) {
  return {
    amount: surcharge.kind === 'percent' ? null : decimalString(surcharge.cents),
    percent: surcharge.kind === 'fixed' ? null : surcharge.percent,
  };
}

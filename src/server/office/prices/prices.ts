import { Hono } from 'hono';
import { products } from '#catalogue/index.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { CalendarEntryData, PricedProductData } from '#contract/office/prices.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { decimalString } from '#domain/money/cents.ts';
import { lowestPrice, type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import { describeCalendarEntry, pricesTexts } from '#text/staff/prices.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readGroupDiscounts } from '../../database/discounts.ts';
import { readPriceLists } from '../../database/price-lists.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage } from '../../lists/pages.ts';
import { createListReader } from '../../lists/read-list.ts';
import { requireRight } from '../../middleware/session.ts';
import { productName } from '../../product/product-text.ts';
import { type CalendarCursor, calendarCursor, findCalendar } from './find-calendar.ts';
import { groupDiscountRoutes } from './group-discounts.ts';
import { importRoutes } from './import.ts';
import { openImports } from './open-imports.ts';
import { versionsOf } from './present-steps.ts';
import { previewRoutes } from './preview.ts';
import { priceListRoutes } from './price-list.ts';

const { path, right } = officeRooms.prices;
const pageLength = 50;

/** R11.5: what everything costs and will cost, and what comes off it. */
export function priceRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}/*`, requireRight(right))
    .get(path, async (c) => {
      const list = createListReader(c);
      const known = await readKnown(deps);
      const { lists, today } = known;
      const { rows: calendar, next } = await list.page(calendarCursor, (after) =>
        findCalendar(database, known, after, pageLength),
      );
      const priced = products.map(({ code }) => pricedProduct(lists, code, today));
      const page = {
        name: 'office-prices',
        list: list.frame(path, next),
        products: priced,
        calendar,
        imports: await openImports(deps),
        notice: noticeFrom(pricesTexts.notices, c.req.query('melding')),
      } as const;
      return answerList(c, deps, list, { page, json: { products: priced, calendar, next } });
    })
    .get(`${path}.csv`, requireRight(right), async (c) => {
      const known = await readKnown(deps);
      const pages = everyPage<CalendarEntryData, CalendarCursor>((after) =>
        findCalendar(database, known, after, pageLength),
      );
      return answerCsv(c, {
        fileName: pricesTexts.fileName,
        headings: pricesTexts.csvHeadings,
        pages,
        cellsOf,
      });
    })
    .route('/', groupDiscountRoutes(deps))
    .route('/', importRoutes(deps))
    .route('/', previewRoutes(deps))
    .route('/', priceListRoutes(deps));
}

async function readKnown({ database, now }: Dependencies) {
  const lists = await readPriceLists(database);
  return { lists, groupSteps: await readGroupDiscounts(database), today: dutchDate(now()) };
}

function cellsOf(entry: CalendarEntryData): readonly string[] {
  return [entry.validFrom, entry.until ?? '', describeCalendarEntry(entry), pricesTexts.states[entry.state]];
}

function pricedProduct(lists: readonly PriceList[], code: string, today: string): PricedProductData {
  const versions = versionsOf(lists, code, today);
  const current = priceListOn(lists, code, today);
  const lowest = current && lowestPrice(current);
  return {
    code,
    name: productName(code),
    present: versions.find(({ state }) => state === 'present') ?? null,
    coming: versions.filter(({ state }) => state === 'coming').toReversed(),
    versions: versions.length,
    lowest: lowest && decimalString(lowest),
  };
}

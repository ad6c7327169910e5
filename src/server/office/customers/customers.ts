import { Hono } from 'hono';
import { z } from 'zod';
import { type CustomerData, customerStatuses } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { countries } from '#domain/business/address.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { customersTexts } from '#text/staff/customers.ts';
import { listTexts } from '#text/staff/office.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerCsv, answerList } from '../lists/answer-list.ts';
import { everyPage } from '../lists/pages.ts';
import { createListReader, encodeCursor, type ListReader } from '../lists/read-list.ts';
import { addressFormRoutes } from './address-forms.ts';
import { answerCustomer } from './answer-customer.ts';
import { behalfRoutes } from './behalf.ts';
import { blockRoutes } from './block.ts';
import { companyFormRoutes } from './company-form.ts';
import { type CustomerCursor, findCustomers } from './find-customers.ts';
import { newCustomerRoutes } from './new-customer.ts';
import { noteRoutes } from './notes.ts';
import { ownDiscountRoutes } from './own-discounts.ts';
import { personFormRoutes } from './person-forms.ts';
import { resetRoutes } from './reset.ts';

const { path, right } = officeRooms.customers;
const pageLength = 50;
const cursorShape = z.tuple([z.string().max(200), z.int().positive()]);

/** R11.4: who buys: found, added, changed, blocked, and worked for (R10.4). */
export function customerRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}.csv`, requireRight(right))
    .use(`${path}/*`, requireRight(right))
    .route('/', newCustomerRoutes(deps))
    .route('/', behalfRoutes(deps))
    .route('/', blockRoutes(deps))
    .route('/', resetRoutes(deps))
    .route('/', companyFormRoutes(deps))
    .route('/', personFormRoutes(deps))
    .route('/', addressFormRoutes(deps))
    .route('/', noteRoutes(deps))
    .route('/', ownDiscountRoutes(deps))
    .get(path, async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      const after = list.cursor(cursorShape);
      const { rows, next } = list.isSound()
        ? await findCustomers(database, filter, after, pageLength)
        : { rows: [], next: null };
      const cursor = next === null ? null : encodeCursor(...next);
      const page = {
        name: 'office-customers',
        list: list.frame(path, cursor),
        customers: rows,
        mayAdd: mayHere(c, 'change_customers'),
      } as const;
      return answerList(c, deps, list, { page, json: { customers: rows, next: cursor } });
    })
    .get(`${path}.csv`, (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      if (!list.isSound()) throw new Refusal(422, listTexts.refused);
      const pages = everyPage<CustomerData, CustomerCursor>((after) =>
        findCustomers(database, filter, after, pageLength),
      );
      return answerCsv(c, customersTexts.fileName, customersTexts.csvHeadings, inCells(pages));
    })
    .get(`${path}/:id`, (c) => answerCustomer(c, deps, rowId(c.req.param('id'))));
}

function readFilter(list: ListReader) {
  return {
    search: list.search(),
    status: list.choice('status', customerStatuses),
    group: list.choice('groep', discountGroups),
    country: list.choice('land', countries),
  };
}

async function* inCells(pages: AsyncIterable<readonly CustomerData[]>) {
  for await (const rows of pages) {
    yield rows.map((row) => [
      String(row.id),
      row.company,
      row.companyNumber,
      row.vatId ?? '',
      row.country,
      row.city ?? '',
      row.discountGroup,
      String(row.people),
      row.lastOrderOn ?? '',
      customersTexts.statuses[row.status],
    ]);
  }
}

import { Hono } from 'hono';
import { z } from 'zod';
import { type CustomerData, customerStatuses } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { countries } from '#domain/business/address.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { customersTexts } from '#text/staff/customers.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rowId } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage } from '../../lists/pages.ts';
import { createListReader, type ListReader } from '../../lists/read-list.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
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
import { statementRoutes } from './statement.ts';

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
    .route('/', statementRoutes(deps))
    .get(path, async (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      const { rows, next } = await list.page(cursorShape, (after) =>
        findCustomers(database, filter, after, pageLength),
      );
      const page = {
        name: 'office-customers',
        list: list.frame(path, next),
        customers: rows,
        mayAdd: mayHere(c, 'change_customers'),
      } as const;
      return answerList(c, deps, list, { page, json: { customers: rows, next } });
    })
    .get(`${path}.csv`, (c) => {
      const list = createListReader(c);
      const filter = readFilter(list);
      list.demandSound();
      const pages = everyPage<CustomerData, CustomerCursor>((after) =>
        findCustomers(database, filter, after, pageLength),
      );
      return answerCsv(c, {
        fileName: customersTexts.fileName,
        headings: customersTexts.csvHeadings,
        pages,
        cellsOf,
      });
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

function cellsOf(row: CustomerData): readonly string[] {
  return [
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
  ];
}

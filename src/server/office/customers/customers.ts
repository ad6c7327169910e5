import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { customerStatuses } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { customerTexts } from '#text/staff/customers.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { isCall } from '../../middleware/errors.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { answerList } from '../lists/answer-list.ts';
import { createListReader, encodeCursor } from '../lists/read-list.ts';
import { behalfRoutes } from './behalf.ts';
import { blockRoutes } from './block.ts';
import { findCustomerDetails } from './customer-details.ts';
import { findCustomers } from './find-customers.ts';
import { resetRoutes } from './reset.ts';

const { path, right } = officeRooms.customers;
const pageLength = 50;
const cursorShape = z.tuple([z.string().max(200), z.int().positive()]);

/** Who buys: looked up, blocked, and worked for (R10.4). */
export function customerRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database } = deps;
  return new Hono<AppEnv>()
    .use(`${path}/*`, requireRight(right))
    .route('/', behalfRoutes(deps))
    .route('/', blockRoutes(deps))
    .route('/', resetRoutes(deps))
    .get(path, async (c) => {
      const list = createListReader(c);
      const filter = { search: list.search(), status: list.choice('status', customerStatuses) };
      const after = list.cursor(cursorShape);
      const { rows, next } = list.isSound()
        ? await findCustomers(database, filter, after, pageLength)
        : { rows: [], next: null };
      const cursor = next === null ? null : encodeCursor(...next);
      const page = { name: 'office-customers', list: list.frame(path, cursor), customers: rows } as const;
      return answerList(c, deps, list, { page, json: { customers: rows, next: cursor } });
    })
    .get(`${path}/:id`, (c) => answerCustomer(c, deps));
}

async function answerCustomer(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const customer = await findCustomerDetails(deps.database, rowId(c.req.param('id') ?? ''));
  if (customer === null) throw new Refusal(404, callErrors.notFound);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c)) {
    c.header('Cache-Control', 'no-store');
    return c.json({ customer });
  }
  const page = {
    name: 'office-customer',
    customer,
    may: {
      change: mayHere(c, 'change_customers'),
      workFor: mayHere(c, 'work_for_customers'),
      resetSecondFactor: mayHere(c, 'reset_second_factors'),
    },
    notice: noticeFrom(customerTexts.notices, c.req.query('melding')),
    problem: noticeFrom(customerTexts.problems, c.req.query('probleem')),
  } as const;
  return answerPage(c, deps, page, { cache: 'no-store' });
}

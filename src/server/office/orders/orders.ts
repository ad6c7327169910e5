import { Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { createListReader } from '../../lists/read-list.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerOrders, readQuestion } from './answer-orders.ts';
import { bulkRoutes } from './bulk-actions.ts';
import { exportOrders } from './export-orders.ts';

const { path, right } = officeRooms.orders;

/** R11.2: every order there is, found, filtered and sorted, and several of them acted on. */
export function ordersRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, requireRight(right), (c) => answerOrders(c, deps))
    .get(`${path}.csv`, requireRight(right), (c) => {
      const list = createListReader(c);
      const seesMoney = mayHere(c, 'see_prices');
      const question = readQuestion(list, seesMoney);
      list.demandSound();
      return exportOrders(c, deps, { ...question, seesMoney });
    })
    .route('/', bulkRoutes(deps));
}

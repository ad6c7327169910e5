import { Hono } from 'hono';
import { keysPath } from '#contract/office/keys.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { requireRight } from '../middleware/session.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerRoutes } from './customers/customers.ts';
import { exportRoutes } from './exports/exports.ts';
import { homeRoutes } from './home/home.ts';
import { invoicesRoutes } from './invoices/invoices.ts';
import { linksRoutes } from './links/links.ts';
import { logbookRoutes } from './logbook/logbook.ts';
import { noticeRoutes } from './notices/notices.ts';
import { orderRoutes } from './order/order.ts';
import { ordersRoutes } from './orders/orders.ts';
import { paymentsRoutes } from './payments/payments.ts';
import { priceRoutes } from './prices/prices.ts';
import { requestRoutes } from './requests/requests.ts';
import { settingRoutes } from './settings/settings.ts';
import { staffRoutes } from './staff/staff.ts';
import { statusRoutes } from './status/status.ts';
import { taskRoutes } from './tasks/tasks.ts';

/** R10.1: whatever is under /beheer, also what does not exist, is for staff. */
export function officeRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/beheer/*', requireRight(officeRooms.home.right))
    .route('/', ordersRoutes(deps))
    .route('/', orderRoutes(deps))
    .route('/', staffRoutes(deps))
    .route('/', logbookRoutes(deps))
    .route('/', settingRoutes(deps))
    .route('/', statusRoutes(deps))
    .route('/', customerRoutes(deps))
    .route('/', exportRoutes(deps))
    .route('/', invoicesRoutes(deps))
    .route('/', paymentsRoutes(deps))
    .route('/', linksRoutes(deps))
    .route('/', taskRoutes(deps))
    .route('/', requestRoutes(deps))
    .get(keysPath, (c) => answerPage(c, deps, { name: 'office-keys' }, { cache: 'no-store' }))
    .route('/', priceRoutes(deps))
    .route('/', noticeRoutes(deps))
    .route('/', homeRoutes(deps));
}

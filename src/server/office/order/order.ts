import { type Context, Hono } from 'hono';
import { officeRooms } from '#contract/office/page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { isCall } from '../../middleware/errors.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { linePicture } from '../../orders/line-picture.ts';
import { actionRoutes } from './actions.ts';
import { answerOrder, findByNumber } from './answer-order.ts';
import { formPageRoutes } from './form-pages.ts';
import { orderOnWire } from './order-on-wire.ts';

const { path, right } = officeRooms.orders;

/** R11.2 R11.3: one order on one page, and what can be done to it. */
export function orderRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(`${path}/:number/*`, requireRight(right))
    .route('/', actionRoutes(deps))
    .route('/', formPageRoutes(deps))
    .get(`${path}/:number`, (c) => answer(c, deps))
    .get(`${path}/:number/:position/tekening.svg`, async (c) => {
      const { lines } = await findByNumber(deps, c.req.param('number'));
      const position = rowId(c.req.param('position'));
      const line = lines.find((one) => one.position === position);
      const picture = line && linePicture(line, signedInPerson(c).unit);
      if (!picture) throw new Refusal(404, callErrors.notFound);
      c.header('Cache-Control', 'no-store');
      return c.body(picture.svg, 200, { 'Content-Type': 'image/svg+xml' });
    });
}

async function answer(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  c.header('Vary', 'Accept', { append: true });
  const number = c.req.param('number') ?? '';
  if (!isCall(c)) return answerOrder(c, deps, number);
  c.header('Cache-Control', 'no-store');
  return c.json(await orderOnWire(c, deps, number));
}

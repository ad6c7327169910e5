import { type Context, Hono } from 'hono';
import { type BulkAction, type BulkProblem, bulkActions } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { describeRefusal } from '#text/staff/order-actions.ts';
import { bulkTexts as texts } from '#text/staff/orders.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readChosen, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { requireRight } from '../../middleware/session.ts';
import { type Acted, actOnOrders, type Changed } from '../../orders/act-on-orders.ts';
import { answerOrders } from './answer-orders.ts';
import { printSheets } from './print-sheets.ts';

const { path } = officeRooms.orders;

/** R11.2: one thing done to several orders, to all of them or to none. */
export function bulkRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(`${path}/actie`, requireRight('change_orders'), (c) => act(c, deps))
    .post(`${path}/werkbonnen`, requireRight('see_workshop'), async (c) => {
      const numbers = await readChosen(c, 'order');
      const sheets = numbers.length === 0 ? texts.nothingPicked : await printSheets(c, deps, numbers);
      if (typeof sheets !== 'string') return sheets;
      return refuse(c, deps, numbers, { action: null, reason: '', title: sheets, orders: [] });
    });
}

async function act(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const values = await readForm(c);
  const numbers = await readChosen(c, 'order');
  const action = bulkActions.find((one) => one === values['action']) ?? null;
  const reason = (action === null ? '' : (values[`reason-${action}`] ?? values['reason'] ?? '')).trim();
  const say = (title: string, orders: BulkProblem['orders'] = [], status: 409 | 422 = 422) =>
    refuse(c, deps, numbers, { action, reason, title, orders }, status);
  if (action === null) return say(texts.noAction);
  if (numbers.length === 0) return say(texts.nothingPicked);
  if (reason.length > maxReason) return say(texts.reasonTooLong(maxReason));
  const seen = Object.fromEntries(numbers.map((number) => [number, values[`seen-${number}`] ?? '']));
  const asked = { action, numbers, reason, input: null, seen };
  const acted: Acted<BulkAction> = await actOnOrders(deps, asked, actorOf(c, deps));
  switch (acted.kind) {
    case 'refused':
      return say(
        texts.refused,
        acted.refused.map(({ number, why, locked }) => ({
          number,
          why: describeRefusal({ why, order: locked?.order ?? null }),
        })),
      );
    case 'changed':
      return say(texts.changed, acted.changed.map(tellChange), 409);
    case 'done': {
      const query = new URLSearchParams(new URL(c.req.url).search);
      query.set('melding', action);
      query.set('aantal', String(acted.done.length));
      return c.redirect(`${path}?${query}`, 303);
    }
  }
}

function refuse(
  c: Context<AppEnv>,
  deps: Dependencies,
  picked: readonly string[],
  problem: BulkProblem,
  status: 409 | 422 = 422,
): Promise<Response> {
  if (!isCall(c)) return answerOrders(c, deps, { picked, problem, status });
  const { title, orders } = problem;
  const message = [title, ...orders.map(({ number, why }) => texts.line(number, why))].join(' ');
  return Promise.resolve(c.json({ message, orders }, status));
}

// By whom, where somebody of the shop did it; else what is different now.
function tellChange({ number, isOnAccount, change, events }: Changed): BulkProblem['orders'][number] {
  const writers = [...new Set(events.map(({ personName }) => personName))].filter((name) => name !== '');
  const what = [
    ...(change.status === null ? [] : [texts.statusNow(change.status, isOnAccount)]),
    ...(change.held === null ? [] : [change.held === 'held' ? texts.heldNow : texts.letGoNow]),
  ];
  const told = what.length === 0 ? texts.changedNow : what.join(', ');
  return { number, why: writers.length === 0 ? told : texts.changedBy(told, writers.join(', ')) };
}

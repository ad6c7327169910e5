import { type Context, Hono } from 'hono';
import type { OfficeOrderPage } from '#contract/office/order.ts';
import { officeRooms } from '#contract/office/page.ts';
import { type OrderAction, orderActionRules, orderActions } from '#domain/order/order-actions.ts';
import { orderProblemTexts as texts } from '#text/staff/order.ts';
import { describeRefusal } from '#text/staff/order-actions.ts';
import { describeOrderEvent, nameOfWriter } from '#text/staff/order-history.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { actOnOrders, type Changed, findChanged, type Refused } from '../../orders/act-on-orders.ts';
import type { ActionForm } from './action-form.ts';
import { actionForms, noticeOf } from './action-forms.ts';
import { answerOrder, findByNumber } from './answer-order.ts';
import { formPages } from './form-pages.ts';
import { readKey } from './read-key.ts';

const { path } = officeRooms.orders;

/** An address for every action that has a form, from the tables of the domain and of the forms. */
export function actionRoutes(deps: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const action of orderActions) {
    const form = actionForms[action];
    if (form === null) continue;
    routes.post(`${path}/:number/${form.slug}`, requireRight(orderActionRules[action].right), (c) =>
      act(c, deps, action, form as ActionForm<typeof action>),
    );
  }
  return routes;
}

async function act<Action extends OrderAction>(
  c: Context<AppEnv>,
  deps: Dependencies,
  action: Action,
  form: ActionForm<Action>,
): Promise<Response> {
  const values = await readForm(c);
  const order = await findByNumber(deps, c.req.param('number') ?? '');
  const { number } = order;
  const read = await form.read(values, { deps, order });
  const isBack = (title: string, lines: readonly string[], errors = {}) => ({
    action,
    form: rejectedForm(values, errors),
    ...{ title, lines },
  });
  const seen = { [number]: values['seen'] ?? '' };
  if (action === 'send_document' && read.ok) await countTowards(c, deps, limitsOf(number));
  // Read anew after somebody else was there, a form may seem to ask for what cannot be: what happened comes first.
  const acted = read.ok
    ? await actOnOrders(deps, { action, numbers: [number], ...read.value, seen }, actorOf(c, deps))
    : await findChanged(deps, { action, numbers: [number], seen });
  const isPressedTwice =
    acted?.kind !== 'done' && (await form.isDone?.({ deps, order }, readKey(values))) === true;
  if (isPressedTwice && !isCall(c)) return c.redirect(`${path}/${number}?melding=${form.slug}`, 303);
  const errors = read.ok ? {} : read.errors;
  if (acted === null) return refuse(c, deps, number, isBack(texts.refused, [], errors), 422);
  if (acted.kind === 'refused')
    return refuse(c, deps, number, isBack(texts.refused, acted.refused.map(tellRefusal)), 422);
  if (acted.kind === 'changed')
    return refuse(
      c,
      deps,
      number,
      isBack(texts.changed, acted.changed.flatMap(tellChange(mayHere(c, 'see_prices'))), errors),
      409,
    );
  if (isCall(c)) return c.json({ ok: true });
  return c.redirect(`${path}/${number}?melding=${noticeOf(form, acted.done)}`, 303);
}

// A customer’s mailbox is not for trying things out.
function limitsOf(number: string) {
  return [{ name: 'document-again', by: { value: number }, most: 10, seconds: 60 * 60 }] as const;
}

type Back = NonNullable<OfficeOrderPage['back']>;

async function refuse(
  c: Context<AppEnv>,
  deps: Dependencies,
  number: string,
  back: Back,
  status: 409 | 422,
): Promise<Response> {
  if (!isCall(c)) return (formPages[back.action] ?? answerOrder)(c, deps, number, { back, status });
  const message = [back.title, ...back.lines].join('. ');
  return c.json({ message, errors: back.form.errors }, status);
}

function tellRefusal({ why, locked }: Refused): string {
  const sentence = describeRefusal({ why, order: locked?.order ?? null });
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

// By whom and what; where only the bank or the customer did something, what is different now.
const tellChange =
  (seesPrices: boolean) =>
  ({ change, isOnAccount, events }: Changed): readonly string[] => {
    const done = events.map((event) => {
      const by = nameOfWriter(event.personName, event.personRole);
      const sentence = describeOrderEvent(event, seesPrices);
      return by === null ? `${sentence}.` : `${by}: ${sentence}.`;
    });
    return [
      ...done,
      ...(change.status === null ? [] : [texts.statusNow(change.status, isOnAccount)]),
      ...(change.held === null ? [] : [change.held === 'held' ? texts.heldNow : texts.letGoNow]),
      ...(change.refundable === null || !seesPrices ? [] : [texts.refundableNow(change.refundable)]),
      texts.changedHint,
    ];
  };

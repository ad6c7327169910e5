import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { OfficeOrderPage } from '#contract/office/order.ts';
import type { CreditPage, OrderFormPage, RefundPage, ShipPage } from '#contract/office/order-forms.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { carriersFor } from '#domain/delivery/carriers.ts';
import { leftToSend } from '#domain/delivery/shipment.ts';
import {
  judgeAction,
  type OrderAction,
  type OrderFacts,
  orderActionRules,
} from '#domain/order/order-actions.ts';
import { seenOf, writeSeen } from '#domain/order/seen-order.ts';
import { formatAddress } from '#text/account/account.ts';
import { describeProductLine, unitOfTrade } from '#text/documents/invoice.ts';
import { formNotes, shipOnAccountNote } from '#text/staff/order.ts';
import { describeRefusal } from '#text/staff/order-actions.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { restoredForm } from '../../input/form-values.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { requireRight } from '../../middleware/session.ts';
import { listSentLines } from '../../orders/deliveries.ts';
import { findLastEvent, findOrderFacts } from '../../orders/find-facts.ts';
import type { FullOrder } from '../../orders/find-order.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { actionForms } from './action-forms.ts';
import { findByNumber } from './answer-order.ts';
import { creditPage, refundPage } from './money-pages.ts';

const { path } = officeRooms.orders;

type FormAction = 'ship' | 'credit' | 'refund';

type Shown = {
  readonly back?: OfficeOrderPage['back'];
  readonly status?: 200 | 409 | 422;
};

type Answer = (c: Context<AppEnv>, deps: Dependencies, number: string, shown?: Shown) => Promise<Response>;

/** What asks for more than a reason has a page of its own, where it also comes back to. */
export const formPages: Readonly<Partial<Record<OrderAction, Answer>>> = {
  ship: answerWith('ship', shipPage),
  credit: answerWith('credit', creditPage),
  refund: answerWith('refund', refundPage),
};

export function formPageRoutes(deps: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const action of ['ship', 'credit', 'refund'] as const) {
    routes.get(
      `${path}/:number/${actionForms[action]?.slug}`,
      requireRight(orderActionRules[action].right),
      async (c) => formPages[action]?.(c, deps, c.req.param('number') ?? '') ?? c.notFound(),
    );
  }
  return routes;
}

type Read = {
  readonly order: FullOrder;
  readonly facts: OrderFacts;
  readonly frame: OrderFormPage;
  readonly invoice: string;
};

function answerWith(
  action: FormAction,
  present: (deps: Dependencies, read: Read) => Promise<ShipPage | CreditPage | RefundPage>,
): Answer {
  return async (c, deps, number, { back = null, status = 200 } = {}) => {
    const page = await present(deps, await readFrame(c, deps, action, { number, back }));
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };
}

async function readFrame(
  c: Context<AppEnv>,
  deps: Dependencies,
  action: FormAction,
  { number, back }: { readonly number: string; readonly back: OfficeOrderPage['back'] },
): Promise<Read> {
  const { database } = deps;
  const order = await findByNumber(deps, number);
  // Before the rest: what is done while the page is put together is told when its form is sent.
  const eventId = await findLastEvent(database, order.id);
  const facts = await findOrderFacts(database, order);
  const state = judgeAction(action, facts);
  const frame: OrderFormPage = {
    number,
    company: order.customer.company,
    path: `${path}/${number}/${actionForms[action]?.slug}`,
    closed: state.isOpen ? null : sentence(describeRefusal({ why: state.why, order })),
    note: action === 'ship' && order.termDays !== null ? shipOnAccountNote : formNotes[action],
    invoices: [],
    asksReason: state.isOpen && state.asksReason,
    // Who ships may be somebody who sees no money.
    seen: writeSeen(seenOf(facts, eventId), { seesMoney: action !== 'ship' }),
    key: randomUUID(),
    form: back?.form ?? restoredForm({}, await keptValues(c, deps)),
    back: back === null || back.lines.length === 0 ? null : { title: back.title, lines: back.lines },
  };
  const invoice = frame.form.values['invoice'] ?? c.req.query('factuur') ?? '';
  return { order, facts, frame, invoice };
}

async function shipPage({ database, now }: Dependencies, { order, frame }: Read): Promise<ShipPage> {
  const sent = await listSentLines(database, order.id);
  return {
    name: 'office-order-ship',
    ...frame,
    lines: order.lines.map((line) => {
      const { position, amount, id } = line;
      const left = leftToSend(sent.find((one) => one.id === id) ?? { id, amount, sent: 0 });
      return { position, what: describeProductLine(line, unitOfTrade), amount, left };
    }),
    isOnAccount: order.termDays !== null,
    carriers: carriersFor(order.vatBasis),
    address: [order.deliveryAddress.recipient, ...formatAddress(order.deliveryAddress)],
    today: dutchDate(now()),
  };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

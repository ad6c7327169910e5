import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { OfficeOrderPage } from '#contract/office/order.ts';
import { officeRooms } from '#contract/office/page.ts';
import { may } from '#domain/account/rights.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { seenOf, writeSeen } from '#domain/order/seen-order.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { orderNotices } from '#text/staff/order.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { orders } from '../../database/schema/orders.ts';
import { Refusal } from '../../errors.ts';
import { restoredForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import type { FormValues } from '../../input/read-form.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { findLastEvent, findOrderFacts } from '../../orders/find-facts.ts';
import { type FullOrder, findOrder } from '../../orders/find-order.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { presentActions } from './present-actions.ts';
import { presentOrder } from './present-order.ts';

/** A draft is nobody's order yet. */
export async function findByNumber({ database }: Dependencies, number: string): Promise<FullOrder> {
  const [found] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), ne(orders.status, 'draft')));
  const order = found === undefined ? null : await findOrder(database, found.id);
  if (order === null) throw new Refusal(404, callErrors.notFound);
  return order;
}

/** The order and what its reader may do, read together. */
export async function readOrder(c: Context<AppEnv>, deps: Dependencies, number: string) {
  const { database } = deps;
  const person = signedInPerson(c);
  const full = await findByNumber(deps, number);
  // Before the rest: what is done while the page is put together is told when a form of it is sent.
  const eventId = await findLastEvent(database, full.id);
  const facts = await findOrderFacts(database, full);
  return {
    full,
    order: await presentOrder(deps, full, facts, person),
    actions: await presentActions(database, full, facts, person.role),
    seen: writeSeen(seenOf(facts, eventId), { seesMoney: may(person.role, 'see_prices') }),
    unit: person.unit,
  };
}

export async function answerOrder(
  c: Context<AppEnv>,
  deps: Dependencies,
  number: string,
  { back = null, status = 200 }: { back?: OfficeOrderPage['back']; status?: 200 | 409 | 422 } = {},
): Promise<Response> {
  const { full, ...read } = await readOrder(c, deps, number);
  const kept = await keptValues(c, deps, `${officeRooms.orders.path}/${number}`);
  // Several forms stand on this page: what was kept is of the one that has the field, or that it names.
  const of = (field: string) => (kept !== null && field in kept ? kept : null);
  const { recipient, country, street, houseNumber, addition, postcode, city } = full.deliveryAddress;
  const asked = read.actions.find(
    ({ action, asksReason }) => asksReason && action === of('reason')?.['form'],
  );
  const page: OfficeOrderPage = {
    name: 'office-order',
    ...read,
    key: randomUUID(),
    address:
      back?.action === 'change_address'
        ? back.form
        : restoredForm({ recipient, country, street, houseNumber, addition, postcode, city }, of('street')),
    note: back?.action === 'note' ? back.form : restoredForm({}, of('note')),
    notice: back === null ? noticeFrom(orderNotices, c.req.query('melding')) : null,
    back: back ?? (asked === undefined ? null : restoredReason(asked.action, kept)),
  };
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

// Nothing was wrong with it: the form stands open again with the reason in it.
function restoredReason(action: OrderAction, kept: FormValues | null): OfficeOrderPage['back'] {
  return { action, form: restoredForm({}, kept), title: '', lines: [] };
}

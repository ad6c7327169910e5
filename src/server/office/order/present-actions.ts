import type { OrderActionData } from '#contract/office/order.ts';
import { officeRooms } from '#contract/office/page.ts';
import { may } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';
import {
  judgeAction,
  mainAction,
  type OrderFacts,
  orderActionRules,
  orderActions,
} from '#domain/order/order-actions.ts';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { describeConsequence } from '#text/staff/order.ts';
import type { Database } from '../../database/database.ts';
import { leftToCredit } from '../../invoices/invoice-to-come.ts';
import { hasAttempt } from '../../orders/call-off-order.ts';
import type { Order } from '../../orders/store-order.ts';
import { listReceived } from '../../payments/received.ts';
import { recipientsOf } from '../../people/recipients.ts';
import { actionForms } from './action-forms.ts';
import { methodsOf } from './present-money.ts';

/** R11.3: what this reader may do to it now, each with what it will do. */
export async function presentActions(
  database: Database,
  order: Order,
  facts: OrderFacts,
  role: Role,
): Promise<readonly OrderActionData[]> {
  const main = mainAction(facts);
  const consequence = {
    refundable: facts.refundable,
    leftToCredit: await leftToCredit(database, order),
    wasPaid: (await listReceived(database, { orderId: order.id })).length > 0,
    methods: await methodsOf(database, order.id),
    isBeingPaid: await hasAttempt(database, order.id, liveAttemptStatuses),
    isOnAccount: order.termDays !== null,
    emails: (await recipientsOf(database, order)).map(({ email }) => email),
  };
  return orderActions.flatMap((action) => {
    const form = actionForms[action];
    const state = judgeAction(action, facts);
    if (form === null || !state.isOpen || !may(role, orderActionRules[action].right)) return [];
    return {
      action,
      path: `${officeRooms.orders.path}/${order.number}/${form.slug}`,
      asksReason: state.asksReason,
      isMain: action === main,
      note: describeConsequence(action, consequence),
    };
  });
}

import type { OfficeOrder } from '#contract/office/order.ts';
import { may } from '#domain/account/rights.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { daysPastDue } from '#domain/order/due-day.ts';
import type { OrderFacts } from '#domain/order/order-actions.ts';
import { formatPhone } from '../../accounts/phone.ts';
import type { Dependencies, SignedInPerson } from '../../app-env.ts';
import type { FullOrder } from '../../orders/find-order.ts';
import { orderPage } from '../../orders/present-order.ts';
import { recipientsOf } from '../../people/recipients.ts';
import { listOfficeDeliveries } from './present-deliveries.ts';
import { tellHistory } from './present-history.ts';
import { presentLines } from './present-lines.ts';
import { listOrderMails } from './present-mails.ts';
import { addTotals, listPayments } from './present-money.ts';

/** R14.5: what a reader without prices gets holds none, nor more of the customer than stands on the parcel. */
export async function presentOrder(
  deps: Pick<Dependencies, 'database' | 'settings' | 'shopSettings' | 'now'>,
  order: FullOrder,
  facts: OrderFacts,
  person: SignedInPerson,
): Promise<OfficeOrder> {
  const { database } = deps;
  const asShown = {
    notice: null,
    refused: new Set<number>(),
    canPay: false,
    seesQuotes: false,
    isOnBehalf: false,
  };
  const shown = await orderPage(deps, order, person, asShown);
  const seesPrices = may(person.role, 'see_prices');
  const seesCustomers = may(person.role, 'see_customers');
  const payments = seesPrices ? await listPayments(database, order.id) : null;
  const mails = seesCustomers ? await listOrderMails(database, order.id) : null;
  const { number, status, reference, remarks, isNeutral, measuredBy, orderedBy, totals, documents } = shown;
  const { customer, invoiceAddress, dueOn, lines } = order;
  return {
    ...{
      number,
      status,
      reference,
      remarks,
      isNeutral,
      measuredBy,
      orderedBy,
      totals,
      payments,
      mails,
      dueOn,
    },
    held:
      facts.heldBy === null || order.heldAt === null
        ? null
        : { by: facts.heldBy, reason: order.heldReason, since: order.heldAt.toISOString() },
    onAccount: order.termDays !== null,
    account: seesPrices ? shown.onAccount : null,
    hindrance: facts.hindrance,
    isFree: status === 'paid' && facts.hindrance === null,
    placedAt: order.placedAt.toISOString(),
    daysLate: daysPastDue(order, dutchDate(deps.now())),
    screens: lines.reduce((total, { amount }) => total + amount, 0),
    company: { id: seesCustomers ? order.companyId : null, name: customer.company },
    contact: seesCustomers
      ? {
          email: customer.email,
          phone: formatPhone(invoiceAddress.country, customer.phone),
          mailedTo: (await recipientsOf(database, order)).map(({ email }) => email),
        }
      : null,
    placedBy: order.placedByName,
    lines: presentLines(order, shown.lines),
    documents: documents === null ? null : await addTotals(database, order.id, documents),
    deliveries: await listOfficeDeliveries(deps, order),
    leftBehind: shown.leftBehind,
    deliveryAddress: shown.deliveryAddress,
    invoiceAddress: seesPrices ? shown.invoiceAddress : null,
    sheetPath: shown.sheetPath,
    history: await tellHistory(database, order, { payments, mails }),
  };
}

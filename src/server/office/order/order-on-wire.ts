import type { Context } from 'hono';
import type { OfficeOrderLine, PaymentData } from '#contract/office/order.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { readOrder } from './answer-order.ts';

/** What the page shows, for a program: the names of the list, and what only one order has. */
export async function orderOnWire(c: Context<AppEnv>, deps: Dependencies, number: string) {
  const { order, actions, seen } = await readOrder(c, deps, number);
  const {
    totals,
    account,
    held,
    company,
    lines,
    payments,
    documents,
    hindrance: _why,
    isFree: _free,
    leftBehind: _left,
    ...rest
  } = order;
  return {
    order: {
      ...rest,
      held: held !== null,
      heldReason: held?.reason ?? null,
      company: company.name,
      companyId: company.id,
      ...(totals !== null && { total: euro(totals.totalCents), vat: euro(totals.vatCents) }),
      ...(account?.money && {
        invoiced: euro(account.money.invoicedCents),
        open: euro(account.money.openCents),
      }),
      lines: lines.map(onWire),
      ...(payments !== null && { payments: payments.map(paymentOnWire) }),
      ...(documents !== null && {
        documents: documents.map(({ totalCents, due, ...document }) => ({
          ...document,
          total: euro(totalCents),
          ...(due !== null && { open: euro(due.openCents), dueOn: due.dueOn }),
        })),
      }),
      actions: actions.map(({ action, path, asksReason }) => ({ action, path, asksReason })),
      seen,
    },
  };
}

function onWire({ totalWidth, totalHeight, drawing: _drawing, price, priceWay, ...line }: OfficeOrderLine) {
  return {
    ...line,
    width: totalWidth,
    height: totalHeight,
    ...(price !== null && {
      unitPrice: euro(price.unitCents),
      linePrice: euro(price.lineCents),
      priceWay,
    }),
  };
}

function paymentOnWire({ amountCents, attempts, isWithdrawn: _withdrawn, ...payment }: PaymentData) {
  return {
    ...payment,
    amount: euro(amountCents),
    attempts: attempts.map(
      ({ amountCents: amount, chargedBackCents, refundedElsewhereCents, refunds, ...attempt }) => ({
        ...attempt,
        amount: euro(amount),
        chargedBack: euro(chargedBackCents),
        refundedElsewhere: euro(refundedElsewhereCents),
        refunds: refunds.map(({ amountCents: back, status, at }) => ({ status, at, amount: euro(back) })),
      }),
    ),
  };
}

function euro(amount: number): string {
  return decimalString(cents(amount));
}

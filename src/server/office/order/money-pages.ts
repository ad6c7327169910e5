import type { CreditPage, OrderFormPage, RefundPage } from '#contract/office/order-forms.ts';
import { divideHalfUp } from '#domain/money/cents.ts';
import type { OrderFacts } from '#domain/order/order-actions.ts';
import type { Dependencies } from '../../app-env.ts';
import { listCreditableLines } from '../../invoices/find-credit.ts';
import { leftToCredit } from '../../invoices/invoice-to-come.ts';
import type { FullOrder } from '../../orders/find-order.ts';
import { findChoice, presentChoices } from './invoice-choice.ts';
import { methodsOf } from './present-money.ts';

type Read = {
  readonly order: FullOrder;
  readonly facts: OrderFacts;
  readonly frame: OrderFormPage;
  // The number of an invoice, as the address or the form that came back names it; empty for none.
  readonly invoice: string;
};

export async function creditPage(
  { database }: Dependencies,
  { order, frame, invoice: wanted }: Read,
): Promise<CreditPage> {
  const choice = await findChoice(database, order.id, 'left', wanted);
  const { chosen } = choice;
  const lines = chosen === null ? [] : await listCreditableLines(database, chosen.id);
  return {
    name: 'office-order-credit',
    ...frame,
    invoices: presentChoices(choice, 'left', frame.path),
    invoice: chosen?.number ?? '',
    lines: lines.map(({ position, description, amount, credited, unitPrice }) => ({
      position,
      what: description,
      left: amount - credited,
      unitCents: divideHalfUp(unitPrice * (100 + order.vatPercent), 100),
    })),
    leftCents: chosen?.left ?? 0,
    refundableCents: chosen?.refundable ?? 0,
  };
}

export async function refundPage(
  { database }: Dependencies,
  { order, facts, frame, invoice: wanted }: Read,
): Promise<RefundPage> {
  const page = { name: 'office-order-refund', ...frame } as const;
  if (order.termDays === null) {
    const left = await leftToCredit(database, order);
    return {
      ...page,
      invoice: '',
      refundableCents: facts.refundable,
      promisedCents: left === null ? null : Math.max(0, facts.refundable - left),
      methods: await methodsOf(database, order.id),
    };
  }
  const choice = await findChoice(database, order.id, 'refundable', wanted);
  const { chosen } = choice;
  return {
    ...page,
    invoices: presentChoices(choice, 'refundable', frame.path),
    invoice: chosen?.number ?? '',
    refundableCents: chosen?.refundable ?? 0,
    promisedCents: chosen === null ? 0 : Math.max(0, chosen.refundable - chosen.left),
    methods: chosen === null ? [] : await methodsOf(database, order.id, chosen.number),
  };
}

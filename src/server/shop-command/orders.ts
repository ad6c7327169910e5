import { inArray } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { LogbookEntry } from '#domain/logbook/entry.ts';
import { canOrderMove, maxReason, type OrderStatus } from '#domain/order/order-status.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { nameOrderStatus } from '#text/ordering/order.ts';
import { orderAnswers as answers, linkAnswers, statusWords } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command.ts';
import { orders } from '../database/schema/orders.ts';
import { CommandProblem } from '../errors.ts';
import { findOrders } from '../orders/find-orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { findOrderMoney } from '../orders/order-money.ts';
import { findPaymentStatuses } from '../orders/order-payment.ts';
import { changeShop } from './change-shop.ts';
import { inColumns, onOneLine } from './columns.ts';
import { type Answer, type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

const usualLimit = 50;

export const listOrders: Command<'bestellingen'> = {
  right: 'see_all_orders',
  options: { status: 'text', vanaf: 'text', tot: 'text', aantal: 'text' },
  hasWords: false,
  run: async (input, { database }) => {
    const limit = input.count('aantal') ?? usualLimit;
    const found = await findOrders(database, { ...readFilter(input), limit: limit + 1 });
    if (found.length === 0) return say(answers.none);
    const shown = found.slice(0, limit);
    const money = await findPaymentStatuses(
      database,
      shown.map(({ id }) => id),
    );
    const rows = shown.map(({ id, number, placedAt, status, heldAt, customer, reference, total }) => [
      number,
      formatShortDate(dutchDate(placedAt)),
      nameOrderStatus(status, heldAt !== null, money.get(id) ?? null),
      onOneLine(customer.company),
      onOneLine(reference),
      formatEuro(total),
    ]);
    const lines = inColumns(answers.headings, rows, answers.headings.slice(-1));
    return say(...lines, ...(found.length > limit ? [answers.more(limit)] : []));
  },
};

export function readFilter(input: CommandInput) {
  const words = Object.keys(statusWords).filter(
    (word): word is keyof typeof statusWords => word in statusWords,
  );
  const word = input.choice('status', words);
  return {
    status: word === null ? null : statusWords[word],
    from: input.date('vanaf'),
    until: input.date('tot'),
  };
}

export const startProduction: Command<'productie'> = {
  right: 'change_orders',
  options: {},
  hasWords: true,
  run: (input, shop) => move(input, shop, 'in_production'),
};

export const ship: Command<'verzonden'> = {
  right: 'change_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: (input, shop) => move(input, shop, 'shipped', readReason(input)),
};

export const complete: Command<'afgerond'> = {
  right: 'change_orders',
  options: {},
  hasWords: true,
  run: (input, shop) => move(input, shop, 'completed'),
};

function readReason(input: CommandInput): string | null {
  const reason = input.text('reden')?.trim() ?? '';
  if (reason.length > maxReason) throw new CommandProblem(answers.reasonTooLong);
  return reason === '' ? null : reason;
}

// All the orders that were named, or none of them.
async function move(
  { words }: CommandInput,
  shop: OwnerShop,
  to: OrderStatus,
  reason: string | null = null,
): Promise<Answer> {
  const numbers = [...new Set(words.map((word) => word.toUpperCase()))];
  if (numbers.length === 0) throw new CommandProblem(commandProblems.numbersMissing);
  const warnings = await changeShop(shop, async ({ database, now }, tell) => {
    const found = await database
      .select()
      .from(orders)
      .where(inArray(orders.number, numbers))
      .orderBy(orders.id)
      .for('update');
    const told: string[] = [];
    const problems: string[] = [];
    for (const number of numbers) {
      const order = found.find((row) => row.number === number);
      if (order === undefined) {
        problems.push(linkAnswers.noOrder(number));
        continue;
      }
      const { hindrance, isPartlyRefunded } = await findOrderMoney(database, order);
      if (await moveOrder(database, order.id, to, now(), reason)) {
        await tell(movedEntry(order, to, reason));
        if (to === 'in_production' && isPartlyRefunded) told.push(answers.partlyRefunded(number));
      } else if (hindrance !== null && canOrderMove(order.status, to)) {
        problems.push(answers.hindered(number, hindrance, to));
      } else problems.push(answers.notMoved(number, order.status, to));
    }
    if (problems.length > 0 && numbers.length > 1) problems.push(answers.nothingDone);
    if (problems.length > 0) throw new CommandProblem(...problems);
    return told;
  });
  return say(...numbers.map((number) => answers.moved(number, to)), ...warnings);
}

function movedEntry(
  { number, status }: typeof orders.$inferSelect,
  to: OrderStatus,
  reason: string | null,
): LogbookEntry {
  return {
    action: 'order_moved',
    subject: { kind: 'order', id: number, name: number },
    before: { status },
    after: { status: to, ...(reason === null ? {} : { reason }) },
  };
}

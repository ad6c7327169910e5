import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { maxReason } from '#domain/business/limits.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { formatShortDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { nameOrderStatus } from '#text/ordering/order.ts';
import { orderAnswers as answers, linkAnswers, statusWords } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { findCollected } from '../database/collected-orders.ts';
import { orders } from '../database/schema/orders.ts';
import { CommandProblem } from '../errors.ts';
import { actOnOrders, type Refused } from '../orders/act-on-orders.ts';
import { findOrders } from '../orders/find-orders.ts';
import { findPaymentStatuses } from '../orders/order-payment.ts';
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
    const ids = shown.map(({ id }) => id);
    const [money, collected] = await Promise.all([
      findPaymentStatuses(database, ids),
      findCollected(database, ids),
    ]);
    const rows = shown.map((order) => [
      order.number,
      formatShortDate(dutchDate(order.placedAt)),
      nameOrderStatus(order, {
        payment: money.get(order.id) ?? null,
        isCollected: collected.has(order.id),
      }),
      onOneLine(order.customer.company),
      onOneLine(order.reference),
      formatEuro(order.total),
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
  run: (input, shop) => move(input, shop, 'release'),
};

export const ship: Command<'verzonden'> = {
  right: 'ship_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: (input, shop) => move(input, shop, 'ship', readReason(input)),
};

export const complete: Command<'afgerond'> = {
  right: 'change_orders',
  options: {},
  hasWords: true,
  run: (input, shop) => move(input, shop, 'complete'),
};

function readReason(input: CommandInput): string | null {
  const reason = input.text('reden')?.trim() ?? '';
  if (reason.length > maxReason) throw new CommandProblem(answers.reasonTooLong);
  return reason === '' ? null : reason;
}

type Step = 'release' | 'ship' | 'complete';

const statusAfter = {
  release: 'in_production',
  ship: 'shipped',
  complete: 'completed',
} as const satisfies Readonly<Record<Step, OrderStatus>>;

// All the orders that were named, or none of them.
async function move(
  { words }: CommandInput,
  shop: OwnerShop,
  action: Step,
  reason: string | null = null,
): Promise<Answer> {
  const numbers = [...new Set(words.map((word) => word.toUpperCase()))];
  if (numbers.length === 0) throw new CommandProblem(commandProblems.numbersMissing);
  const to = statusAfter[action];
  const made = action === 'release' ? await findMadeOnAccount(shop, numbers) : [];
  const others = numbers.filter((number) => !made.includes(number));
  const asked = { action, numbers: others, reason, input: null };
  const acted = await actOnOrders(shop, asked, shop.actor);
  if (acted.kind === 'changed') throw new Error('a command has seen nothing that could change');
  if (acted.kind === 'refused') {
    const problems = acted.refused.map((refused) => describe(refused, to));
    throw new CommandProblem(...problems, ...(numbers.length > 1 ? [answers.nothingDone] : []));
  }
  const warnings = acted.done.flatMap(({ order, result }) =>
    result !== null && 'isPartlyRefunded' in result && result.isPartlyRefunded
      ? [answers.partlyRefunded(order.number)]
      : [],
  );
  return say(
    ...others.map((number) => answers.moved(number, to)),
    ...made.map(answers.alreadyMade),
    ...warnings,
  );
}

// R12.3: nobody has to start these, and whoever does so by habit has done nothing wrong.
async function findMadeOnAccount(
  { database }: OwnerShop,
  numbers: readonly string[],
): Promise<readonly string[]> {
  const found = await database
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        inArray(orders.number, [...numbers]),
        eq(orders.status, 'in_production'),
        isNotNull(orders.termDays),
      ),
    );
  return found.map(({ number }) => number);
}

function describe({ number, why, locked }: Refused, to: OrderStatus): string {
  if (locked === null) return linkAnswers.noOrder(number);
  const { order, facts } = locked;
  if (why === 'status' || facts.hindrance === null) return answers.notMoved(number, order, to);
  return answers.hindered(number, { hindrance: facts.hindrance, heldReason: order.heldReason, to });
}

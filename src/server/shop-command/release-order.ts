import { eq } from 'drizzle-orm';
import { maxReason } from '#domain/business/limits.ts';
import { orderAnswers as answers, linkAnswers } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command-problems.ts';
import { orders } from '../database/schema/orders.ts';
import { CommandProblem } from '../errors.ts';
import { actOnOrders } from '../orders/act-on-orders.ts';
import { type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

export const release: Command<'vrijgeven'> = {
  right: 'change_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const { number, reason } = await readDecision(input, shop);
    const asked = { action: 'let_go', numbers: [number], reason, input: null } as const;
    const acted = await actOnOrders(shop, asked, shop.actor);
    const [released] = acted.kind === 'done' ? acted.done : [];
    if (released === undefined) throw new CommandProblem(answers.notHeld(number));
    const { hindrance } = released.result;
    return say(
      answers.released(number),
      ...(hindrance === null ? [] : [answers.stillHindered(number, hindrance)]),
    );
  },
};

/** One order, and why something is decided about it. */
export async function readDecision(input: CommandInput, { database }: OwnerShop) {
  const [word, another] = input.words;
  if (word === undefined || another !== undefined) throw new CommandProblem(commandProblems.oneOrder);
  const reason = input.requiredText('reden').trim();
  if (reason.length > maxReason) throw new CommandProblem(answers.reasonTooLong);
  const number = word.toUpperCase();
  const [order] = await database.select().from(orders).where(eq(orders.number, number));
  if (order === undefined) throw new CommandProblem(linkAnswers.noOrder(number));
  return { ...order, reason };
}

import { eq } from 'drizzle-orm';
import { maxReason } from '#domain/order/order-status.ts';
import { orderAnswers as answers, linkAnswers } from '#text/staff/shop-answers.ts';
import { commandProblems } from '#text/staff/shop-command.ts';
import { orders } from '../database/schema/orders.ts';
import { CommandProblem } from '../errors.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { changeShop } from './change-shop.ts';
import { type Command, type OwnerShop, say } from './command.ts';
import type { CommandInput } from './command-input.ts';

export const release: Command<'vrijgeven'> = {
  right: 'change_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const { id, number, reason } = await readDecision(input, shop);
    const released = await changeShop(shop, async (changed, tell) => {
      const outcome = await releaseOrder(changed, id, reason);
      const subject = { kind: 'order', id: number, name: number } as const;
      if (outcome.kind === 'released') await tell({ action: 'order_released', subject, after: { reason } });
      return outcome;
    });
    if (released.kind === 'not_held') throw new CommandProblem(answers.notHeld(number));
    const { hindrance } = released;
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

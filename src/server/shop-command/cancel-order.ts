import { orderAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { CommandProblem } from '../errors.ts';
import { callOffOrder } from '../orders/call-off-order.ts';
import { changeShop } from './change-shop.ts';
import { type Command, say } from './command.ts';
import { readDecision } from './release-order.ts';

export const cancel: Command<'annuleren'> = {
  right: 'change_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const { id, number, status, customer, reason } = await readDecision(input, shop);
    const done = await changeShop(shop, async (changed, tell) => {
      const outcome = await callOffOrder(changed, id, { kind: 'cancelled', reason });
      if (outcome.kind === 'unlawful') return outcome;
      const subject = { kind: 'order', id: number, name: number } as const;
      const { refunded, creditNote } = outcome;
      await tell({
        action: 'order_cancelled',
        subject,
        before: { status },
        after: { reason, refunded, creditNote },
      });
      return outcome;
    });
    if (done.kind === 'unlawful')
      throw new CommandProblem(answers.notMoved(number, done.status, 'cancelled'));
    const { refunded, creditNote, isBeingPaid } = done;
    return say(
      answers.moved(number, 'cancelled'),
      ...(refunded > 0 ? [answers.moneyBack(refunded)] : []),
      ...(creditNote === null ? [] : [answers.credited(creditNote)]),
      ...(isBeingPaid ? [answers.beingPaid] : []),
      mailQueued(customer.email),
    );
  },
};

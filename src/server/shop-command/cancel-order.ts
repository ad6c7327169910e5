import { orderAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { CommandProblem } from '../errors.ts';
import { callOffOrder } from '../orders/call-off-order.ts';
import { type Command, say } from './command.ts';
import { readDecision } from './release-order.ts';

export const cancel: Command<'annuleren'> = {
  options: { reden: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const { id, number, customer, reason } = await readDecision(input, shop);
    const done = await callOffOrder(shop, id, { kind: 'cancelled', reason });
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

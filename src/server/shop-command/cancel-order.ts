import { orderAnswers as answers, mailQueued } from '#text/staff/shop-answers.ts';
import { CommandProblem } from '../errors.ts';
import { actOnOrders } from '../orders/act-on-orders.ts';
import { recipientsOf } from '../people/recipients.ts';
import { type Command, say } from './command.ts';
import { readDecision } from './release-order.ts';

export const cancel: Command<'annuleren'> = {
  right: 'change_orders',
  options: { reden: 'text' },
  hasWords: true,
  run: async (input, shop) => {
    const order = await readDecision(input, shop);
    const { number, reason } = order;
    const asked = { action: 'cancel', numbers: [number], reason, input: null } as const;
    const acted = await actOnOrders(shop, asked, shop.actor);
    const [cancelled] = acted.kind === 'done' ? acted.done : [];
    if (cancelled === undefined) {
      const [refused] = acted.kind === 'refused' ? acted.refused : [];
      const now = refused?.locked?.order ?? order;
      throw new CommandProblem(answers.notMoved(number, now, 'cancelled'));
    }
    const { refunded, creditNote, isBeingPaid } = cancelled.result;
    return say(
      answers.moved(number, 'cancelled'),
      ...(refunded > 0 ? [answers.moneyBack(refunded)] : []),
      ...(creditNote === null ? [] : [answers.credited(creditNote)]),
      ...(isBeingPaid ? [answers.beingPaid] : []),
      ...(await recipientsOf(shop.database, order)).map(({ email }) => mailQueued(email)),
    );
  },
};

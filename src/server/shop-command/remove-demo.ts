import { demoAnswers as answers } from '#text/staff/shop-answers.ts';
import { removeDemo as removeRows } from '../database/seed/remove-demo.ts';
import { type Command, say } from './command.ts';

export const removeDemo: Command<'demo-verwijderen'> = {
  options: {},
  hasWords: false,
  run: async (_input, { database, now }) => {
    const { removedAccounts, blockedAccounts, removedOrder, closedLinks, invoiceLeft } = await removeRows(
      database,
      now(),
    );
    const lines = [
      removedAccounts.length > 0 && answers.removed(removedAccounts),
      blockedAccounts.length > 0 && answers.blocked(blockedAccounts),
      removedOrder !== null && answers.removedOrder(removedOrder),
      closedLinks > 0 && answers.closedLinks(closedLinks),
    ].filter((line) => line !== false);
    if (lines.length === 0) return say(answers.nothing);
    return say(...lines, ...(invoiceLeft === null ? [] : [answers.invoiceLeft(invoiceLeft)]));
  },
};

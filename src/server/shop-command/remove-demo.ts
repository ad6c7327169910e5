import { demoAnswers as answers } from '#text/staff/shop-answers.ts';
import { removeDemo as removeRows } from '../database/seed/remove-demo.ts';
import { changeShop } from './change-shop.ts';
import { type Command, say } from './command.ts';

export const removeDemo: Command<'demo-verwijderen'> = {
  right: 'manage_settings',
  options: {},
  hasWords: false,
  run: async (_input, shop) => {
    const { removedAccounts, blockedAccounts, removedOrder, removedOrders, closedLinks, invoiceLeft } =
      await changeShop(shop, async ({ database, now }, tell) => {
        const removed = await removeRows(database, now());
        const after = {
          removed: removed.removedAccounts.length,
          blocked: removed.blockedAccounts.length,
          closedLinks: removed.closedLinks,
        };
        const isChange =
          removed.removedOrder !== null ||
          removed.removedOrders > 0 ||
          Object.values(after).some((count) => count > 0);
        if (isChange) await tell({ action: 'demo_removed', subject: null, after });
        return removed;
      });
    const lines = [
      removedAccounts.length > 0 && answers.removed(removedAccounts),
      blockedAccounts.length > 0 && answers.blocked(blockedAccounts),
      removedOrder !== null && answers.removedOrder(removedOrder),
      removedOrders > 0 && answers.removedOrders(removedOrders),
      closedLinks > 0 && answers.closedLinks(closedLinks),
    ].filter((line) => line !== false);
    if (lines.length === 0) return say(answers.nothing);
    return say(...lines, ...(invoiceLeft === null ? [] : [answers.invoiceLeft(invoiceLeft)]));
  },
};

import { customerCommands } from './commands/customers.ts';
import { moneyCommands } from './commands/money.ts';
import { orderCommands } from './commands/orders.ts';
import { shopCommands } from './commands/shop.ts';

/** What `npm run shop` can do, in the order in which it tells. */
export const commandTexts = {
  ...orderCommands,
  ...moneyCommands,
  ...customerCommands,
  ...shopCommands,
} as const;

export type CommandName = keyof typeof commandTexts;

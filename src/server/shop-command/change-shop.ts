import type { LogbookEntry } from '#domain/logbook/entry.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import type { OwnerShop } from './command.ts';

type Tell = (entry: LogbookEntry) => Promise<void>;

/** R10.3: what a command changes and its lines in the logbook are there together, or neither is. */
export function changeShop<T>(
  shop: OwnerShop,
  change: (shop: OwnerShop, tell: Tell) => Promise<T>,
): Promise<T> {
  return shop.database.transaction((transaction) =>
    change({ ...shop, database: transaction }, (entry) =>
      writeLogbook(transaction, shop.actor, entry, shop.now()),
    ),
  );
}

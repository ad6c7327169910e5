import type { Cents } from '#domain/money/cents.ts';
import { judgeOnAccount, type OnAccount } from '#domain/on-account/on-account.ts';
import { releasedOnAccount } from '#text/ordering/on-account.ts';
import { lockCompany } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { findCompanyAccount } from '../on-account/company-account.ts';
import { tellNewOrder } from '../tasks/tell-new-order.ts';
import type { Order } from './store-order.ts';
import { writeOrderEvent } from './write-event.ts';

/**
 * R12.2: whether there is room for the order, in the transaction that stores it: the company's lock makes the next one count
 * this one too. Taken after the cart's, never before it.
 */
export async function reserveOnAccount(
  transaction: Database,
  companyId: number,
  total: Cents,
): Promise<OnAccount> {
  await lockCompany(transaction, companyId);
  return judgeOnAccount(await findCompanyAccount(transaction, companyId), total);
}

/** R12.3: in production from the moment it is stored, and work for staff as an order is that has been paid. */
export async function releaseOnAccount(
  deps: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  { id }: Order,
): Promise<void> {
  const event = { orderId: id, kind: 'in_production', reason: releasedOnAccount } as const;
  await writeOrderEvent(transaction, event, null, deps.now());
  await tellNewOrder(transaction, deps, id);
}

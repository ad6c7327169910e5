import { eq } from 'drizzle-orm';
import { keepsVat } from '#domain/order/new-address.ts';
import { formatAddress } from '#text/account/account.ts';
import { orders, type StoredAddress } from '../../database/schema/orders.ts';
import { knownVat } from '../../vat/check-vat.ts';
import { writeOrderEvent } from '../write-event.ts';
import { done, type Executor } from './action.ts';

export const changeAddress: Executor<'change_address'> = async (work, { order }, { address }) => {
  const { database, now, actor } = work;
  const vat = await knownVat(work, order.customer, address.country);
  const former = { country: order.deliveryAddress.country, vatPercent: order.vatPercent };
  if (!keepsVat(former, address.country, vat)) return { kind: 'refused', why: 'other_vat' };
  await database
    .update(orders)
    .set({ deliveryAddress: address, updatedAt: now() })
    .where(eq(orders.id, order.id));
  const [from, to] = [inOneLine(order.deliveryAddress), inOneLine(address)];
  const event = { orderId: order.id, kind: 'address_changed', details: { from, to } } as const;
  await writeOrderEvent(database, event, actor, now());
  return done<'change_address'>(null, {
    action: 'order_address_changed',
    before: { deliveryAddress: from },
    after: { deliveryAddress: to },
  });
};

function inOneLine(address: StoredAddress): string {
  return [address.recipient, ...formatAddress(address)].join(', ');
}

import type { AccountOverviewPage } from '#contract/account-page.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress, listDeliveryAddresses } from '../../accounts/addresses.ts';
import { findCustomer } from '../../accounts/customers.ts';
import { describeDevice } from '../../accounts/device.ts';
import { formatPhone } from '../../accounts/phone.ts';
import { listOpenLogins } from '../../accounts/sessions.ts';
import type { Dependencies, SignedInCustomer } from '../../app-env.ts';
import { emptyForm } from '../../input/form-values.ts';
import { listOrders } from '../../orders/list-orders.ts';

export async function accountPage(
  { database, now }: Dependencies,
  sessionId: string,
  { id }: SignedInCustomer,
  ordersBefore: string | null = null,
): Promise<AccountOverviewPage> {
  const [customer, invoiceAddress, deliveryAddresses, logins, orders] = await Promise.all([
    findCustomer(database, id),
    findInvoiceAddress(database, id),
    listDeliveryAddresses(database, id),
    listOpenLogins(database, id, sessionId, now()),
    listOrders(database, id, ordersBefore),
  ]);
  if (customer === null) throw new Error(`Customer ${id} went away during a request`);
  return {
    name: 'account',
    company: {
      name: customer.company,
      country: customer.country,
      companyNumber: customer.companyNumber,
      vatId: customer.vatId,
      email: customer.email,
      invoiceAddress: invoiceAddress === null ? [] : formatAddress(invoiceAddress),
    },
    contact: emptyForm({ contact: customer.contact, phone: formatPhone(customer.country, customer.phone) }),
    settings: { unit: customer.cmUnits ? 'cm' : 'mm', totalMeasures: customer.totalMeasures },
    addresses: deliveryAddresses.map((address) => ({
      id: address.id,
      recipient: address.recipient,
      lines: formatAddress(address),
      isDefault: address.isDefault,
    })),
    orders,
    logins: logins.map(({ id: loginId, userAgent, createdAt, lastSeenAt, isCurrent }) => ({
      id: loginId,
      device: describeDevice(userAgent),
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
      isCurrent,
    })),
    notice: null,
  };
}

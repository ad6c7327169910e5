import { findProduct } from '#catalogue/index.ts';
import type { AccountOverviewPage, PresetData } from '#contract/account-page.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress, listDeliveryAddresses } from '../../accounts/addresses.ts';
import { findCustomer } from '../../accounts/customers.ts';
import { describeDevice } from '../../accounts/device.ts';
import { formatPhone } from '../../accounts/phone.ts';
import { listOpenLogins } from '../../accounts/sessions.ts';
import type { Dependencies, SignedInCustomer } from '../../app-env.ts';
import { emptyForm } from '../../input/form-values.ts';
import { listOrders } from '../../orders/list-orders.ts';
import { listAllPresets, type StoredPreset } from '../../presets/find-presets.ts';
import { presentPreset } from '../../presets/present-preset.ts';
import { productText } from '../../product/product-text.ts';

export async function accountPage(
  { database, now }: Dependencies,
  sessionId: string,
  reader: SignedInCustomer,
  ordersBefore: string | null = null,
): Promise<AccountOverviewPage> {
  const { id } = reader;
  const [customer, invoiceAddress, deliveryAddresses, logins, orders, presets] = await Promise.all([
    findCustomer(database, id),
    findInvoiceAddress(database, id),
    listDeliveryAddresses(database, id),
    listOpenLogins(database, id, sessionId, now()),
    listOrders(database, id, ordersBefore),
    listAllPresets(database, id),
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
    presets: {
      list: presets.map((preset) => presetData(preset, reader)),
      removed: null,
      refused: null,
      notice: null,
    },
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

function presetData(preset: StoredPreset, reader: SignedInCustomer): PresetData {
  const { id, name, productCode: code } = preset;
  const product = findProduct(code);
  if (product === null) return { id, name, code, product: null, lost: [] };
  const { lost } = presentPreset(preset, product, reader);
  return { id, name, code, product: productText(product).name, lost };
}

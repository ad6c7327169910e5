import { findProduct } from '#catalogue/index.ts';
import type { AccountOverviewPage, PresetData } from '#contract/account-page.ts';
import { may } from '#domain/account/rights.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress, listDeliveryAddresses } from '../../accounts/addresses.ts';
import { findPerson } from '../../accounts/people.ts';
import { formatPhone } from '../../accounts/phone.ts';
import type { Dependencies, SignedInPerson } from '../../app-env.ts';
import { emptyForm } from '../../input/form-values.ts';
import { listOffers } from '../../offers/find-offers.ts';
import { listOrders } from '../../orders/list-orders.ts';
import { listAllPresets, type StoredPreset } from '../../presets/find-presets.ts';
import { presentPreset } from '../../presets/present-preset.ts';
import { productText } from '../../product/product-text.ts';
import { countWaitingQuotes } from '../../quotes/standing.ts';

export async function accountPage(
  { database }: Dependencies,
  reader: SignedInPerson,
  ordersBefore: string | null = null,
): Promise<AccountOverviewPage> {
  const { id, companyId } = reader;
  const [person, invoiceAddress, deliveryAddresses, orders, offers, presets] = await Promise.all([
    findPerson(database, id),
    findInvoiceAddress(database, companyId),
    listDeliveryAddresses(database, companyId),
    listOrders(database, reader, ordersBefore),
    listOffers(database, id),
    listAllPresets(database, id),
  ]);
  if (person === null) throw new Error(`Person ${id} went away during a request`);
  const { company } = person;
  return {
    name: 'account',
    company: {
      name: company.name,
      country: company.country,
      companyNumber: company.companyNumber,
      vatId: company.vatId,
      email: person.email,
      invoiceAddress: invoiceAddress === null ? [] : formatAddress(invoiceAddress),
    },
    contact: emptyForm({ contact: person.name, phone: formatPhone(company.country, person.phone) }),
    settings: { unit: person.cmUnits ? 'cm' : 'mm', totalMeasures: person.totalMeasures },
    addresses: deliveryAddresses.map((address) => ({
      id: address.id,
      recipient: address.recipient,
      lines: formatAddress(address),
      isDefault: address.isDefault,
    })),
    orders,
    offers,
    may: {
      managePeople: may(reader.role, 'manage_people'),
      manageAddresses: may(reader.role, 'manage_addresses'),
      seeInvoices: may(reader.role, 'see_company_invoices'),
      manageQuoteLook: may(reader.role, 'manage_quote_look'),
    },
    quotesWaiting: may(reader.role, 'make_quotes') ? await countWaitingQuotes(database, companyId) : null,
    presets: {
      list: presets.map((preset) => presetData(preset, reader)),
      removed: null,
      refused: null,
      notice: null,
    },
    notice: null,
  };
}

function presetData(preset: StoredPreset, reader: SignedInPerson): PresetData {
  const { id, name, productCode: code } = preset;
  const product = findProduct(code);
  if (product === null) return { id, name, code, product: null, lost: [] };
  const { lost } = presentPreset(preset, product, reader);
  return { id, name, code, product: productText(product).name, lost };
}

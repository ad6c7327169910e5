import type { Address } from '#domain/business/address.ts';
import type { Seller } from '#domain/business/seller.ts';
import { referenceFor } from '#domain/invoice/payment-reference.ts';
import { type Cents, cents, decimalString, times } from '#domain/money/cents.ts';
import { formatAddress } from '#text/account/account.ts';
import { describeTerm } from '#text/documents/documents.ts';
import type { FullInvoice } from './find-invoice.ts';
import { element, type XmlElement } from './xml.ts';

// Peppol BIS Billing 3. Cents become decimals here and nowhere else.
const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0' as const;
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' as const;

// Who a company is on the network: its number in the trade register.
const endpointSchemes = { NL: '0106', BE: '0208' } as const;

const shapes = {
  invoice: {
    root: 'Invoice',
    type: 'InvoiceTypeCode',
    code: '380',
    line: 'InvoiceLine',
    amount: 'InvoicedQuantity',
  },
  credit_note: {
    root: 'CreditNote',
    type: 'CreditNoteTypeCode',
    code: '381',
    line: 'CreditNoteLine',
    amount: 'CreditedQuantity',
  },
} as const;

export function invoiceUbl(invoice: FullInvoice, seller: Seller): XmlElement {
  const shape = shapes[invoice.kind];
  const isInvoice = invoice.kind === 'invoice';
  return element(
    shape.root,
    {
      xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${shape.root}-2`,
      'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
    element('cbc:CustomizationID', customization),
    element('cbc:ProfileID', profile),
    element('cbc:ID', invoice.number),
    element('cbc:IssueDate', invoice.issuedOn),
    isInvoice && element('cbc:DueDate', invoice.dueOn),
    element(`cbc:${shape.type}`, shape.code),
    element('cbc:DocumentCurrencyCode', 'EUR'),
    // One of buyer reference and order reference is mandatory; the number of the invoice itself always exists.
    element('cbc:BuyerReference', invoice.reference || invoice.orderNumber || invoice.number),
    period(invoice),
    invoice.orderNumber !== null && element('cac:OrderReference', element('cbc:ID', invoice.orderNumber)),
    invoice.creditedNumber !== null &&
      element(
        'cac:BillingReference',
        element('cac:InvoiceDocumentReference', element('cbc:ID', invoice.creditedNumber)),
      ),
    element('cac:AccountingSupplierParty', party(seller.name, seller.address, seller)),
    element(
      'cac:AccountingCustomerParty',
      party(invoice.customer.company, invoice.invoiceAddress, invoice.customer),
    ),
    delivery(invoice),
    // A credit note is paid by us, if at all: our account is not where its money goes.
    isInvoice && payment(invoice, seller),
    isInvoice &&
      invoice.paid === null &&
      element('cac:PaymentTerms', element('cbc:Note', describeTerm(invoice.issuedOn, invoice.dueOn))),
    taxTotal(invoice),
    totals(invoice),
    ...invoice.lines.map((line) =>
      element(
        `cac:${shape.line}`,
        element('cbc:ID', String(line.position)),
        element(`cbc:${shape.amount}`, { unitCode: 'C62' }, String(line.amount)),
        amount('cbc:LineExtensionAmount', times(line.unitPrice, line.amount)),
        element(
          'cac:Item',
          element('cbc:Name', line.description),
          element('cac:ClassifiedTaxCategory', ...taxCategory(invoice)),
        ),
        element('cac:Price', amount('cbc:PriceAmount', line.unitPrice)),
      ),
    ),
  );
}

type Identity = { readonly companyNumber: string; readonly vatId: string | null };

function party(name: string, address: Address, { companyNumber, vatId }: Identity): XmlElement {
  const schemeID = endpointSchemes[address.country];
  const [street = ''] = formatAddress(address);
  return element(
    'cac:Party',
    element('cbc:EndpointID', { schemeID }, companyNumber),
    element('cac:PartyName', element('cbc:Name', name)),
    element(
      'cac:PostalAddress',
      element('cbc:StreetName', street),
      element('cbc:CityName', address.city),
      element('cbc:PostalZone', address.postcode),
      element('cac:Country', element('cbc:IdentificationCode', address.country)),
    ),
    vatId !== null &&
      element(
        'cac:PartyTaxScheme',
        element('cbc:CompanyID', vatId),
        element('cac:TaxScheme', element('cbc:ID', 'VAT')),
      ),
    element(
      'cac:PartyLegalEntity',
      element('cbc:RegistrationName', name),
      element('cbc:CompanyID', { schemeID }, companyNumber),
    ),
  );
}

// What is paid ahead has no day of delivery yet; it has the time in which it was promised. A supply to another country
// must tell one of the two (BR-IC-11).
function period({ vatBasis, deliveryPeriod }: FullInvoice): XmlElement | false {
  if (deliveryPeriod === null) return false;
  const { from, until } = deliveryPeriod;
  if (until === null && vatBasis !== 'intra_community') return false;
  return element(
    'cac:InvoicePeriod',
    element('cbc:StartDate', from),
    until !== null && element('cbc:EndDate', until),
  );
}

function delivery({ deliveredOn, deliveryCountry }: FullInvoice): XmlElement {
  return element(
    'cac:Delivery',
    deliveredOn !== null && element('cbc:ActualDeliveryDate', deliveredOn),
    element(
      'cac:DeliveryLocation',
      element('cac:Address', element('cac:Country', element('cbc:IdentificationCode', deliveryCountry))),
    ),
  );
}

// R11.6: iDEAL is one, and so is what somebody booked from the bank's statement.
const transferred: ReadonlySet<string> = new Set(['ideal', 'bank_transfer']);

// Dutch suppliers may use few codes: 48 is a bank card, 30 a transfer, which must name an account.
function payment({ number, invoiceAddress, paid }: FullInvoice, { name, iban }: Seller): XmlElement {
  const isCard = paid !== null && !transferred.has(paid.method);
  return element(
    'cac:PaymentMeans',
    element('cbc:PaymentMeansCode', isCard ? '48' : '30'),
    element('cbc:PaymentID', referenceFor(number, invoiceAddress.country)),
    !isCard && element('cac:PayeeFinancialAccount', element('cbc:ID', iban), element('cbc:Name', name)),
  );
}

function taxTotal(invoice: FullInvoice): XmlElement {
  const [id, percent, scheme] = taxCategory(invoice);
  return element(
    'cac:TaxTotal',
    amount('cbc:TaxAmount', invoice.vat),
    element(
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', invoice.net),
      amount('cbc:TaxAmount', invoice.vat),
      element(
        'cac:TaxCategory',
        id,
        percent,
        invoice.vatBasis === 'intra_community' && element('cbc:TaxExemptionReasonCode', 'VATEX-EU-IC'),
        invoice.vatBasis === 'intra_community' &&
          element('cbc:TaxExemptionReason', 'Intra-Community supply, article 138(1) Directive 2006/112/EC'),
        scheme,
      ),
    ),
  );
}

function taxCategory({ vatBasis, vatPercent }: FullInvoice): readonly [XmlElement, XmlElement, XmlElement] {
  return [
    element('cbc:ID', vatBasis === 'intra_community' ? 'K' : 'S'),
    element('cbc:Percent', String(vatPercent)),
    element('cac:TaxScheme', element('cbc:ID', 'VAT')),
  ];
}

function totals({ net, total, paid, part }: FullInvoice): XmlElement {
  const prepaid = paid === null ? part : total;
  return element(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', net),
    amount('cbc:TaxExclusiveAmount', net),
    amount('cbc:TaxInclusiveAmount', total),
    (paid !== null || prepaid > 0) && amount('cbc:PrepaidAmount', prepaid),
    amount('cbc:PayableAmount', cents(total - prepaid)),
  );
}

function amount(name: string, value: Cents): XmlElement {
  return element(name, { currencyID: 'EUR' }, decimalString(value));
}

import type { XmlElement } from '#server/documents/xml.ts';
import { everywhere } from './document.ts';
import { type Rule, rule } from './rule.ts';

// Of the schemas of UBL 2.1, the elements we write, in their order. EN 16931 knows every one of them: UBL-CR-001 … -682 are
// about all the others.
const head = 'CustomizationID ProfileID ID IssueDate';
const body =
  'AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal';
const references = 'BuyerReference InvoicePeriod OrderReference BillingReference';

const parts: Readonly<Record<string, string>> = {
  Invoice: `${head} DueDate InvoiceTypeCode DocumentCurrencyCode ${references} ${body} InvoiceLine`,
  CreditNote: `${head} CreditNoteTypeCode DocumentCurrencyCode ${references} ${body} CreditNoteLine`,
  InvoicePeriod: 'StartDate EndDate',
  OrderReference: 'ID',
  BillingReference: 'InvoiceDocumentReference',
  InvoiceDocumentReference: 'ID',
  AccountingSupplierParty: 'Party',
  AccountingCustomerParty: 'Party',
  Party: 'EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity',
  PartyName: 'Name',
  PostalAddress: 'StreetName CityName PostalZone Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'CompanyID TaxScheme',
  TaxScheme: 'ID',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Delivery: 'ActualDeliveryDate DeliveryLocation',
  DeliveryLocation: 'Address',
  Address: 'Country',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name',
  PaymentTerms: 'Note',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PrepaidAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount Item Price',
  Item: 'Name ClassifiedTaxCategory',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  Price: 'PriceAmount',
};

const bare = (name: string): string => name.replace(/^c[ab]c:/, '');

function childrenOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function isInOrder(one: XmlElement): boolean {
  const order = parts[bare(one.name)]?.split(' ') ?? [];
  const places = childrenOf(one).map((child) => order.indexOf(bare(child.name)));
  return places.every((place, index) => place < 0 || place >= Math.max(0, ...places.slice(0, index)));
}

/** What the schemas of UBL refuse before any other rule is asked. */
export const schemaRules: readonly Rule[] = [
  rule(
    'UBL-XSD order',
    'Elements come in the order of the schema.',
    (document) => everywhere(document).every(isInOrder),
    (document) => ({ ...document, children: [...document.children].reverse() }),
  ),
  rule(
    'UBL-CR',
    'There is nothing that EN 16931 does not know.',
    (document) =>
      everywhere(document).every((one) =>
        childrenOf(one).every(
          (child) => parts[bare(one.name)]?.split(' ').includes(bare(child.name)) === true,
        ),
      ),
    (document) => ({
      ...document,
      children: [...document.children, { name: 'cbc:UUID', attributes: {}, children: ['1'] }],
    }),
  ),
  rule(
    'UBL-XSD kinds',
    'What holds elements is an aggregate, what holds text is basic.',
    (document) =>
      childrenOf(document)
        .flatMap((child) => everywhere(child))
        .every((one) => one.name.startsWith(childrenOf(one).length > 0 ? 'cac:' : 'cbc:')),
    (document) => ({
      ...document,
      children: document.children.map((child) =>
        typeof child !== 'string' && child.name === 'cbc:ID' ? { ...child, name: 'cac:ID' } : child,
      ),
    }),
  ),
];

import { category, everywhere, lineCategory, lines, seller, textOf, totals, value } from './document.ts';
import { type Rule, rule, set, setAttribute, twice } from './rule.ts';

// Of each published list the codes we use: what is not among them was not looked up.

/** Code lists of EN 16931 (BR-CL-*), and what UBL must not say twice (UBL-SR-*). */
export const codeRules: readonly Rule[] = [
  rule(
    'BR-CL-01',
    'The type of a document is in UNTDID 1001: 380 an invoice, 381 a credit note.',
    (document) =>
      document.name === 'CreditNote'
        ? value(document, 'cbc:CreditNoteTypeCode') === '381'
        : value(document, 'cbc:InvoiceTypeCode') === '380',
    set('cbc:InvoiceTypeCode', '381'),
  ),
  rule(
    'BR-CL-03',
    'The currency of an amount is in ISO 4217.',
    (document) =>
      everywhere(document).every(
        ({ name, attributes }) => !name.endsWith('Amount') || attributes['currencyID'] === 'EUR',
      ),
    setAttribute(`${totals}/cbc:PayableAmount`, 'currencyID', 'EURO'),
  ),
  codes(
    'BR-CL-04',
    'The currency of an invoice is in ISO 4217.',
    ['cbc:DocumentCurrencyCode'],
    ['EUR'],
    'cbc:DocumentCurrencyCode',
  ),
  rule(
    'BR-CL-11',
    'The scheme of a registration number is in ISO 6523: 0106 of the KvK, 0208 of the KBO.',
    (document) =>
      everywhere(document, 'cac:PartyLegalEntity').every((one) =>
        everywhere(one, 'cbc:CompanyID').every(({ attributes }) =>
          ['0106', '0208'].includes(attributes['schemeID'] ?? ''),
        ),
      ),
    setAttribute(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID', 'KVK'),
  ),
  codes(
    'BR-CL-14',
    'A country is in ISO 3166-1.',
    ['cbc:IdentificationCode'],
    ['NL', 'BE'],
    `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  ),
  codes(
    'BR-CL-16',
    'A way of paying is in UNTDID 4461: 30 a transfer, 48 a card.',
    ['cbc:PaymentMeansCode'],
    ['30', '48'],
    'cac:PaymentMeans/cbc:PaymentMeansCode',
  ),
  rule(
    'BR-CL-17',
    'The category of a breakdown is in UNTDID 5305: S the standard rate, K within the Union.',
    (document) =>
      everywhere(document, 'cac:TaxCategory').every((one) => ['S', 'K'].includes(value(one, 'cbc:ID'))),
    set(`${category}/cbc:ID`, 'X'),
  ),
  rule(
    'BR-CL-18',
    'The category of a line is in UNTDID 5305.',
    (document) => lines(document).every((line) => ['S', 'K'].includes(value(line, `${lineCategory}/cbc:ID`))),
    set(`cac:InvoiceLine/${lineCategory}/cbc:ID`, 'X'),
  ),
  rule(
    'BR-CL-22',
    'The reason of an exemption is in the VATEX list.',
    (document) =>
      everywhere(document, 'cbc:TaxExemptionReasonCode').every((one) => textOf(one) === 'VATEX-EU-IC'),
    set(`${category}/cbc:TaxExemptionReasonCode`, 'ARTICLE-138'),
    'belgian',
  ),
  rule(
    'BR-CL-23',
    'A unit is in UN/ECE 20: C62, one piece.',
    (document) =>
      everywhere(document, 'cbc:InvoicedQuantity', 'cbc:CreditedQuantity').every(
        ({ attributes }) => attributes['unitCode'] === 'C62',
      ),
    setAttribute('cac:InvoiceLine/cbc:InvoicedQuantity', 'unitCode', 'stuks'),
  ),
  rule(
    'BR-CL-25',
    'The scheme of an electronic address is in the list of the network.',
    (document) =>
      everywhere(document, 'cbc:EndpointID').every(({ attributes }) =>
        ['0106', '0208'].includes(attributes['schemeID'] ?? ''),
      ),
    setAttribute(`${seller}/cbc:EndpointID`, 'schemeID', '0107'),
  ),
  once(
    'UBL-SR-09',
    'The seller has one name.',
    'cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
  ),
  once(
    'UBL-SR-12',
    'The seller has one VAT number.',
    'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme',
  ),
  once(
    'UBL-SR-15',
    'The buyer has one name.',
    'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
  ),
  once(
    'UBL-SR-18',
    'The buyer has one VAT number.',
    'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme',
  ),
  once('UBL-SR-26', 'A way of paying has one reference.', 'cac:PaymentMeans/cbc:PaymentID'),
  once('UBL-SR-24', 'There is one delivery.', 'cac:Delivery'),
  once('UBL-SR-32', 'A breakdown has one reason.', `${category}/cbc:TaxExemptionReason`, 'belgian'),
  once('UBL-SR-48', 'A line has one VAT category.', 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory'),
];

function codes(
  id: string,
  says: string,
  names: readonly string[],
  known: readonly string[],
  path: string,
): Rule {
  const holds: Rule['holds'] = (document) =>
    everywhere(document, ...names).every((one) => known.includes(textOf(one)));
  return rule(id, says, holds, set(path, '99'));
}

// Of each of its parents on its own: there are many lines.
function once(id: string, says: string, path: string, sample: Rule['sample'] = 'dutch'): Rule {
  const steps = path.split('/');
  const name = steps.at(-1) ?? '';
  const parent = steps.at(-2);
  const holds: Rule['holds'] = (document) =>
    (parent === undefined ? [document] : everywhere(document, parent)).every(
      ({ children }) =>
        children.filter((child) => typeof child !== 'string' && child.name === name).length <= 1,
    );
  return rule(id, says, holds, twice(path), sample);
}

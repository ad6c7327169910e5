import { parseKboNumber } from '#domain/business/company-number.ts';
import {
  all,
  amount,
  attribute,
  buyer,
  category,
  everywhere,
  has,
  lines,
  seller,
  subtotal,
  textOf,
  totals,
  value,
} from './document.ts';
import { type Rule, rule, set, setAttribute, twice, without } from './rule.ts';

const anyNote = { name: 'cbc:Note', attributes: {}, children: ['a note'] } as const;
const taxCurrency = { name: 'cbc:TaxCurrencyCode', attributes: {}, children: ['EUR'] } as const;
const dates = ['cbc:IssueDate', 'cbc:DueDate', 'cbc:StartDate', 'cbc:EndDate', 'cbc:ActualDeliveryDate'];
const quantityOf = (line: Parameters<typeof value>[0]): number =>
  Number(value(line, 'cbc:InvoicedQuantity') || value(line, 'cbc:CreditedQuantity'));

/** Peppol BIS Billing 3 on top of EN 16931, and what it asks of suppliers in the Netherlands (NL-R-*). */
export const peppolRules: readonly Rule[] = [
  rule(
    'PEPPOL-EN16931-R001',
    'There is a business process.',
    (document) => has(document, 'cbc:ProfileID'),
    without('cbc:ProfileID'),
  ),
  rule(
    'PEPPOL-EN16931-R002',
    'There is at most one note.',
    (document) => all(document, 'cbc:Note').length <= 1,
    (document) => ({ ...document, children: [...document.children, anyNote, anyNote] }),
  ),
  rule(
    'PEPPOL-EN16931-R003',
    'There is a reference of the buyer or of an order.',
    (document) => has(document, 'cbc:BuyerReference') || has(document, 'cac:OrderReference/cbc:ID'),
    (document) => without('cbc:BuyerReference')(without('cac:OrderReference')(document)),
  ),
  rule(
    'PEPPOL-EN16931-R004',
    'The specification is that of Peppol billing.',
    (document) =>
      value(document, 'cbc:CustomizationID') ===
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    set('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
  ),
  rule(
    'PEPPOL-EN16931-R005',
    'A currency of the VAT is another than that of the invoice.',
    (document) => !has(document, 'cbc:TaxCurrencyCode'),
    (document) => ({ ...document, children: [...document.children, taxCurrency] }),
  ),
  rule(
    'PEPPOL-EN16931-R007',
    'The business process is of billing.',
    (document) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(value(document, 'cbc:ProfileID')),
    set('cbc:ProfileID', 'billing'),
  ),
  rule(
    'PEPPOL-EN16931-R008',
    'Nothing is empty.',
    (document) =>
      everywhere(document).every((one) =>
        one.children.some((child) => typeof child !== 'string' || child.trim() !== ''),
      ),
    set('cbc:BuyerReference', ' '),
  ),
  rule(
    'PEPPOL-EN16931-R010',
    'The buyer has an electronic address.',
    (document) => has(document, `${buyer}/cbc:EndpointID`),
    without(`${buyer}/cbc:EndpointID`),
  ),
  rule(
    'PEPPOL-EN16931-R020',
    'The seller has an electronic address.',
    (document) => has(document, `${seller}/cbc:EndpointID`),
    without(`${seller}/cbc:EndpointID`),
  ),
  rule(
    'PEPPOL-EN16931-R051',
    'Every amount is in the currency of the invoice.',
    (document) =>
      everywhere(document).every(
        ({ name, attributes }) =>
          !name.endsWith('Amount') ||
          attributes['currencyID'] === value(document, 'cbc:DocumentCurrencyCode'),
      ),
    setAttribute(`${subtotal}/cbc:TaxAmount`, 'currencyID', 'USD'),
  ),
  rule(
    'PEPPOL-EN16931-R053',
    'There is one total of the VAT with a breakdown.',
    (document) => all(document, 'cac:TaxTotal').filter((one) => has(one, 'cac:TaxSubtotal')).length === 1,
    twice('cac:TaxTotal'),
  ),
  rule(
    'PEPPOL-EN16931-R054',
    'There is no total of the VAT without a breakdown: it would be in another currency.',
    (document) => all(document, 'cac:TaxTotal').every((one) => has(one, 'cac:TaxSubtotal')),
    (document) => without(subtotal)(twice('cac:TaxTotal')(document)),
  ),
  rule(
    'PEPPOL-EN16931-R120',
    'The amount of a line is its quantity times its price, to two cents.',
    (document) =>
      lines(document).every(
        (line) =>
          Math.abs(
            amount(line, 'cbc:LineExtensionAmount') -
              quantityOf(line) * amount(line, 'cac:Price/cbc:PriceAmount'),
          ) <= 2,
      ),
    set('cac:InvoiceLine/cac:Price/cbc:PriceAmount', '51.41'),
  ),
  rule(
    'PEPPOL-EN16931-F001',
    'A date is written year-month-day, and exists.',
    (document) =>
      everywhere(document, ...dates).every((one) => {
        const moment = new Date(`${textOf(one)}T00:00:00Z`);
        return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === textOf(one);
      }),
    set('cbc:DueDate', '16-12-2026'),
  ),
  rule(
    'PEPPOL-EN16931-P0106',
    'VATEX-EU-IC goes with category K.',
    (document) =>
      all(document, category).every(
        (one) => value(one, 'cbc:TaxExemptionReasonCode') !== 'VATEX-EU-IC' || value(one, 'cbc:ID') === 'K',
      ),
    set(`${category}/cbc:ID`, 'S'),
    'belgian',
  ),
  rule(
    'PEPPOL-COMMON-R043',
    'A Belgian enterprise number has ten digits and sound check digits.',
    (document) =>
      everywhere(document, 'cbc:EndpointID', 'cbc:CompanyID').every(
        (one) => one.attributes['schemeID'] !== '0208' || parseKboNumber(textOf(one)) === textOf(one),
      ),
    set(`${buyer}/cbc:EndpointID`, '1000000022'),
    'belgian',
  ),
  rule(
    'NL-R-001',
    'A credit note names the invoice it corrects.',
    (document) =>
      document.name !== 'CreditNote' ||
      value(document, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID') !== '',
    without('cac:BillingReference'),
    'credit',
  ),
  address('NL-R-002', 'The address of a Dutch seller has street, city and postcode.', seller),
  rule(
    'NL-R-003',
    'A Dutch seller has its number at the KvK.',
    (document) => attribute(document, `${seller}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID') === '0106',
    without(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
  ),
  address('NL-R-004', 'The address of a Dutch buyer has street, city and postcode.', buyer),
  rule(
    'NL-R-005',
    'A Dutch buyer has its number at the KvK.',
    (document) =>
      value(document, `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== 'NL' ||
      attribute(document, `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID') === '0106',
    setAttribute(`${buyer}/cac:PartyLegalEntity/cbc:CompanyID`, 'schemeID', '0208'),
  ),
  rule(
    'NL-R-007',
    'Who has to pay is told how.',
    (document) =>
      document.name === 'CreditNote' ||
      amount(document, `${totals}/cbc:PayableAmount`) <= 0 ||
      has(document, 'cac:PaymentMeans'),
    without('cac:PaymentMeans'),
  ),
  rule(
    'NL-R-008',
    'A Dutch seller is paid by transfer, card or debit.',
    (document) =>
      all(document, 'cac:PaymentMeans').every((one) =>
        ['30', '48', '49', '57', '58', '59'].includes(value(one, 'cbc:PaymentMeansCode')),
      ),
    set('cac:PaymentMeans/cbc:PaymentMeansCode', '31'),
  ),
];

function address(id: string, says: string, party: string): Rule {
  const where = `${party}/cac:PostalAddress`;
  const holds: Rule['holds'] = (document) =>
    value(document, `${where}/cac:Country/cbc:IdentificationCode`) !== 'NL' ||
    ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'].every(
      (name) => value(document, `${where}/${name}`) !== '',
    );
  return rule(id, says, holds, without(`${where}/cbc:PostalZone`));
}

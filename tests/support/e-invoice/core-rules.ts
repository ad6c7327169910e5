import { all, attribute, buyer, category, has, lines, seller, subtotal, totals, value } from './document.ts';
import { dropAttribute, type Rule, rule, set, without } from './rule.ts';

const line = 'cac:InvoiceLine';
const quantity = ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'];

/** EN 16931-1, what an invoice must contain (BR-01 … BR-65), as far as it concerns what we write. */
export const coreRules: readonly Rule[] = [
  filled('BR-01', 'An invoice names the specification it follows.', 'cbc:CustomizationID'),
  filled('BR-02', 'An invoice has a number.', 'cbc:ID'),
  filled('BR-03', 'An invoice has a date of issue.', 'cbc:IssueDate'),
  rule(
    'BR-04',
    'An invoice has a type.',
    (document) => value(document, 'cbc:InvoiceTypeCode') + value(document, 'cbc:CreditNoteTypeCode') !== '',
    without('cbc:InvoiceTypeCode'),
  ),
  filled('BR-05', 'An invoice has a currency.', 'cbc:DocumentCurrencyCode'),
  filled(
    'BR-06',
    'An invoice has the name of the seller.',
    `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`,
  ),
  filled(
    'BR-07',
    'An invoice has the name of the buyer.',
    `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`,
  ),
  present('BR-08', 'An invoice has the address of the seller.', `${seller}/cac:PostalAddress`),
  filled(
    'BR-09',
    'The address of the seller has a country.',
    `${seller}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  ),
  present('BR-10', 'An invoice has the address of the buyer.', `${buyer}/cac:PostalAddress`),
  filled(
    'BR-11',
    'The address of the buyer has a country.',
    `${buyer}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`,
  ),
  present('BR-12', 'An invoice has the sum of its lines.', `${totals}/cbc:LineExtensionAmount`),
  present('BR-13', 'An invoice has its total without VAT.', `${totals}/cbc:TaxExclusiveAmount`),
  present('BR-14', 'An invoice has its total with VAT.', `${totals}/cbc:TaxInclusiveAmount`),
  present('BR-15', 'An invoice has the amount due.', `${totals}/cbc:PayableAmount`),
  rule(
    'BR-16',
    'An invoice has at least one line.',
    (document) => lines(document).length > 0,
    (document) => without(line)(without(line)(document)),
  ),
  ofLines('BR-21', 'Every line has an identifier.', ['cbc:ID']),
  ofLines('BR-22', 'Every line has a quantity.', quantity),
  rule(
    'BR-23',
    'Every quantity has a unit.',
    (document) =>
      lines(document).every((one) => quantity.some((path) => attribute(one, path, 'unitCode') !== '')),
    dropAttribute(`${line}/cbc:InvoicedQuantity`, 'unitCode'),
  ),
  ofLines('BR-24', 'Every line has a net amount.', ['cbc:LineExtensionAmount']),
  ofLines('BR-25', 'Every line has the name of an item.', ['cac:Item/cbc:Name']),
  ofLines('BR-26', 'Every line has a net price.', ['cac:Price/cbc:PriceAmount']),
  rule(
    'BR-27',
    'No net price is negative.',
    (document) => lines(document).every((one) => Number(value(one, 'cac:Price/cbc:PriceAmount')) >= 0),
    set(`${line}/cac:Price/cbc:PriceAmount`, '-51.39'),
  ),
  rule(
    'BR-29',
    'A period does not end before it begins.',
    (document) =>
      all(document, 'cac:InvoicePeriod').every(
        (period) =>
          !(has(period, 'cbc:StartDate') && has(period, 'cbc:EndDate')) ||
          value(period, 'cbc:EndDate') >= value(period, 'cbc:StartDate'),
      ),
    set('cac:InvoicePeriod/cbc:EndDate', '2026-11-15'),
    'ahead',
  ),
  present('BR-45', 'A VAT breakdown has the amount that is taxed.', `${subtotal}/cbc:TaxableAmount`),
  present('BR-46', 'A VAT breakdown has the tax.', `${subtotal}/cbc:TaxAmount`),
  filled('BR-47', 'A VAT breakdown has a category.', `${category}/cbc:ID`),
  present('BR-48', 'A VAT breakdown has a rate.', `${category}/cbc:Percent`),
  ifThere('BR-49', 'A way of paying has its code.', 'cac:PaymentMeans', 'cbc:PaymentMeansCode'),
  ifThere(
    'BR-50',
    'An account to pay to has its number.',
    'cac:PaymentMeans/cac:PayeeFinancialAccount',
    'cbc:ID',
  ),
  rule(
    'BR-55',
    'What refers to an earlier invoice has its number.',
    (document) =>
      all(document, 'cac:BillingReference').every(
        (one) => value(one, 'cac:InvoiceDocumentReference/cbc:ID') !== '',
      ),
    without('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
    'credit',
  ),
  ifThere(
    'BR-57',
    'An address of delivery has a country.',
    'cac:Delivery/cac:DeliveryLocation/cac:Address',
    'cac:Country/cbc:IdentificationCode',
  ),
  rule(
    'BR-61',
    'A transfer names the account it goes to.',
    (document) =>
      all(document, 'cac:PaymentMeans').every(
        (means) =>
          !['30', '58'].includes(value(means, 'cbc:PaymentMeansCode')) ||
          has(means, 'cac:PayeeFinancialAccount/cbc:ID'),
      ),
    without('cac:PaymentMeans/cac:PayeeFinancialAccount'),
  ),
  scheme('BR-62', 'The electronic address of the seller has a scheme.', `${seller}/cbc:EndpointID`),
  scheme('BR-63', 'The electronic address of the buyer has a scheme.', `${buyer}/cbc:EndpointID`),
];

function filled(id: string, says: string, path: string): Rule {
  return rule(id, says, (document) => value(document, path) !== '', set(path, ' '));
}

function present(id: string, says: string, path: string): Rule {
  return rule(id, says, (document) => has(document, path), without(path));
}

function ofLines(id: string, says: string, paths: readonly string[]): Rule {
  const holds: Rule['holds'] = (document) =>
    lines(document).every((one) => paths.some((path) => value(one, path) !== ''));
  return rule(id, says, holds, without(`${line}/${paths[0]}`));
}

function ifThere(id: string, says: string, where: string, path: string): Rule {
  const holds: Rule['holds'] = (document) => all(document, where).every((one) => value(one, path) !== '');
  return rule(id, says, holds, without(`${where}/${path}`));
}

function scheme(id: string, says: string, path: string): Rule {
  const holds: Rule['holds'] = (document) => attribute(document, path, 'schemeID') !== '';
  return rule(id, says, holds, dropAttribute(path, 'schemeID'));
}

import {
  all,
  amount,
  category,
  everywhere,
  has,
  lineCategory,
  lines,
  seller,
  subtotal,
  sumOf,
  textOf,
  totals,
  value,
} from './document.ts';
import { type Rule, rule, set, without } from './rule.ts';

/** EN 16931-1, what must agree with what (BR-CO-*) and in how many decimals (BR-DEC-*). */
export const totalRules: readonly Rule[] = [
  rule(
    'BR-CO-04',
    'Every line has a VAT category.',
    (document) => lines(document).every((line) => value(line, `${lineCategory}/cbc:ID`) !== ''),
    without(`cac:InvoiceLine/${lineCategory}`),
  ),
  rule(
    'BR-CO-09',
    'A VAT number begins with the code of a country.',
    (document) =>
      everywhere(document, 'cac:PartyTaxScheme').every((one) => /^(NL|BE)/.test(value(one, 'cbc:CompanyID'))),
    set(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`, '123456789B13'),
  ),
  rule(
    'BR-CO-10',
    'The sum of the lines is what the lines add up to.',
    (document) =>
      amount(document, `${totals}/cbc:LineExtensionAmount`) ===
      sumOf(lines(document), 'cbc:LineExtensionAmount'),
    set(`${totals}/cbc:LineExtensionAmount`, '122.29'),
  ),
  rule(
    'BR-CO-13',
    'The total without VAT is the sum of the lines: there is no allowance and no charge.',
    (document) =>
      amount(document, `${totals}/cbc:TaxExclusiveAmount`) ===
      amount(document, `${totals}/cbc:LineExtensionAmount`),
    set(`${totals}/cbc:TaxExclusiveAmount`, '122.27'),
  ),
  rule(
    'BR-CO-14',
    'The VAT is the sum of the VAT of its breakdown.',
    (document) =>
      amount(document, 'cac:TaxTotal/cbc:TaxAmount') === sumOf(all(document, subtotal), 'cbc:TaxAmount'),
    set('cac:TaxTotal/cbc:TaxAmount', '25.67'),
  ),
  rule(
    'BR-CO-15',
    'The total with VAT is the total without it and the VAT.',
    (document) =>
      amount(document, `${totals}/cbc:TaxInclusiveAmount`) ===
      amount(document, `${totals}/cbc:TaxExclusiveAmount`) + amount(document, 'cac:TaxTotal/cbc:TaxAmount'),
    set(`${totals}/cbc:TaxInclusiveAmount`, '147.95'),
  ),
  rule(
    'BR-CO-16',
    'What is due is the total with VAT, less what is paid.',
    (document) =>
      amount(document, `${totals}/cbc:PayableAmount`) ===
      amount(document, `${totals}/cbc:TaxInclusiveAmount`) -
        sumOf(
          all(document, totals).filter((one) => has(one, 'cbc:PrepaidAmount')),
          'cbc:PrepaidAmount',
        ),
    set(`${totals}/cbc:PayableAmount`, '0.00'),
  ),
  rule(
    'BR-CO-17',
    'The VAT of a category is its amount times its rate. The published check leaves less than one euro between them, as the partial invoices of one order need.',
    (document) =>
      all(document, subtotal).every((one) => {
        const percent = Number(value(one, 'cac:TaxCategory/cbc:Percent'));
        const expected = Math.round((amount(one, 'cbc:TaxableAmount') * percent) / 100);
        return percent === 0
          ? amount(one, 'cbc:TaxAmount') === 0
          : Math.abs(amount(one, 'cbc:TaxAmount') - expected) < 100;
      }),
    set(`${subtotal}/cbc:TaxAmount`, '24.68'),
  ),
  rule(
    'BR-CO-18',
    'An invoice has a VAT breakdown.',
    (document) => has(document, subtotal),
    without(subtotal),
  ),
  rule(
    'BR-CO-19',
    'A period has a first or a last day.',
    (document) =>
      all(document, 'cac:InvoicePeriod').every((one) => has(one, 'cbc:StartDate') || has(one, 'cbc:EndDate')),
    (document) =>
      without('cac:InvoicePeriod/cbc:EndDate')(without('cac:InvoicePeriod/cbc:StartDate')(document)),
    'ahead',
  ),
  rule(
    'BR-CO-25',
    'Where something is due there is a due day, or terms of payment.',
    (document) =>
      document.name === 'CreditNote' ||
      amount(document, `${totals}/cbc:PayableAmount`) <= 0 ||
      has(document, 'cbc:DueDate') ||
      has(document, 'cac:PaymentTerms/cbc:Note'),
    (document) => without('cbc:DueDate')(without('cac:PaymentTerms')(document)),
  ),
  rule(
    'BR-CO-26',
    'The seller can be known by a number.',
    (document) =>
      has(document, `${seller}/cac:PartyTaxScheme/cbc:CompanyID`) ||
      has(document, `${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
    (document) =>
      without(`${seller}/cac:PartyTaxScheme`)(
        without(`${seller}/cac:PartyLegalEntity/cbc:CompanyID`)(document),
      ),
  ),
  twoDecimals('BR-DEC-09', `${totals}/cbc:LineExtensionAmount`),
  twoDecimals('BR-DEC-12', `${totals}/cbc:TaxExclusiveAmount`),
  twoDecimals('BR-DEC-13', 'cac:TaxTotal/cbc:TaxAmount'),
  twoDecimals('BR-DEC-14', `${totals}/cbc:TaxInclusiveAmount`),
  twoDecimals('BR-DEC-16', `${totals}/cbc:PrepaidAmount`, 'ahead'),
  twoDecimals('BR-DEC-18', `${totals}/cbc:PayableAmount`),
  twoDecimals('BR-DEC-19', `${subtotal}/cbc:TaxableAmount`),
  twoDecimals('BR-DEC-20', `${subtotal}/cbc:TaxAmount`),
  rule(
    'BR-DEC-23',
    'The net amount of a line has at most two decimals.',
    (document) => lines(document).every((line) => hasTwo(value(line, 'cbc:LineExtensionAmount'))),
    set('cac:InvoiceLine/cbc:LineExtensionAmount', '102.780'),
  ),
  decimals('UBL-DT-01', 'Amounts have at most two decimals.', /Amount$/, 2, `${totals}/cbc:PayableAmount`),
  decimals(
    'UBL-DT-02',
    'Prices have at most four decimals.',
    /PriceAmount$/,
    4,
    'cac:InvoiceLine/cac:Price/cbc:PriceAmount',
  ),
  decimals(
    'UBL-DT-03',
    'Quantities have at most four decimals.',
    /Quantity$/,
    4,
    'cac:InvoiceLine/cbc:InvoicedQuantity',
  ),
  decimals('UBL-DT-04', 'Rates have at most four decimals.', /Percent$/, 4, `${category}/cbc:Percent`),
];

const hasTwo = (text: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(text);

function twoDecimals(id: string, path: string, sample: Rule['sample'] = 'dutch'): Rule {
  const holds: Rule['holds'] = (document) => all(document, path).every((one) => hasTwo(textOf(one)));
  return rule(id, `${path} has at most two decimals.`, holds, set(path, '147.960'), sample);
}

function decimals(id: string, says: string, names: RegExp, most: number, path: string): Rule {
  const sound = new RegExp(`^-?\\d+(\\.\\d{1,${most}})?$`);
  const holds: Rule['holds'] = (document) =>
    everywhere(document).every((one) => !names.test(one.name) || sound.test(textOf(one)));
  return rule(id, says, holds, set(path, '1.23456'));
}

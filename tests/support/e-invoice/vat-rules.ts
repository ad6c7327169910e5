import type { XmlElement } from '#server/documents/xml.ts';
import {
  all,
  amount,
  buyer,
  category,
  has,
  lineCategory,
  lines,
  seller,
  subtotal,
  sumOf,
  value,
} from './document.ts';
import { put, type Rule, rule, set, without } from './rule.ts';

// We sell at the standard rate (S) and to companies in another member state (K); BR-Z, -E, -AE, -G, -O, -AF, -AG and -B are
// about categories that no document of ours has, and BR-CL-17 and -18 refuse them here.

const linesOf = (document: XmlElement, code: string): readonly XmlElement[] =>
  lines(document).filter((line) => value(line, `${lineCategory}/cbc:ID`) === code);

const breakdownsOf = (document: XmlElement, code: string): readonly XmlElement[] =>
  all(document, subtotal).filter((one) => value(one, 'cac:TaxCategory/cbc:ID') === code);

const reason = 'cac:TaxCategory/cbc:TaxExemptionReason';
const buyerVatId = `${buyer}/cac:PartyTaxScheme/cbc:CompanyID`;
const sellerVatId = `${seller}/cac:PartyTaxScheme/cbc:CompanyID`;
const deliveryCountry = 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode';
const exemption: XmlElement = { name: 'cbc:TaxExemptionReason', attributes: {}, children: ['vrijgesteld'] };

/** EN 16931-1, VAT at the standard rate (BR-S-*) and of supplies within the Union (BR-IC-*). */
export const vatRules: readonly Rule[] = [
  rule(
    'BR-S-01',
    'Lines at the standard rate have their breakdown, and a breakdown has such lines.',
    (document) => linesOf(document, 'S').length > 0 === breakdownsOf(document, 'S').length > 0,
    set(`${category}/cbc:ID`, 'K'),
  ),
  rule(
    'BR-S-02',
    'With lines at the standard rate the seller has a VAT number.',
    (document) => linesOf(document, 'S').length === 0 || has(document, sellerVatId),
    without(`${seller}/cac:PartyTaxScheme`),
  ),
  rule(
    'BR-S-05',
    'The standard rate on a line is above zero.',
    (document) =>
      linesOf(document, 'S').every((line) => Number(value(line, `${lineCategory}/cbc:Percent`)) > 0),
    set(`cac:InvoiceLine/${lineCategory}/cbc:Percent`, '0'),
  ),
  rule(
    'BR-S-08',
    'What is taxed at a rate is the sum of the lines at that rate.',
    (document) =>
      breakdownsOf(document, 'S').every((one) => {
        const rate = value(one, 'cac:TaxCategory/cbc:Percent');
        const taxed = linesOf(document, 'S').filter(
          (line) => value(line, `${lineCategory}/cbc:Percent`) === rate,
        );
        return amount(one, 'cbc:TaxableAmount') === sumOf(taxed, 'cbc:LineExtensionAmount');
      }),
    set(`${subtotal}/cbc:TaxableAmount`, '122.27'),
  ),
  rule(
    'BR-S-09',
    'VAT at the standard rate is the amount times the rate, within the one euro of BR-CO-17.',
    (document) =>
      breakdownsOf(document, 'S').every((one) => {
        const rate = Number(value(one, 'cac:TaxCategory/cbc:Percent'));
        const expected = Math.round((amount(one, 'cbc:TaxableAmount') * rate) / 100);
        return Math.abs(amount(one, 'cbc:TaxAmount') - expected) < 100;
      }),
    set(`${subtotal}/cbc:TaxAmount`, '26.68'),
  ),
  rule(
    'BR-S-10',
    'The standard rate has no reason for an exemption.',
    (document) => breakdownsOf(document, 'S').every((one) => !has(one, reason) && !has(one, `${reason}Code`)),
    put(category, exemption),
  ),
  rule(
    'BR-IC-01',
    'Lines within the Union have exactly one breakdown, and it has such lines.',
    (document) => breakdownsOf(document, 'K').length === (linesOf(document, 'K').length > 0 ? 1 : 0),
    set(`${category}/cbc:ID`, 'S'),
    'belgian',
  ),
  rule(
    'BR-IC-02',
    'A supply within the Union names the VAT numbers of both.',
    (document) =>
      linesOf(document, 'K').length === 0 || (has(document, sellerVatId) && has(document, buyerVatId)),
    without(`${buyer}/cac:PartyTaxScheme`),
    'belgian',
  ),
  rule(
    'BR-IC-05',
    'The rate on a line within the Union is zero.',
    (document) => linesOf(document, 'K').every((line) => value(line, `${lineCategory}/cbc:Percent`) === '0'),
    set(`cac:InvoiceLine/${lineCategory}/cbc:Percent`, '21'),
    'belgian',
  ),
  rule(
    'BR-IC-08',
    'What is supplied within the Union is the sum of those lines.',
    (document) =>
      breakdownsOf(document, 'K').every(
        (one) =>
          amount(one, 'cbc:TaxableAmount') === sumOf(linesOf(document, 'K'), 'cbc:LineExtensionAmount'),
      ),
    set(`${subtotal}/cbc:TaxableAmount`, '122.27'),
    'belgian',
  ),
  rule(
    'BR-IC-09',
    'VAT within the Union is zero.',
    (document) => breakdownsOf(document, 'K').every((one) => amount(one, 'cbc:TaxAmount') === 0),
    set(`${subtotal}/cbc:TaxAmount`, '0.01'),
    'belgian',
  ),
  rule(
    'BR-IC-10',
    'A supply within the Union has its reason.',
    (document) => breakdownsOf(document, 'K').every((one) => has(one, reason) || has(one, `${reason}Code`)),
    (document) =>
      without(`${category}/cbc:TaxExemptionReason`)(
        without(`${category}/cbc:TaxExemptionReasonCode`)(document),
      ),
    'belgian',
  ),
  rule(
    'BR-IC-11',
    'A supply within the Union has a day of delivery or a period.',
    (document) =>
      breakdownsOf(document, 'K').length === 0 ||
      value(document, 'cac:Delivery/cbc:ActualDeliveryDate') !== '' ||
      has(document, 'cac:InvoicePeriod/cbc:StartDate') ||
      has(document, 'cac:InvoicePeriod/cbc:EndDate'),
    without('cac:InvoicePeriod'),
    'ahead',
  ),
  rule(
    'BR-IC-12',
    'A supply within the Union has the country it goes to.',
    (document) => breakdownsOf(document, 'K').length === 0 || value(document, deliveryCountry) !== '',
    without('cac:Delivery/cac:DeliveryLocation'),
    'belgian',
  ),
];

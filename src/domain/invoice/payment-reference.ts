import type { Country } from '../business/address.ts';
import { passesMod97, remainderOf97, remainderOfLetters97 } from '../business/identity-number.ts';
import { formatDocumentNumber, parseDocumentNumber } from './document-number.ts';

// What a bank carries unchanged from the payer to our statement. Both forms hold the number itself, so that a payment
// is recognised without looking anything up, and check digits, so that a typing error pays no other invoice.

/**
 * What a customer of this country pays an invoice with: in Belgium `+++202/6000/01206+++`, of year and number, elsewhere
 * the ISO 11649 form `RF30F202600012`.
 */
export function referenceFor(number: string, country: Country): string {
  const parsed = parseDocumentNumber(number);
  if (parsed === null) throw new Error(`not a number of ours: ${number}`);
  const { series, year, sequence } = parsed;
  // The Belgian form has room for one series of a million; banks there take the other one as well.
  const isShort = series === 'F' && sequence <= 999_999;
  return country === 'BE' && isShort ? belgian(year, sequence) : international(number);
}

/** The invoice a payer means, in whatever form, case and spacing a bank or a person hands it over; else null. */
export function invoiceNumberOf(reference: string): string | null {
  const compact = reference.replace(/\s/g, '').toUpperCase();
  return fromInternational(compact) ?? fromBelgian(compact);
}

/** As it is printed and typed over: an RF reference in groups of four; the Belgian form has its own. */
export function formatReference(reference: string): string {
  return reference.startsWith('RF') ? reference.replace(/(.{4})(?=.)/g, '$1 ') : reference;
}

function international(number: string): string {
  const core = number.replace('-', '');
  return `RF${checkDigits(98 - remainderOfLetters97(`${core}RF00`))}${core}`;
}

function fromInternational(compact: string): string | null {
  const [, head, series, year, sequence] = /^(RF\d\d)([BFC])(\d{4})(\d{5,})$/.exec(compact) ?? [];
  if (head === undefined || checkDigitsOf(head) < 2 || checkDigitsOf(head) > 98) return null;
  if (!passesMod97(compact.slice(4) + head)) return null;
  const number = `${series}${year}-${sequence}`;
  return parseDocumentNumber(number) === null ? null : number;
}

// 00, 01 and 99 leave the same remainder as 97, 98 and 02, and nobody makes them.
const checkDigitsOf = (head: string): number => Number(head.slice(2));

function belgian(year: number, sequence: number): string {
  const ten = `${year}${String(sequence).padStart(6, '0')}`;
  const twelve = `${ten}${belgianCheck(ten)}`;
  return `+++${twelve.slice(0, 3)}/${twelve.slice(3, 7)}/${twelve.slice(7)}+++`;
}

function fromBelgian(compact: string): string | null {
  // In a bank statement it is twelve digits; on paper it stands between pluses or asterisks.
  const [, first, second, third] =
    /^(?:\+{3}|\*{3})?(\d{3})[/.-]?(\d{4})[/.-]?(\d{5})(?:\+{3}|\*{3})?$/.exec(compact) ?? [];
  if (first === undefined) return null;
  const twelve = `${first}${second}${third}`;
  const ten = twelve.slice(0, 10);
  if (twelve.slice(10) !== belgianCheck(ten) || !/^2\d{3}(?!0{6})/.test(ten)) return null;
  return formatDocumentNumber({ series: 'F', year: Number(ten.slice(0, 4)), sequence: Number(ten.slice(4)) });
}

const belgianCheck = (ten: string): string => checkDigits(remainderOf97(ten) || 97);

const checkDigits = (value: number): string => String(value).padStart(2, '0');

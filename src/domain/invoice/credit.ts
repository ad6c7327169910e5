import { type Cents, cents, divideHalfUp } from '../money/cents.ts';

type Amounts = { readonly net: Cents; readonly vat: Cents };

type Credited = Amounts & { readonly vatPercent: number; readonly already: Amounts };

/**
 * How much of an invoice an amount including VAT gives back; null when that is more than is left. The last part
 * takes whatever rounding has left over, so that invoice and credit notes always come to nothing together.
 */
export function creditOf(amount: Cents, invoice: Credited): Amounts | null {
  const left = {
    net: cents(invoice.net - invoice.already.net),
    vat: cents(invoice.vat - invoice.already.vat),
  };
  if (amount <= 0 || amount > left.net + left.vat) return null;
  if (amount === left.net + left.vat) return left;
  const share = divideHalfUp(amount * 100, 100 + invoice.vatPercent);
  const net = cents(Math.min(left.net, Math.max(share, amount - left.vat)));
  return { net, vat: cents(amount - net) };
}

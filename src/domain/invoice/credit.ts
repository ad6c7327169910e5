import { type Cents, cents, divideHalfUp, sum, times } from '../money/cents.ts';

type Amounts = { readonly net: Cents; readonly vat: Cents };

type Credited = Amounts & { readonly vatPercent: number; readonly already: Amounts };

/**
 * How much of an invoice an amount including VAT gives back; null when that is more than is left. The last part
 * takes whatever rounding has left over, so that invoice and credit notes always come to nothing together.
 */
export function creditOf(amount: Cents, invoice: Credited): Amounts | null {
  const left = leftOf(invoice);
  if (amount <= 0 || amount > left.net + left.vat) return null;
  if (amount === left.net + left.vat) return left;
  const share = divideHalfUp(amount * 100, 100 + invoice.vatPercent);
  const net = cents(Math.min(left.net, Math.max(share, amount - left.vat)));
  return { net, vat: cents(amount - net) };
}

// The same for what is known without VAT: lines are given back at the price they were sold for.
function creditOfNet(net: Cents, invoice: Credited): Amounts | null {
  const left = leftOf(invoice);
  if (net <= 0 || net > left.net) return null;
  if (net === left.net) return left;
  return { net, vat: cents(Math.min(left.vat, divideHalfUp(net * invoice.vatPercent, 100))) };
}

function leftOf({ net, vat, already }: Credited): Amounts {
  return { net: cents(net - already.net), vat: cents(vat - already.vat) };
}

/** A line of an invoice, and how many of its pieces were given back before. */
export type CreditableLine = {
  readonly id: number;
  readonly amount: number;
  readonly unitPrice: Cents;
  readonly credited: number;
};

/** What somebody wants back: an amount including VAT, or pieces of lines by the line's id. */
export type CreditWish =
  | { readonly kind: 'amount'; readonly amount: Cents }
  | { readonly kind: 'lines'; readonly pieces: ReadonlyMap<number, number> };

export type CreditPlan = Amounts & {
  // None for an amount that is not a number of pieces.
  readonly lines: readonly { readonly id: number; readonly amount: number; readonly unitPrice: Cents }[];
};

type CreditedInvoice = Credited & { readonly lines: readonly CreditableLine[] };

/** What the credit note will say; null when the invoice, or one of its lines, has not that much left. */
export function planCredit(wish: CreditWish, invoice: CreditedInvoice): CreditPlan | null {
  if (wish.kind === 'amount') {
    const credit = creditOf(wish.amount, invoice);
    if (credit === null) return null;
    // What is left whole is told line by line: who takes all of it wants to read what that was.
    const rest = pick(invoice.lines, (line) => line.amount - line.credited);
    return { ...credit, lines: netOf(rest) === credit.net ? rest : [] };
  }
  const wanted = ({ id }: CreditableLine) => wish.pieces.get(id) ?? 0;
  const isLeft = (line: CreditableLine) =>
    Number.isSafeInteger(wanted(line)) && wanted(line) >= 0 && wanted(line) <= line.amount - line.credited;
  if (!invoice.lines.every(isLeft)) return null;
  const lines = pick(invoice.lines, wanted);
  const credit = creditOfNet(netOf(lines), invoice);
  return credit === null ? null : { ...credit, lines };
}

function pick(lines: readonly CreditableLine[], piecesOf: (line: CreditableLine) => number) {
  return lines
    .map((line) => ({ id: line.id, amount: piecesOf(line), unitPrice: line.unitPrice }))
    .filter(({ amount }) => amount > 0);
}

function netOf(lines: CreditPlan['lines']): Cents {
  return sum(lines.map(({ unitPrice, amount }) => times(unitPrice, amount)));
}

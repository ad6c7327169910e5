import { findProduct } from '#catalogue/index.ts';
import type { CartLineData, CartPage } from '#contract/cart-page.ts';
import type { CartAnswer } from '#contract/configurator-answer.ts';
import { wayToOrder } from '#domain/account/way-to-order.ts';
import { type Grouping, groupLines } from '#domain/cart/group-lines.ts';
import { latestDate } from '#domain/delivery/delivery-date.ts';
import { measureInUnit } from '#domain/measure/format-measure.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { decimalString, times } from '#domain/money/cents.ts';
import { describeFinding } from '#text/configurator/problems.ts';
import { summaryInUnit } from '#text/configurator/summary-in-unit.ts';
import { feeNames } from '#text/ordering/cart.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { ListedPhoto } from '../photos/photos.ts';
import { presentPhotos } from '../photos/present-photos.ts';
import { productName, productText } from '../product/product-text.ts';
import type { CartLine } from './cart-line.ts';
import { lineColour, lineDrawing } from './line-drawing.ts';
import type { OpenedCart, OpenedLine } from './open-cart.ts';
import { presentTotals } from './present-totals.ts';

type LinePhotos = ReadonlyMap<number, readonly ListedPhoto[]>;

export function presentCart({ lines, totals }: OpenedCart, unit: Unit, photos: LinePhotos): CartAnswer {
  return {
    lines: lines.map((line) => ({
      timestamp: line.timestamp,
      code: line.productCode,
      name: productName(line.productCode),
      amount: line.amount,
      unitPrice: decimalString(line.unitPrice),
      linePrice: decimalString(times(line.unitPrice, line.amount)),
      adviesPrijs: decimalString(line.advicePrice),
      sizes: {
        width_total: measureInUnit(line.totalWidth, unit),
        height_total: measureInUnit(line.totalHeight, unit),
      },
      kenmerk: line.boxLabel,
      reference: line.reference,
      summary: [...summaryInUnit(line.summary, unit)],
      deliveryDate: line.deliveryDate,
      photos: presentPhotos(photos.get(line.id)).map(({ src }) => src),
    })),
    fees: totals.setUpFees.map(({ ral, price }) => ({
      name: feeNames.ralSetup(ral),
      price: decimalString(price),
    })),
    shipping: decimalString(totals.shipping),
    subtotal: decimalString(totals.subtotal),
    vat: decimalString(totals.vat),
    total: decimalString(totals.total),
    deliveryDate: latestDate(lines.map(({ deliveryDate }) => deliveryDate)),
  };
}

// The drawings of the first lines come with the page; the browser fetches the others when they come into view. Most of a
// long cart's weight is its drawings.
const drawnInPage = 20;

export type CartExtras = {
  // Staff are at work for whose cart it is.
  readonly isOnBehalf?: boolean;
  readonly toQuote?: CartPage['toQuote'];
  // Of the quotes that lines came from, by their id.
  readonly quoteNumbers?: QuoteNumbers;
  readonly offers?: CartPage['offers'];
  readonly returned?: CartPage['returned'];
  readonly notice?: CartPage['notice'];
  readonly grouping?: Grouping | null;
  readonly copyKey?: string;
  readonly removed?: CartLine | null;
  readonly noted?: { readonly timestamp: number; readonly text: string } | null;
  // Beside the amount that is still stored: a field never shows another one than would be ordered.
  readonly refusedAmount?: { readonly timestamp: number; readonly error: string };
  // What was typed and could not be taken, or was refused, instead of what is stored.
  readonly keptRemarks?: string | null;
  // Beside the photos of a line.
  readonly refusedPhoto?: { readonly timestamp: number; readonly error: string };
  readonly refusedReference?: { readonly timestamp: number; readonly typed: string; readonly error: string };
  readonly refusedRemarks?: { readonly typed: string; readonly error: string };
};

type QuoteNumbers = ReadonlyMap<number, string>;

/** Lines as a page shows them, when nothing was just done to one. */
export function linesData(
  lines: readonly OpenedLine[],
  unit: Unit,
  photos: LinePhotos,
  quoteNumbers: QuoteNumbers = new Map(),
): readonly CartLineData[] {
  return lines.map((line, index) => ({
    ...cartLineData(line, unit),
    drawing: pageDrawing(line, unit, index),
    photos: presentPhotos(photos.get(line.id)),
    quote: quoteNumbers.get(line.quoteId ?? 0) ?? null,
    ...{ note: null, amountError: null, referenceError: null, photoError: null },
  }));
}

export function cartPage(
  cart: OpenedCart,
  { unit, role }: Pick<SignedInPerson, 'unit' | 'role'>,
  photos: LinePhotos,
  extras: CartExtras,
): CartPage {
  const { lines, totals } = cart;
  const { notice = null, removed = null, noted = null, grouping = null, keptRemarks = null } = extras;
  const { refusedAmount, refusedRemarks, refusedPhoto, refusedReference } = extras;
  return {
    name: 'cart',
    unit,
    wayToOrder: wayToOrder(role, extras.isOnBehalf ?? false),
    toQuote: extras.toQuote ?? null,
    offers: extras.offers ?? [],
    returned: extras.returned ?? null,
    lines: linesData(lines, unit, photos, extras.quoteNumbers).map((line) => ({
      ...line,
      ...(line.timestamp === refusedReference?.timestamp && {
        reference: refusedReference.typed,
        referenceError: refusedReference.error,
      }),
      note: line.timestamp === noted?.timestamp ? noted.text : null,
      amountError: line.timestamp === refusedAmount?.timestamp ? refusedAmount.error : null,
      photoError: line.timestamp === refusedPhoto?.timestamp ? refusedPhoto.error : null,
    })),
    copyKey: extras.copyKey ?? '',
    grouping,
    totals: presentTotals(totals, unit),
    toFreeShippingCents: totals.toFreeShipping === 0 ? null : totals.toFreeShipping,
    deliveryDate: latestDate(lines.map(({ deliveryDate }) => deliveryDate)),
    blockedBy: cart.blockedBy,
    vat: { reason: cart.vat.reason, vatId: cart.vat.check?.vatId ?? null },
    remarks: refusedRemarks?.typed ?? keptRemarks ?? cart.remarks,
    areRemarksRestored: keptRemarks !== null,
    remarksError: refusedRemarks?.error ?? null,
    removed: removed && {
      timestamp: removed.timestamp,
      name: productName(removed.productCode),
      boxLabel: removed.boxLabel,
      before: standsBefore(removed, lines, grouping),
    },
    notice,
  };
}

// The line that a removed one stood before, in the order in which they are shown.
function standsBefore(
  removed: CartLine,
  lines: readonly CartLine[],
  grouping: Grouping | null,
): number | null {
  const place = (line: CartLine) => line.sortPlace ?? line.timestamp;
  const all = [...lines, removed].toSorted((one, other) => place(one) - place(other));
  const shown =
    grouping === null ? all : groupLines(all, groupName[grouping]).flatMap((group) => group.lines);
  return shown[shown.indexOf(removed) + 1]?.timestamp ?? null;
}

const groupName: Readonly<Record<Grouping, (line: CartLine) => string>> = {
  kenmerk: ({ boxLabel }) => boxLabel,
  referentie: ({ reference }) => reference,
  product: ({ productCode }) => productName(productCode),
  kleur: (line) => lineColour(line)?.label ?? '',
};

function pageDrawing(line: OpenedLine, unit: Unit, index: number): CartLineData['drawing'] {
  const input = lineDrawing(line, unit);
  return input === null || index < drawnInPage ? input : 'later';
}

function cartLineData(
  line: OpenedLine,
  unit: Unit,
): Omit<
  CartLineData,
  'amountError' | 'drawing' | 'note' | 'photos' | 'photoError' | 'quote' | 'referenceError'
> {
  return {
    timestamp: line.timestamp,
    code: line.productCode,
    name: productName(line.productCode),
    amount: line.amount,
    boxLabel: line.boxLabel,
    reference: line.reference,
    colour: lineColour(line),
    totalWidth: line.totalWidth,
    totalHeight: line.totalHeight,
    summary: summaryInUnit(line.summary, unit),
    unitCents: line.unitPrice,
    lineCents: times(line.unitPrice, line.amount),
    adviceCents: line.advicePrice,
    formerUnitCents: line.formerUnitPrice,
    isPossible: line.isPossible,
    problems: describeProblems(line, unit),
    deliveryDate: line.deliveryDate,
  };
}

/** Why it cannot be made as it is. What left the catalogue has no rules any more, and no words for them. */
export function describeProblems(
  { productCode, findings }: Pick<OpenedLine, 'productCode' | 'findings'>,
  unit: Unit,
): readonly string[] {
  const product = findProduct(productCode);
  if (product === null) return [];
  return findings.map((finding) => describeFinding(finding, unit, productText(product)));
}

import type { TotalsData } from '#contract/order-page.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { invoiceFeeNames } from '#text/documents/invoice.ts';

/** As the order will list them: the fee for a long parcel apart from the carriage. */
export function presentTotals(totals: CartTotals, unit: Unit): TotalsData {
  const { longParcelFee } = totals;
  return {
    goodsCents: totals.goods,
    fees: [
      ...totals.setUpFees.map(({ ral, price }) => ({ label: invoiceFeeNames.ral_setup(ral), cents: price })),
      ...(longParcelFee > 0
        ? [{ label: invoiceFeeNames.oversize(totals.longSideOver, unit), cents: longParcelFee }]
        : []),
    ],
    shippingCents: totals.shipping - longParcelFee,
    subtotalCents: totals.subtotal,
    vatPercent: totals.vatPercent,
    vatCents: totals.vat,
    totalCents: totals.total,
  };
}

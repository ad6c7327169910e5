import { millimetres } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import type { LineSnapshot } from '#server/cart/cart-line.ts';

/** The first worked example of the product book, as it lies in the cart of a group B customer. */
export function aLine(overrides: Partial<LineSnapshot> = {}): LineSnapshot {
  return {
    productCode: 'PE-100',
    device: 'desktop',
    unit: 'mm',
    answers: {
      kozijn: { frame_material: '1' },
      kozijntype: { frame_type: 'A' },
      maten: { width_opening: '900', height_opening: '1200' },
      rondom_maten: { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' },
      uitsteeksel: { profile_depth: '2' },
      obstakel: { obstacle: '1' },
      bevestiging: { sides: '1,2' },
      gaas: { wire_id: '4' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
      kenmerk: { room: 'woonkamer' },
    },
    summary: [{ label: 'Maten', value: '900 x 1200 mm' }],
    amount: 3,
    openingWidth: millimetres(900),
    openingHeight: millimetres(1200),
    totalWidth: millimetres(928),
    totalHeight: millimetres(1228),
    priceListVersion: 1,
    unitPrice: cents(86_08),
    advicePrice: cents(168_00),
    boxLabel: 'woonkamer',
    reference: '',
    customRal: null,
    ...overrides,
  };
}

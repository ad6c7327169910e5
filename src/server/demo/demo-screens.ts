import { findProduct, type ProductCode } from '#catalogue/index.ts';
import { initialPriceLists } from '#catalogue/initial-price-lists.ts';
import { ralPalette } from '#catalogue/ral.ts';
import type { Answers } from '#domain/configuration/answers.ts';
import { assess } from '#domain/configuration/assess.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { latestDate } from '#domain/delivery/delivery-date.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import { type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import type { Product } from '#domain/product/product.ts';
import type { NewOrder } from '../orders/store-order.ts';
import { lineSnapshots } from '../product/line-snapshots.ts';
import { productText } from '../product/product-text.ts';

/** Of the opening, in millimetres. */
export type DemoScreen = readonly [
  code: ProductCode,
  width: number,
  height: number,
  amount: number,
  colour: string,
  label: string,
];

/** As a customer would have configured it on that day, priced by the shop's own engine. */
export function configureScreen(
  [code, width, height, amount, colour, label]: DemoScreen,
  customer: Customer,
  today: string,
  workshop: Workshop,
): NewOrder['lines'][number] {
  const product = findProduct(code);
  const priceList = priceListFor(code, today);
  if (product === null) throw new Error(`no product ${code}`);
  const size = { width_opening: String(width), height_opening: String(height) };
  const answers = {
    ...choices[code]?.(size),
    color: colourAnswers(product, colour),
    kenmerk: { room: label },
  };
  const asked = {
    product,
    priceList,
    customer,
    device: 'desktop',
    answers,
    amount,
    today,
    workshop,
  } as const;
  const assessment = assess(asked);
  const [line] = lineSnapshots(assessment, productText(product)) ?? [];
  if (line === undefined || !assessment.isComplete)
    throw new Error(`${code} ${width} x ${height} in ${colour}: ${JSON.stringify(assessment.problems)}`);
  return { ...line, deliveryDays: assessment.deliveryDays, discount: assessment.discount };
}

// A demo that begins in the first days of the first lists has orders from before them.
function priceListFor(code: string, today: string): PriceList {
  const first = initialPriceLists.find(({ productCode }) => productCode === code);
  const day = latestDate([today, first?.validFrom ?? null]);
  const found = priceListOn(initialPriceLists, code, day ?? today);
  if (found === null) throw new Error(`no price list of ${code}`);
  return found;
}

function colourAnswers({ steps }: Product, label: string): Answers[string] {
  const offered = steps
    .flatMap(({ fields }) => fields)
    .flatMap((field) => (field.kind === 'colour' ? field.colours : []));
  const isListed = offered.some((colour) => 'label' in colour && colour.label === label);
  if (isListed) return { color: label, color_type: '1' };
  return { color: label, color_type: '2', ral_color: label, hex_color: ralPalette.get(label)?.hex ?? '' };
}

type Size = { readonly width_opening: string; readonly height_opening: string };

const around = (size: string) => ({
  space_left: size,
  space_right: size,
  space_top: size,
  space_bottom: size,
});

// A new product may do without.
const choices: { readonly [Code in ProductCode]?: (size: Size) => Answers } = {
  'PE-100': (size) => ({
    kozijn: { frame_material: '1' },
    kozijntype: { frame_type: 'A' },
    maten: size,
    rondom_maten: around('30'),
    uitsteeksel: { profile_depth: '1' },
    obstakel: { obstacle: '1' },
    bevestiging: { sides: '1,2' },
    gaas: { wire_id: '1' },
  }),
  'SE-100': (size) => ({
    montage: { in_frame: '1' },
    maten: size,
    schuifrichting: { direction: '1' },
    onderstrip: { onderstrip: '1' },
    bevestiging: { fixation: '2' },
    gaas: { wire_id: '1' },
    handgreep: { handgreepjes: '1' },
  }),
  'SE-200': (size) => ({
    montage: { in_frame: '1' },
    maten: size,
    verdeling: { split: '1' },
    onderstrip: { onderstrip: '1' },
    bevestiging: { fixation: '2' },
    gaas: { wire_id: '1' },
    handgreep: { handgreepjes: '0' },
  }),
  'RO-50': (size) => ({
    montage: { in_frame: '1' },
    alle_maten: { ...size, depth: '46' },
    sluiting: { closure: '1' },
    trekkoord: { cord: '0' },
    gaas: { wire_id: '1' },
  }),
  'RO-100': (size) => ({
    montage: { in_frame: '1' },
    alle_maten: { ...size, depth: '58' },
    bediening: { pull_bar: '1' },
    rem: { brake: '1' },
    sluiting: { closure: '1' },
    trekkoord: { cord: '0' },
    gaas: { wire_id: '1' },
  }),
  'CE-100': (size) => ({
    plaatsing: { placement: '1' },
    maten: size,
    rondom_maten: around('40'),
    bevestiging: { fixation: '1' },
    borstel: { sides: '1,2' },
    gaas: { wire_id: '1' },
  }),
  'CA-100': (size) => ({
    montage: { in_frame: '1' },
    kader: { frame: '1' },
    maten: size,
    hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '0' },
    schopplaat: { kick_plate: '0' },
    dierenluik: { pet_door: '0' },
    dranger: { closer: '0' },
    gaas: { wire_id: '1' },
  }),
};

/** Those that the demo has orders of. */
export const demoProducts: readonly string[] = Object.keys(choices);

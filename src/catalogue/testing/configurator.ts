import type { Answer, Answers } from '#domain/configuration/answers.ts';
import { type AssessmentInput, assess } from '#domain/configuration/assess.ts';
import type { Assessment, Customer } from '#domain/configuration/assessment.ts';
import { firstWorkshop } from '#domain/delivery/workshop.ts';
import { type PriceList, priceListOn } from '#domain/pricing/price-list.ts';
import { findProduct, type ProductCode } from '../index.ts';
import { initialDiscountsOf } from '../initial-discounts.ts';
import { initialPriceLists } from '../initial-price-lists.ts';

/** For tests: a configurator that starts from a complete, valid configuration of each product. */

export const customer: Customer = {
  unit: 'mm',
  totalMeasures: false,
  discounts: initialDiscountsOf('B'),
  deliveryCountry: 'NL',
};

export function priceListOf(code: ProductCode): PriceList {
  const list = priceListOn(initialPriceLists, code, '2026-11-15');
  if (list === null) throw new Error(`no price list for ${code}`);
  return list;
}

type Changes = Partial<Omit<AssessmentInput, 'product' | 'answers' | 'customer'>> & {
  readonly customer?: Partial<Customer>;
};

export function configure(code: ProductCode, answers: Answers, changes: Changes = {}): Assessment {
  const product = findProduct(code);
  if (product === null) throw new Error(`no product ${code}`);
  return assess({
    product,
    priceList: priceListOf(code),
    device: 'desktop',
    amount: 1,
    today: '2026-11-15',
    workshop: firstWorkshop,
    ...changes,
    customer: { ...customer, ...changes.customer },
    answers,
  });
}

/** The answers with some steps replaced, and with null taken away. */
export function answersWith(
  code: ProductCode,
  changes: Readonly<Record<string, Readonly<Record<string, Answer>> | null>> = {},
): Answers {
  const answers = { ...validAnswers[code], ...changes };
  return Object.fromEntries(Object.entries(answers).filter(([, fields]) => fields !== null));
}

export function opening(width: number | string, height: number | string) {
  return { width_opening: String(width), height_opening: String(height) };
}

export function margins(
  left: number,
  right: number,
  top: number,
  bottom?: number | 'A',
  extra?: number | string,
) {
  return {
    space_left: String(left),
    space_right: String(right),
    space_top: String(top),
    ...(bottom === undefined ? {} : { space_bottom: String(bottom) }),
    ...(extra === undefined ? {} : { space_bottom_extra: String(extra) }),
  };
}

export function listedColour(color: string) {
  return { color, color_type: '1' };
}

export function customColour(ral: string) {
  return { color: ral, color_type: '2', ral_color: ral, hex_color: '#000000' };
}

const white = listedColour('RAL 9010');
const closing = { color: white, kenmerk: { room: 'woonkamer' } };

/** Everything at the choice without surcharge. */
export const validAnswers = {
  'PE-100': {
    kozijn: { frame_material: '1' },
    kozijntype: { frame_type: 'A' },
    maten: opening(900, 1200),
    rondom_maten: margins(30, 30, 20, 15),
    uitsteeksel: { profile_depth: '1' },
    obstakel: { obstacle: '1' },
    bevestiging: { sides: '1,2' },
    gaas: { wire_id: '1' },
    ...closing,
  },
  'SE-100': {
    montage: { in_frame: '1' },
    maten: opening(900, 2150),
    schuifrichting: { direction: '1' },
    onderstrip: { onderstrip: '1' },
    bevestiging: { fixation: '2' },
    gaas: { wire_id: '1' },
    handgreep: { handgreepjes: '0' },
    ...closing,
  },
  'SE-200': {
    montage: { in_frame: '1' },
    maten: opening(1800, 2200),
    verdeling: { split: '1' },
    onderstrip: { onderstrip: '1' },
    bevestiging: { fixation: '2' },
    gaas: { wire_id: '1' },
    handgreep: { handgreepjes: '0' },
    ...closing,
  },
  'RO-50': {
    montage: { in_frame: '1' },
    alle_maten: { ...opening(900, 1100), depth: '46' },
    sluiting: { closure: '1' },
    trekkoord: { cord: '0' },
    gaas: { wire_id: '1' },
    ...closing,
  },
  'RO-100': {
    montage: { in_frame: '1' },
    alle_maten: { ...opening(900, 1100), depth: '58' },
    bediening: { pull_bar: '1' },
    rem: { brake: '1' },
    sluiting: { closure: '1' },
    trekkoord: { cord: '0' },
    gaas: { wire_id: '1' },
    ...closing,
  },
  'CE-100': {
    plaatsing: { placement: '1' },
    maten: opening(1000, 1300),
    rondom_maten: margins(40, 40, 40, 40),
    bevestiging: { fixation: '1' },
    gaas: { wire_id: '1' },
    ...closing,
  },
  'CA-100': {
    montage: { in_frame: '1' },
    kader: { frame: '1' },
    maten: opening(900, 2150),
    hinge_side_draaisluiting_position: { hinge_side: '1', draaisluiting_position: '0' },
    schopplaat: { kick_plate: '0' },
    dierenluik: { pet_door: '0' },
    dranger: { closer: '0' },
    gaas: { wire_id: '1' },
    ...closing,
  },
} as const satisfies Readonly<Record<ProductCode, Answers>>;

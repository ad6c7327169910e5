import { createHash } from 'node:crypto';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';

// The same in every demo shop, so that a test or a colleague can hold on to it; a real one is drawn at random.
function demoToken(subject: string): string {
  return createHash('sha256').update(`maathor demo ${subject}`).digest('base64url').slice(0, 32);
}

/** The first and the eighth of the product book's worked examples, in group B. */
export const demoOrder = {
  buyer: 'mm@voorbeeld.nl',
  number: 'B2026-00001',
  reference: 'Leidsche Rijn 12',
  placedAt: new Date('2026-11-02T09:30:00Z'),
  dueOn: '2026-11-16',
  goods: cents(329_98),
  vat: cents(69_30),
  total: cents(399_28),
  paymentToken: demoToken('order'),
  lines: [
    {
      productCode: 'PE-100',
      productName: 'Inzethor',
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
      summary: [
        { label: 'Maten', value: '900 x 1200 mm' },
        { label: 'Gaas', value: 'Pollengaas' },
        { label: 'Kleur', value: 'RAL 7016 structuur' },
      ],
      amount: 3,
      openingWidth: millimetres(900),
      openingHeight: millimetres(1200),
      totalWidth: millimetres(928),
      totalHeight: millimetres(1228),
      priceListVersion: 1,
      deliveryDays: 10,
      unitPrice: cents(86_08),
      advicePrice: cents(168_00),
      boxLabel: 'woonkamer',
      reference: '',
    },
    {
      productCode: 'CE-100',
      productName: 'Voorzethor',
      answers: {
        plaatsing: { placement: '1' },
        maten: { width_opening: '1000', height_opening: '1300' },
        rondom_maten: { space_left: '40', space_right: '40', space_top: '40', space_bottom: '40' },
        bevestiging: { fixation: '1' },
        borstel: { sides: '1,2' },
        gaas: { wire_id: '1' },
        color: { color: 'RAL 9010', color_type: '1' },
        kenmerk: { room: 'keuken' },
      },
      summary: [
        { label: 'Maten', value: '1000 x 1300 mm' },
        { label: 'Gaas', value: 'Zwart' },
        { label: 'Kleur', value: 'RAL 9010' },
      ],
      amount: 1,
      openingWidth: millimetres(1000),
      openingHeight: millimetres(1300),
      totalWidth: millimetres(1040),
      totalHeight: millimetres(1340),
      priceListVersion: 1,
      deliveryDays: 10,
      unitPrice: cents(71_74),
      advicePrice: cents(140_00),
      boxLabel: 'keuken',
      reference: '',
    },
  ],
} as const;

/** The third and the sixth, delivered to a Belgian company: no Dutch VAT. */
export const demoInvoice = {
  buyer: 'be@voorbeeld.be',
  number: 'F2026-00001',
  reference: 'Villa Peeters',
  issuedOn: '2026-11-02',
  deliveredOn: '2026-10-30',
  dueOn: '2026-12-02',
  total: cents(369_43),
  paymentToken: demoToken('invoice'),
  lines: [
    { description: 'SE-100 Plissé hordeur, 896 x 2147 mm', amount: 1, unitPrice: cents(171_65) },
    { description: 'RO-50 Rolhor, 944 x 1144 mm', amount: 2, unitPrice: cents(98_89) },
  ],
} as const;

/** By which a demo knows its other orders again: no form draws such a key. */
export const demoKeyPrefix = 'dec0de00-0000-4000-8000-';

export function demoOrderKey(index: number): string {
  return demoKeyPrefix + String(index).padStart(12, '0');
}

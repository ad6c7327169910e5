import { beforeEach, describe, expect, it } from 'vitest';
import { kimImageAnswer } from '#contract/configurator-answer.ts';
import { paletteAnswer } from '#contract/palette-answer.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../../database/schema/carts.ts';

const { database } = await testDatabase();
// November: no season in the delivery times.
const shop = testApp(database, { now: () => new Date('2026-11-16T12:00:00Z') });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const inCentimetres = await Buyer.login(shop, demoAccounts.centimetres);
const byTotals = await Buyer.login(shop, demoAccounts.totalMeasures);

const codes = ['PE-100', 'SE-100', 'SE-200', 'RO-50', 'RO-100', 'CE-100', 'CA-100'];
const devices = ['desktop', 'mobile', 'snel_bestellen_desktop', 'snel_bestellen_mobile'];

beforeEach(async () => {
  await database.delete(carts);
});

describe('init', () => {
  it.each(codes.flatMap((code) => devices.map((device) => [code, device])))(
    'R7.2 R3.4 %s on %s gives price, sizes, messages and specifications',
    async (code, device) => {
      const { status, body } = await buyer.init(code, device);
      expect(status).toBe(200);
      expect(body.product_specifications?.length).toBeGreaterThan(5);
      expect(body.meta?.amount).toBe(1);
    },
  );

  it('R7.2 begins with the cheapest price and unknown sizes', async () => {
    const { body } = await buyer.init('PE-100', 'desktop');
    expect(body.price).toEqual({
      price: '31.77',
      adviesPrijs: '62.00',
      totalPrice: '31.77',
      totalAdviesPrijs: '62.00',
    });
    expect(body.calculated_total_sizes).toEqual([
      { name: 'width_total', value: null },
      { name: 'height_total', value: null },
    ]);
  });

  it('R3.5 colours carry label, hex, kind and delivery time', async () => {
    const { body } = await buyer.init('PE-100', 'desktop');
    const color = body.product_specifications?.find(({ key }) => key === 'color');
    expect(color?.display).toBe('SpecOptionColor');
    expect(color?.options[0]).toMatchObject({
      key: '1',
      ral: 'RAL 9010',
      standard: true,
      delivery_time: 'binnen 10 werkdagen',
    });
    expect(color?.options[9]).toMatchObject({ key: '10', type: 'custom' });
  });

  it('R20.2 tells what an option costs this customer before it is chosen', async () => {
    const protrusionOf = async (customer: Buyer, device: string) => {
      const { body } = await customer.init('PE-100', device);
      return body.product_specifications?.find(({ key }) => key === 'uitsteeksel')?.options;
    };
    for (const device of devices) {
      const options = await protrusionOf(buyer, device);
      expect(options?.map(({ surcharge }) => surcharge)).toEqual([
        null,
        { price: '5.12', adviesPrijs: '10.00' },
        { price: '9.22', adviesPrijs: '18.00' },
        { price: '12.81', adviesPrijs: '25.00' },
        null,
      ]);
    }
    // Another discount group, from the same copy of the step.
    expect((await protrusionOf(inCentimetres, 'desktop'))?.[1]?.surcharge?.price).toBe('4.79');
    expect((await protrusionOf(byTotals, 'desktop'))?.[1]?.surcharge?.price).toBe('5.62');
  });

  it('takes a code in any case', async () => {
    expect((await buyer.init('pe-100', 'desktop')).status).toBe(200);
  });
});

describe('validate-state', () => {
  it.each(workedExamples)('R7.3 R3.8 $name', async ({ code, specs, amount, sizes, price }) => {
    const { status, body } = await buyer.validate(code, specs, { amount });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      price,
      calculated_total_sizes: [
        { name: 'width_total', value: sizes[0] },
        { name: 'height_total', value: sizes[1] },
      ],
      meta: { amount },
      complete: true,
    });
  });

  it('R4.6 is not complete while a step is open', async () => {
    const { gaas: _, ...open } = pe100();
    const { status, body } = await buyer.validate('PE-100', open);
    expect({ status, complete: body.complete }).toEqual({ status: 200, complete: false });
  });

  it('R4.6 asks the label on the box on the desktop and nowhere else', async () => {
    const { kenmerk: _, ...unlabelled } = pe100();
    expect((await buyer.validate('PE-100', unlabelled)).body.complete).toBe(false);
    expect((await buyer.validate('PE-100', unlabelled, { device: 'mobile' })).body.complete).toBe(true);
  });

  it('R3.8 a centimetre customer types, reads and is refused in centimetres', async () => {
    const specs = pe100({ maten: { width_opening: '90,0', height_opening: '120.0' } });
    const { body } = await inCentimetres.validate('PE-100', specs);
    expect(body.calculated_total_sizes).toEqual([
      { name: 'width_total', value: 92.8 },
      { name: 'height_total', value: 122.8 },
    ]);
    const wide = pe100({ maten: { width_opening: '160', height_opening: '120' } });
    const refused = await inCentimetres.validate('PE-100', wide);
    expect(refused.body.errors?.['maten']?.['width_opening']).toEqual([
      'De totale breedte wordt 162,8 cm. De maximale breedte van de Inzethor is 160,0 cm.',
    ]);
  });

  it('R6.1 a customer of total measures is not asked for space', async () => {
    const { rondom_maten: _, ...specs } = pe100({ maten: { width_total: '928', height_total: '1228' } });
    const { body } = await byTotals.validate('PE-100', specs, { amount: 2 });
    expect(body).toMatchObject({
      complete: true,
      price: { price: '66.88', adviesPrijs: '119.00', totalPrice: '133.76' },
    });
    expect(body.product_specifications?.map(({ key }) => key)).not.toContain('rondom_maten');
  });

  it('R3.9 tells what the customer should know', async () => {
    const tall = pe100({ maten: { width_opening: '900', height_opening: '1600' } });
    const { body } = await buyer.validate('PE-100', tall);
    expect(body.messages).toContainEqual({
      name: 'tussenregel',
      type: 'info',
      message: 'Vanaf 1500 mm hoogte plaatsen wij standaard een tussenregel (inbegrepen).',
      submitDisabled: false,
    });
  });

  it('R7.10 never believes the price of the client', async () => {
    const { body } = await buyer.validate('PE-100', pe100(), { price: '0.01' });
    expect(body.price?.price).toBe('60.98');
  });

  it('R5.3 the amount is a whole number of at least one', async () => {
    for (const [amount, expected] of [
      ['2.9', 2],
      [0, 1],
      [-4, 1],
      ['vijf', 1],
      [9999, 9999],
    ]) {
      expect((await buyer.validate('PE-100', pe100(), { amount })).body.meta?.amount).toBe(expected);
    }
    for (const amount of [10_000, 1e300]) {
      const { status, body } = await buyer.validate('PE-100', pe100(), { amount });
      expect([status, body.ga_messages]).toEqual([422, ['aantal_onjuist']]);
    }
  });
});

describe('refusals', () => {
  it('R8.1 a combined rule stands under errors, in messages and among the names', async () => {
    const specs = pe100({ maten: { width_opening: '1400', height_opening: '2100' } });
    const { status, body } = await buyer.validate('PE-100', specs);
    const sentence =
      'Met 1428 x 2128 mm wordt de hor 3,04 m². Het maximum is 2,80 m². Kies een kleinere maat of vraag maatwerk aan.';
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: sentence,
      errors: { maten: { errors: [sentence] } },
      ga_messages: ['maat_oppervlak'],
    });
    expect(body.messages?.[0]).toEqual({
      name: 'maat_oppervlak',
      type: 'error',
      message: sentence,
      submitDisabled: true,
    });
  });

  it('R5.8 a field error stands under its sub-field', async () => {
    const specs = pe100({ maten: { width_opening: '1700', height_opening: 'lang' } });
    const { body } = await buyer.validate('PE-100', specs);
    expect(body.errors?.['maten']).toEqual({
      width_opening: ['De totale breedte wordt 1728 mm. De maximale breedte van de Inzethor is 1600 mm.'],
      height_opening: ['Vul een geldige maat in, bijvoorbeeld 900.'],
    });
  });

  it('R5.8 roller screens have one general error', async () => {
    const specs = {
      montage: { in_frame: '1' },
      alle_maten: { width_opening: '1250', height_opening: '2000', depth: '58' },
    };
    const { status, body } = await buyer.validate('RO-100', specs);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      alle_maten: { errors: ['Bij een breedte van 1248 mm is de maximale hoogte 1900 mm.'] },
    });
  });

  it.each([
    [
      'SE-100',
      { montage: { in_frame: '1' }, maten: { width_opening: '1900', height_opening: '2650' } },
      'maat_oppervlak',
    ],
    ['PE-100', { uitsteeksel: { profile_depth: '5' } }, 'pe_uitsteeksel_max'],
    [
      'PE-100',
      { color: { color: 'RAL 1026', color_type: '2', ral_color: 'RAL 1026' } },
      'ral_niet_leverbaar',
    ],
    ['PE-100', { color: { color: 'RAL 1234', color_type: '2', ral_color: 'RAL 1234' } }, 'ral_onbekend'],
    ['PE-100', { gaas: { wire_id: '9' } }, 'keuze_onbekend'],
  ])('R8.1 %s %j is refused as %s %s', async (code, specs, name) => {
    const { status, body } = await buyer.validate(code, specs);
    expect({ status, names: body.ga_messages }).toEqual({ status: 422, names: [name] });
  });
});

describe('quick order', () => {
  const quick = { device: 'snel_bestellen_desktop' };
  const { maten: _maten, kenmerk: _kenmerk, ...shared } = pe100();
  const rows = (widths: string[], heights: string[]) => ({
    ...shared,
    maten: {
      width_opening: JSON.stringify(widths),
      height_opening: JSON.stringify(heights),
      user_amount: JSON.stringify(widths.map((_, index) => index + 1)),
      room: JSON.stringify(widths.map((_, index) => (index === 0 ? 'keuken' : ''))),
    },
  });

  it('R3.7 R7.10 prices every row and adds them up', async () => {
    const { status, body } = await buyer.validate('PE-100', rows(['900', '1000'], ['1200', '1300']), quick);
    expect(status).toBe(200);
    expect(body.price).toEqual({
      price: '60.98',
      adviesPrijs: '119.00',
      totalPrice: '194.20',
      totalAdviesPrijs: '379.00',
      rows: [
        { price: '60.98', adviesPrijs: '119.00', totalPrice: '60.98', totalAdviesPrijs: '119.00' },
        { price: '66.61', adviesPrijs: '130.00', totalPrice: '133.22', totalAdviesPrijs: '260.00' },
      ],
    });
    expect(body.calculated_total_sizes).toEqual([
      [
        { name: 'width_total', value: 928 },
        { name: 'height_total', value: 1228 },
      ],
      [
        { name: 'width_total', value: 1028 },
        { name: 'height_total', value: 1328 },
      ],
    ]);
  });

  it('R8.4 row errors are JSON-encoded lists, one list of texts per row', async () => {
    const { status, body } = await buyer.validate(
      'PE-100',
      rows(['900', '1700', '1400'], ['1200', '900', '2100']),
      quick,
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['maten']);
    expect(JSON.parse(String(body.errors?.['maten']?.['width']))).toEqual([
      [],
      ['De totale breedte wordt 1728 mm. De maximale breedte van de Inzethor is 1600 mm.'],
      [],
    ]);
    expect(JSON.parse(String(body.errors?.['maten']?.['height']))).toEqual([[], [], []]);
    expect(JSON.parse(String(body.errors?.['maten']?.['combined']))).toEqual([
      [],
      [],
      [expect.stringContaining('wordt de hor 3,04 m²')],
    ]);
  });

  it('R7.4 makes one cart line per row, in the order of the rows', async () => {
    const { body } = await buyer.add('PE-100', rows(['900', '1000'], ['1200', '1300']), quick);
    expect(body).toEqual({ ok: true, timestamps: [expect.any(Number), expect.any(Number)], lines: 2 });
    const { lines } = await buyer.cart();
    expect(lines.map(({ amount, kenmerk, sizes }) => ({ amount, kenmerk, ...sizes }))).toEqual([
      { amount: 1, kenmerk: 'keuken', width_total: 928, height_total: 1228 },
      { amount: 2, kenmerk: '', width_total: 1028, height_total: 1328 },
    ]);
  });

  it('R2.34 adds none when one row is refused, and says which', async () => {
    const { status, body } = await buyer.add('PE-100', rows(['900', '1700'], ['1200', '1300']), quick);
    expect(status).toBe(422);
    expect(JSON.parse(String(body.errors?.['maten']?.['width']))).toEqual([[], [expect.any(String)]]);
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it('takes the two hundred rows that quick order lets one enter', async () => {
    const sizes = Array.from({ length: 200 }, (_, index) => String(900 + index));
    const { maten, ...others } = rows(sizes, sizes);
    const once = { ...maten, user_amount: JSON.stringify(sizes.map(() => 1)) };
    const { body } = await buyer.add('PE-100', { ...others, maten: once }, quick);
    expect(body).toMatchObject({ ok: true, lines: 200 });
  });
});

describe('around the configurator', () => {
  it('R7.6 R3.2 gives the image of the screen after adding', async () => {
    const answer = await buyer.visitor.get('/product/get-kim-image/ro-50');
    expect(kimImageAnswer.parse(await answer.json())).toEqual({
      kim_large: 'ro-50',
      src: '/images/kim/ro-50_h670.png',
    });
  });

  it('R7.7 gives the cart preview as a fragment', async () => {
    await buyer.add('PE-100', pe100(), { amount: 2 });
    const answer = await buyer.visitor.get('/product/refresh-cart-preview');
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toMatch(/^<a id="cart-preview"/);
    expect(html).toContain('€ 121,96');
  });

  it('R3.6 gives the whole palette, with what cannot be ordered marked', async () => {
    const answer = await buyer.visitor.get('/product/ral');
    const { tints } = paletteAnswer.parse(await answer.json());
    expect(tints).toHaveLength(215);
    expect(tints.filter(({ orderable }) => !orderable)).toHaveLength(21);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(tints.find(({ label }) => label === 'RAL 6005')).toEqual({
      id: '6005',
      parent: 6,
      hex: '#114232',
      label: 'RAL 6005',
      colorName: 'Mosgroen',
      orderable: true,
    });
  });
});

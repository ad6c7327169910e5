import { describe, expect, it } from 'vitest';
import { testApp, testSettings } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const dutch = await Buyer.login(shop, demoAccounts.millimetres);
const belgian = await Buyer.login(shop, demoAccounts.belgian);
const inCentimetres = await Buyer.login(shop, demoAccounts.centimetres);

const size = (width: string, height: string) => ({ width_opening: width, height_opening: height });

describe('R20.10 a refusal', () => {
  it('of a size in the wrong unit says what was likely meant, in the unit of the customer', async () => {
    const { status, body } = await dutch.validate('PE-100', { maten: size('90', '120') });
    expect(status).toBe(422);
    expect(body.repairs?.[0]).toEqual({
      kind: 'size',
      row: null,
      label: 'Bedoelt u 900 × 1200 mm?',
      code: null,
      href: null,
      specs: { maten: size('900', '1200') },
      note: null,
    });
    const other = await inCentimetres.validate('PE-100', { maten: size('900', '1200') });
    expect(other.body.repairs?.[0]).toMatchObject({
      label: 'Bedoelt u 90,0 × 120,0 cm?',
      specs: { maten: size('90,0', '120,0') },
    });
    const mended = await inCentimetres.validate('PE-100', other.body.repairs?.[0]?.specs);
    expect(mended.status).toBe(200);
  });

  it('of a size that is too large leads to the product that can, with what means the same there', async () => {
    const { body } = await dutch.validate('RO-50', {
      montage: { in_frame: '1' },
      alle_maten: { ...size('1500', '1000'), depth: '58' },
      sluiting: { closure: '1' },
      trekkoord: { cord: '1' },
      gaas: { wire_id: '2' },
      color: { color: 'RAL 7016 structuur', color_type: '1' },
    });
    const roller = body.repairs?.find(({ code }) => code === 'RO-100');
    // Closing '1' is a hook here and a catch there.
    expect(roller).toEqual({
      kind: 'product',
      row: null,
      label: 'Verder als RO-100 met deze maten',
      code: 'RO-100',
      href: '/producten/ro-100?add=1',
      specs: {
        montage: { in_frame: '1' },
        alle_maten: { ...size('1500', '1000'), depth: '58' },
        trekkoord: { cord: '1' },
        gaas: { wire_id: '2' },
        color: { color: 'RAL 7016 structuur', color_type: '1' },
      },
      note: 'Gaat niet mee naar RO-100: Sluiting ‘Haaksluiting’.',
    });
    expect((await dutch.validate('RO-100', roller?.specs)).status).toBe(200);
  });

  it('takes the box label along, and has nothing to say where every choice has its place', async () => {
    const { body } = await dutch.validate('SE-100', {
      montage: { in_frame: '1' },
      maten: size('2400', '2300'),
      color: { color: 'RAL 9010', color_type: '1' },
      kenmerk: { room: 'achterdeur' },
    });
    expect(body.repairs?.find(({ code }) => code === 'SE-200')).toMatchObject({
      specs: {
        montage: { in_frame: '1' },
        maten: size('2400', '2300'),
        color: { color: 'RAL 9010', color_type: '1' },
        kenmerk: { room: 'achterdeur' },
      },
      note: null,
    });
  });

  it('names a form with the measures filled in, and the number of the customer’s country', async () => {
    const { firstPhones: support } = testSettings;
    for (const [buyer, number] of [
      [dutch, support.nl],
      [belgian, support.be],
    ] as const) {
      const { body } = await buyer.validate('PE-100', { maten: size('3000', '3000') });
      expect(body.repairs).toEqual([
        {
          ...{ kind: 'request', row: null, label: 'Vraag maatwerk aan', code: null, specs: null, note: null },
          href: '/maatwerk?code=PE-100&breedte=3000&hoogte=3000',
        },
        {
          ...{ kind: 'phone', row: null, label: `Bel ${number}`, code: null, specs: null, note: null },
          href: `tel:${number.replaceAll(' ', '')}`,
        },
      ]);
    }
  });

  it('of something else than a size offers no other size', async () => {
    const odd = [
      { maten: size('negenhonderd', '1200') },
      { maten: size('900', '1200'), uitsteeksel: { profile_depth: '5' } },
      { maten: 'x' },
      { maten: { width_opening: ['90'], height_opening: { a: 1 } } },
    ];
    for (const specs of odd) {
      const { status, body } = await dutch.validate('PE-100', specs);
      expect([status, body.repairs]).toEqual([422, []]);
    }
  });

  it('of rows tells which, on ordering too', async () => {
    const maten = {
      width_opening: '["900","90","9000"]',
      height_opening: '["1200","120","9000"]',
      user_amount: '[1,1,1]',
      room: '["","",""]',
    };
    const meta = { device: 'snel_bestellen_desktop' };
    for (const { body } of [
      await dutch.validate('PE-100', { maten }, meta),
      await dutch.add('PE-100', { maten }, meta),
    ]) {
      expect(body.repairs?.map(({ kind, row }) => [kind, row])).toEqual([
        ['size', 1],
        ['request', 1],
        ['phone', 1],
        ['request', 2],
        ['phone', 2],
      ]);
    }
  });
});

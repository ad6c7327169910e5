import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { readPriceLists } from '../database/price-lists.ts';
import { carts } from '../database/schema/carts.ts';
import { priceLists } from '../database/schema/catalogue.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const owner = await ownerAt(database, () => new Date(now));
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const refusal = (...lines: readonly string[]) => ({ code: 1, stdout: '', stderr: `${lines.join('\n')}\n` });

const importing = ['prijsimport', '--product', 'pe-100', '--bestand', 'pe.csv', '--vanaf'];

beforeEach(async () => {
  await database.delete(carts);
  await database.execute(sql`delete from price_lists where version > 1`);
  await owner.sees('prijsexport', '--product', 'PE-100', '--versie', '1', '--bestand', 'pe.csv');
});

async function edit(...changes: readonly (readonly [from: string | RegExp, to: string])[]): Promise<void> {
  let text = await owner.read('pe.csv');
  for (const [from, to] of changes) text = text.replace(from, to);
  await owner.write('pe.csv', text);
}

const stored = () => database.$count(priceLists);

describe('prijsimport', () => {
  it('tells first what would change, and stores only what is confirmed', async () => {
    await edit([/^400;62;/m, '400;60;'], [/;196\r\n$/m, ';220,50\r\n'], ['sides.each;4;', 'sides.each;5;']);
    const expected = [
      'Prijslijst PE-100 versie 2, geldig vanaf 01-12-2026',
      'Vergeleken met versie 1, geldig vanaf 01-01-2026:',
      '  70 prijzen, waarvan 2 anders',
      '  laagste wijziging: -€ 2,00 (-3,2%) bij 400 x 400 mm: € 62,00 wordt € 60,00',
      '  hoogste wijziging: +€ 24,50 (+12,5%) bij 1600 x 2200 mm: € 196,00 wordt € 220,50',
      '  toeslag sides.each: € 4,00 wordt € 5,00',
    ];
    const before = await stored();
    expect((await owner.sees(...importing, '2026-12-01')).trimEnd().split('\n')).toEqual([
      ...expected,
      'Er is nog niets gewijzigd. Met --bevestig komt deze prijslijst in de winkel.',
    ]);
    expect(await stored()).toBe(before);
    expect((await owner.sees(...importing, '2026-12-01', '--bevestig')).trimEnd().split('\n')).toEqual([
      ...expected,
      'Versie 2 staat in de winkel en geldt vanaf 01-12-2026.',
    ]);
    const list = (await readPriceLists(database)).find(({ version }) => version === 2);
    expect(list).toMatchObject({ productCode: 'PE-100', validFrom: '2026-12-01' });
    expect([list?.cells[0]?.[0], list?.cells.at(-1)?.at(-1)]).toEqual([60_00, 220_50]);
    expect(await owner.sees('prijslijsten', '--product', 'PE-100')).toMatch(
      /PE-100 +Inzethor +1 +01-01-2026 +geldt +70 +€ 62,00\nPE-100 +Inzethor +2 +01-12-2026 +komt +70 +€ 60,00\n$/,
    );
  });

  it('from today on changes the price of a screen, and the cart says so', async () => {
    const added = await buyer.add('PE-100', pe100(), { amount: 2 });
    expect(added.body.timestamps).toHaveLength(1);
    const old = (await buyer.validate('PE-100', pe100())).body.price;
    await owner.write(
      'pe.csv',
      (await owner.read('pe.csv')).replace(/(?<=;)\d+(?=[;\r])/g, (price) =>
        Number(price) > 300 ? price : String(Number(price) * 2),
      ),
    );
    // The widths stood in the way of the same sweep.
    await edit([/^PE-100.*/, 'PE-100;400;600;800;1000;1200;1400;1600']);
    await owner.sees(...importing, '2026-11-16', '--bevestig');
    now += 1000;
    const fresh = (await buyer.validate('PE-100', pe100())).body.price;
    expect([Number(fresh?.price) > Number(old?.price), fresh?.adviesPrijs]).toEqual([true, '238.00']);
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'De prijs per stuk is gewijzigd van € 60,98 in € 121,95, door een nieuwe prijslijst.',
    );
  });

  it('refuses the past, and corrects today with a next version', async () => {
    await edit([/^400;62;/m, '400;60;']);
    expect(await owner.types(...importing, '2026-11-15', '--bevestig')).toEqual(
      refusal(
        '--vanaf ligt in het verleden. Een prijslijst die in gebruik is, verandert niet achteraf: kies 2026-11-16 of later.',
      ),
    );
    await owner.sees(...importing, '2026-11-16', '--bevestig');
    await edit([/^400;60;/m, '400;61;']);
    expect(await owner.sees(...importing, '2026-11-16', '--bevestig')).toContain(
      'Versie 3 staat in de winkel',
    );
    expect(await owner.sees('prijsexport', '--product', 'PE-100')).toContain('\r\n400;61;');
  });

  it('does nothing when nothing changes, and warns of a list that follows', async () => {
    const before = await stored();
    expect(await owner.sees(...importing, '2026-12-01', '--bevestig')).toBe(
      'De prijzen zijn gelijk aan die van versie 1; er is niets te doen.\n',
    );
    expect(await stored()).toBe(before);
    await edit([/^400;62;/m, '400;60;']);
    await owner.sees(...importing, '2027-01-01', '--bevestig');
    expect(await owner.sees(...importing, '2026-12-01')).toContain(
      'Let op: vanaf 01-01-2027 geldt al versie 2.',
    );
  });

  it('keeps the surcharges when the file speaks of none', async () => {
    await edit([/\r\n\r\n.*$/s, '\r\n'], [/^400;62;/m, '400;60;']);
    expect(await owner.sees(...importing, '2026-12-01', '--bevestig')).toContain(
      'Het bestand noemt geen toeslagen: die van versie 1 blijven gelden.',
    );
    const lists = (await readPriceLists(database)).filter(({ productCode }) => productCode === 'PE-100');
    expect(lists[1]?.surcharges).toEqual(lists[0]?.surcharges);
  });

  it('takes the whole file or nothing of it, and tells every fault with its place', async () => {
    await edit([/^400;62;/m, '400;gratis;'], [/^600;67;/m, '600;67.50;'], ['sides.each', 'sides.some']);
    const before = await stored();
    expect(await owner.types(...importing, '2026-12-01', '--bevestig')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Regel 2, kolom 2: ‘gratis’ is geen prijs als 62 of 62,50\.\nRegel 3, kolom 2: ‘67\.50’ is geen prijs als 62 of 62,50\.\nRegel \d+, kolom 1: dit product heeft geen toeslag ‘sides\.some’\.\nEr zijn 3 fouten; er is niets ingelezen\.\n$/,
      ),
    });
    expect(await stored()).toBe(before);
  });

  it('confirmed twice at once is stored once, and two lists get a version each', async () => {
    await edit([/^400;62;/m, '400;60;']);
    const other = (await owner.read('pe.csv')).replace(/^400;60;/m, '400;61;');
    await owner.write('other.csv', other);
    const files = ['pe.csv', 'pe.csv', 'other.csv'];
    const said = await Promise.all(
      files.map((file) => owner.sees(...importing.with(4, file), '2026-12-01', '--bevestig')),
    );
    const versions = (await readPriceLists(database))
      .filter(({ productCode }) => productCode === 'PE-100')
      .map(({ version }) => version);
    const count = said.filter((text) => text.includes('staat in de winkel')).length;
    expect(versions.toSorted()).toEqual([1, 2, 3, 4].slice(0, 1 + count));
    expect(count).toBeGreaterThanOrEqual(2);
  });

  it('shows a larger size that costs less than a smaller one', async () => {
    await edit([/^400;62;/m, '400;70;']);
    expect(await owner.sees(...importing, '2026-12-01')).toContain(
      '  Let op: 600 x 400 kost € 68,00, een kleinere maat € 70,00\n',
    );
  });

  it.each([
    [['--product', 'XX-100'], 'Er is geen product XX-100.'],
    [[], 'Geef --product op.'],
    [['--product', 'PE-100'], 'Geef --bestand op.'],
    [['--product', 'PE-100', '--bestand', 'pe.csv'], 'Geef --vanaf op.'],
    [
      ['--product', 'PE-100', '--bestand', 'pe.csv', '--vanaf', '1-12-2026'],
      '--vanaf is geen datum als 2026-11-15.',
    ],
    [
      ['--product', 'PE-100', '--bestand', 'weg.csv', '--vanaf', '2026-12-01'],
      'Het bestand weg.csv kan niet worden gelezen (ENOENT).',
    ],
  ])('refuses %j', async (args, line) => {
    expect(await owner.types('prijsimport', ...args)).toEqual(refusal(line));
  });

  it('refuses the file of another product, and one that is no text', async () => {
    expect(
      (await owner.types('prijsimport', '--product', 'CE-100', ...importing.slice(3), '2026-12-01')).stderr,
    ).toContain('Regel 1, kolom 1: dit is de prijslijst van PE-100.\n');
    await owner.write('pe.csv', new Uint8Array([0x50, 0xe9, 0x3b]));
    expect(await owner.types(...importing, '2026-12-01')).toEqual(
      refusal('Het bestand pe.csv is geen tekst in UTF-8. Bewaar het als CSV UTF-8.'),
    );
  });
});

describe('prijsexport', () => {
  it('writes the list that holds today, or the version that is asked for', async () => {
    expect(await owner.sees('prijsexport', '--product', 'se-100')).toMatch(
      /^SE-100;800;1000;1300;1600;1900\r\n2100;285;/,
    );
    expect(await owner.types('prijsexport', '--product', 'PE-100', '--versie', '9')).toEqual(
      refusal('PE-100 heeft geen prijslijst met versie 9.'),
    );
  });
});

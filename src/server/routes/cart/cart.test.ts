import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../../database/schema/carts.ts';

const { database } = await testDatabase();
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

beforeEach(async () => {
  await database.delete(carts);
  await database.execute(sql`delete from price_lists where version > 1`);
  now = Date.UTC(2026, 10, 16, 12);
});

async function add(specs = pe100(), amount = 1, of = buyer, code = 'PE-100'): Promise<number> {
  const { body } = await of.add(code, specs, { amount });
  return body.timestamps?.[0] ?? 0;
}

async function page(path = '/winkelwagen', of = buyer): Promise<string> {
  const html = await (await of.visitor.get(path)).text();
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const submit = (path: string, fields = {}) => buyer.visitor.submit(path, fields);

// A new price list from tomorrow on, with every price in the matrix `factor` times as high.
async function publish(factor: number): Promise<void> {
  await database.execute(sql`
    insert into price_lists (product_code, version, valid_from, matrix, surcharges)
    select product_code, 2, '2026-11-17', jsonb_set(matrix, '{cells}', (
      select jsonb_agg((select jsonb_agg((cell::integer * ${factor}::numeric)::integer order by x)
        from jsonb_array_elements(row) with ordinality as cells (cell, x)) order by y)
      from jsonb_array_elements(matrix -> 'cells') with ordinality as rows (row, y))), surcharges
    from price_lists where product_code = 'PE-100' and version = 1`);
}

it('a long cart brings the drawings of its first lines, and the others when they come into view', async () => {
  const long = await Buyer.login(shop, demoAccounts.belgian);
  for (let line = 0; line < 21; line += 1) await long.add('PE-100', pe100());
  const page = await (await long.visitor.get('/winkelwagen')).text();
  const later = [...page.matchAll(/src="(\/winkelwagen\/\d+\/tekening\.svg)"/g)].map(([, path = '']) => path);
  expect(later).toHaveLength(1);
  const drawing = await long.visitor.get(later[0] ?? '');
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const stranger = await new Visitor(shop).login(demoAccounts.centimetres);
  expect((await stranger.get(later[0] ?? '')).status).toBe(404);
});

describe('who may see it', () => {
  it('a visitor is sent to the login and back, a program gets 401', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.get('/winkelwagen');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inloggen?terug=%2Fwinkelwagen']);
    const call = await visitor.get('/winkelwagen', { accept: 'application/json' });
    expect([call.status, await call.json()]).toEqual([
      401,
      { message: 'U bent niet ingelogd.', requestId: expect.any(String) },
    ]);
  });

  it('a customer sees the lines of their own only', async () => {
    await add();
    const other = await Buyer.login(shop, demoAccounts.showMessage);
    expect((await other.cart()).lines).toEqual([]);
    expect(await page('/winkelwagen', other)).toContain('Uw winkelwagen is leeg.');
  });

  it('every change of a form wants the token', async () => {
    const line = await add();
    for (const change of ['aantal', 'kopie', 'verwijderen', 'terugzetten']) {
      expect((await submit(`/winkelwagen/${line}/${change}`, { _token: 'x', amount: '5' })).status).toBe(403);
    }
    expect((await buyer.cart()).lines).toHaveLength(1);
  });
});

describe('as JSON', () => {
  it('is the contract’s answer to the letter', async () => {
    const [example] = workedExamples;
    const timestamp = await add(example?.specs, 3);
    const answer = await buyer.visitor.get('/winkelwagen', { accept: 'application/json' });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({
      lines: [
        {
          timestamp,
          code: 'PE-100',
          name: 'Inzethor',
          amount: 3,
          unitPrice: '86.08',
          linePrice: '258.24',
          adviesPrijs: '168.00',
          sizes: { width_total: 928, height_total: 1228 },
          kenmerk: 'woonkamer',
          reference: '',
          summary: expect.arrayContaining([{ label: 'Maten', value: '900 x 1200 mm' }]),
          deliveryDate: '2026-11-30',
          photos: [],
        },
      ],
      fees: [],
      shipping: '0.00',
      subtotal: '258.24',
      vat: '54.23',
      total: '312.47',
      deliveryDate: '2026-11-30',
    });
  });

  it('asks a set-up fee once per custom tone, and shipping under € 250', async () => {
    const [, custom] = workedExamples;
    await add(custom?.specs);
    await add(custom?.specs);
    expect(await buyer.cart()).toMatchObject({
      fees: [{ name: 'Instelkosten RAL 6005', price: '38.43' }],
      shipping: '19.50',
      subtotal: '225.99',
      vat: '47.46',
      total: '273.45',
    });
  });

  it('asks extra for a long parcel', async () => {
    const [, , se100] = workedExamples;
    const tall = { ...se100?.specs, maten: { width_opening: '900', height_opening: '2450' } };
    await add(tall, 2, buyer, 'SE-100');
    expect((await buyer.cart()).shipping).toBe('35.00');
  });

  it('delivers to a Belgian company without Dutch VAT', async () => {
    const belgian = await Buyer.login(shop, demoAccounts.belgian);
    await add(pe100(), 5, belgian);
    expect(await belgian.cart()).toMatchObject({ subtotal: '304.90', vat: '0.00', total: '304.90' });
    expect(await page('/winkelwagen', belgian)).toContain('Btw 0% (intracommunautaire levering)');
  });

  it('delivery in the Netherlands is taxed, whoever buys', async () => {
    const belgian = await Buyer.login(shop, demoAccounts.belgian);
    const deliverTo = (country: string, postcode: string) =>
      database.execute(sql`update addresses set country = ${country}, postcode = ${postcode} where is_default
        and company_id = (select company_id from people where email = ${demoAccounts.belgian})`);
    await deliverTo('NL', '3542 AB');
    onTestFinished(async () => void (await deliverTo('BE', '2000')));
    await add(pe100(), 5, belgian);
    expect((await belgian.cart()).vat).toBe('64.03');
  });

  it('speaks the customer’s unit', async () => {
    const inCentimetres = await Buyer.login(shop, demoAccounts.centimetres);
    await add(pe100({ maten: { width_opening: '90', height_opening: '120' } }), 1, inCentimetres);
    const { lines } = await inCentimetres.cart();
    expect(lines[0]?.sizes).toEqual({ width_total: 92.8, height_total: 122.8 });
    expect(lines[0]?.summary).toContainEqual({ label: 'Maten', value: '90,0 x 120,0 cm' });
  });

  it('is empty when it is empty', async () => {
    expect(await buyer.cart()).toEqual({
      lines: [],
      fees: [],
      shipping: '0.00',
      subtotal: '0.00',
      vat: '0.00',
      total: '0.00',
      deliveryDate: null,
    });
  });
});

describe('as a page', () => {
  it('R2.1 shows every line with its summary, sizes, label and prices', async () => {
    await add(workedExamples[0]?.specs, 3);
    const text = await page();
    for (const shown of [
      'Inzethor',
      'PE-100',
      'woonkamer',
      'Wij maken 928 x 1228 mm',
      'Pollengaas',
      '€ 86,08',
      '€ 258,24',
      '€ 168,00',
      'Gratis',
      'Btw 21%',
      '€ 312,47',
    ]) {
      expect(text).toContain(shown);
    }
  });

  it('R20.14 says how far free shipping is, and nothing when it is reached', async () => {
    const line = await add(pe100(), 2);
    expect(await page()).toContain('Nog € 128,04 excl. btw tot gratis verzending.');
    await submit(`/winkelwagen/${line}/aantal`, { amount: '5' });
    expect(await page()).not.toContain('tot gratis verzending');
  });

  it('R20.14 groups on demand, and stays grouped through a change', async () => {
    const kitchen = await add(pe100({ kenmerk: { room: 'keuken' } }));
    await add(pe100({ kenmerk: { room: 'badkamer' } }), 2);
    await add(pe100({ kenmerk: { room: 'Keuken' } }), 2);
    const groups = async (path: string) =>
      [...(await page(path)).matchAll(/(\S+) (\d stuks?), (€ [\d,]+) excl. btw/g)].map(
        ([, ...found]) => found,
      );
    expect(await groups('/winkelwagen')).toEqual([]);
    expect(await groups('/winkelwagen?groep=niets')).toEqual([]);
    const byLabel = [
      ['badkamer', '2 stuks', '€ 121,96'],
      ['keuken', '3 stuks', '€ 182,94'],
    ];
    expect(await groups('/winkelwagen?groep=kenmerk')).toEqual(byLabel);
    expect(await groups('/winkelwagen?groep=product')).toEqual([['Inzethor', '5 stuks', '€ 304,90']]);
    expect(await groups('/winkelwagen?groep=kleur')).toHaveLength(1);
    const html = await (await buyer.visitor.get('/winkelwagen?groep=kenmerk')).text();
    expect(html).toContain(`action="/winkelwagen/${kitchen}/verwijderen?groep=kenmerk"`);
    const removed = await submit(`/winkelwagen/${kitchen}/verwijderen?groep=kenmerk`);
    const location = removed.headers.get('location') ?? '';
    expect(location).toBe(`/winkelwagen?verwijderd=${kitchen}&groep=kenmerk#verwijderd`);
    expect(await page(location)).toMatch(/keuken 2 stuks.*Inzethor \(keuken\) is verwijderd.*Wij maken/i);
  });

  it('R20.14 a line has a reference of its own, which stays through a change and a copy, and groups', async () => {
    const line = await add();
    await add();
    const saved = await submit(`/winkelwagen/${line}/referentie?groep=referentie`, {
      reference: ' Project \t Jansen ',
    });
    expect(saved.headers.get('location')).toBe(
      `/winkelwagen?melding=referentie&regel=${line}&groep=referentie#line-${line}`,
    );
    await buyer.update('PE-100', line, pe100({ kenmerk: { room: 'hal' } }), { amount: 2 });
    await submit(`/winkelwagen/${line}/kopie`);
    const { lines } = await buyer.cart();
    expect(lines.map(({ reference }) => reference)).toEqual(['Project Jansen', 'Project Jansen', '']);
    const text = await page('/winkelwagen?groep=referentie');
    expect(text).toMatch(/Project Jansen 4 stuks,.* Zonder referentie 1 stuk,/);

    const long = 'x'.repeat(51);
    const refused = await submit(`/winkelwagen/${line}/referentie`, { reference: long });
    const html = await refused.text();
    expect([refused.status, html.includes(`value="${long}"`)]).toEqual([422, true]);
    expect(html).toContain('Een referentie kan maximaal 50 tekens lang zijn.');
    const stranger = await new Visitor(shop).login(demoAccounts.centimetres);
    const gone = await stranger.submit(`/winkelwagen/${line}/referentie`, { reference: 'van mij' });
    expect(gone.headers.get('location')).toBe('/winkelwagen?melding=weg');
    expect((await buyer.cart()).lines[0]?.reference).toBe('Project Jansen');
    await submit(`/winkelwagen/${line}/referentie`, { reference: '' });
    expect((await buyer.cart()).lines[0]?.reference).toBe('');
  });

  it('R20.14 the colour of a line opens the configurator at the colours', async () => {
    const line = await add();
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(html).toContain(`href="/producten/pe-100?edit=${line}&amp;stap=color"`);
    const openAt = async (query: string) =>
      /"openAt":"(\w+)"/.exec(
        await (await buyer.visitor.get(`/producten/pe-100?edit=${line}${query}`)).text(),
      )?.[1];
    expect(await openAt('&stap=color')).toBe('color');
    expect(await openAt('&stap=niets')).toBeUndefined();
    expect(await openAt('')).toBeUndefined();
  });

  it('R20.14 a line leads to another size of the same choices', async () => {
    const line = await add();
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(html).toContain(`href="/producten/pe-100?zelfde=${line}"`);
    expect(html).toContain('aria-label="Nog een maat, zelfde keuzes: Inzethor, woonkamer"');
  });

  it('the preview in the header says the same on every page', async () => {
    await add(pe100(), 2);
    for (const path of ['/', '/winkelwagen', '/producten/pe-100']) {
      const html = await (await buyer.visitor.get(path)).text();
      expect(/id="cart-preview".*?<\/a>/s.exec(html)?.[0]).toContain('€ 121,96');
    }
  });

  it('a visitor’s page holds no cart and no net price', async () => {
    const html = await (await new Visitor(shop).get('/producten/pe-100')).text();
    expect(html).not.toContain('cart-preview');
    expect(html).not.toContain('31,77');
  });
});

describe('changes by form', () => {
  it('R5.3 changes the amount: whole, at least one', async () => {
    const line = await add();
    for (const [typed, amount] of [
      ['5', 5],
      ['2,9', 2],
      ['0', 1],
      ['-2', 1],
      ['1.5', 1],
      ['9999', 9999],
    ] as const) {
      const answer = await submit(`/winkelwagen/${line}/aantal`, { amount: typed });
      const isAsTyped = typed === String(amount);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        isAsTyped ? '/winkelwagen' : '/winkelwagen?melding=aantal',
      ]);
      expect((await buyer.cart()).lines[0]?.amount).toBe(amount);
    }
    expect(await page('/winkelwagen?melding=aantal')).toContain(
      'Een aantal is een heel getal van 1 of meer.',
    );
  });

  it.each([
    ['', 'Er is geen getal ingevuld.'],
    ['veel', '‘veel’ kan niet.'],
    ['1e3', '‘1e3’ kan niet.'],
    ['10000', '‘10000’ kan niet.'],
    ['99999', '‘99999’ kan niet.'],
    ['999999999999999999999', '‘99999999999999999999’ kan niet.'],
  ])('R5.3 leaves the amount alone when %j was typed, and marks the field', async (typed, complaint) => {
    const line = await add(pe100(), 4);
    const answer = await submit(`/winkelwagen/${line}/aantal`, { amount: typed });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain(`${complaint} Vul een aantal in van 1 t/m 9999. Het aantal is nog 4.`);
    expect(/<input[^>]*name="amount"[^>]*>/.exec(html)?.[0]).toMatch(
      /(?=.*value="4")(?=.*aria-invalid="true")/,
    );
    expect((await buyer.cart()).lines[0]?.amount).toBe(4);
  });

  it('tells the limit of an order, and does not check out beyond it', async () => {
    await add(pe100(), 9999);
    await database.execute(sql`
      insert into cart_lines (person_id, "timestamp", product_code, device, unit, answers, summary, amount,
        opening_width_mm, opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents,
        advice_price_cents, box_label)
      select person_id, "timestamp" + copy, product_code, device, unit, answers, summary, amount,
        opening_width_mm, opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents,
        advice_price_cents, box_label
      from cart_lines, generate_series(1, 99) as copy`);
    expect(await page()).toContain('Een bestelling via de website kan tot € 50.000.000,00 excl. btw.');
    const answer = await buyer.visitor.get('/checkout');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
  });

  it('R5.3 more of one line than can be ordered is refused by the calls too', async () => {
    const { status, body } = await buyer.add('PE-100', pe100(), { amount: 10_000 });
    expect([status, body.errors]).toEqual([
      422,
      { aantal: { user_amount: ['Vul een aantal in van 1 t/m 9999.'] } },
    ]);
    expect((await buyer.cart()).lines).toEqual([]);
  });

  it('copies a line with its whole configuration', async () => {
    const line = await add(workedExamples[0]?.specs, 3);
    await submit(`/winkelwagen/${line}/kopie`);
    const { lines } = await buyer.cart();
    const [first, second] = lines;
    expect(lines).toHaveLength(2);
    expect({ ...second, timestamp: first?.timestamp }).toEqual(first);
  });

  it('removes a line and puts it back as it was', async () => {
    const line = await add(pe100(), 3);
    const before = await buyer.cart();
    const removed = await submit(`/winkelwagen/${line}/verwijderen`);
    const location = removed.headers.get('location') ?? '';
    expect(location).toBe(`/winkelwagen?verwijderd=${line}#verwijderd`);
    const text = await page(location);
    expect(text).toContain('Inzethor (woonkamer) is verwijderd.');
    expect(text).toContain('Ongedaan maken');
    expect((await buyer.cart()).lines).toEqual([]);
    await submit(`/winkelwagen/${line}/terugzetten`);
    expect(await buyer.cart()).toEqual(before);
  });

  it('pressed twice, copying makes one copy, and removing and putting back keep their way back', async () => {
    const line = await add(pe100(), 3);
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    const key = /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
    const copies = await Promise.all([1, 2].map(() => submit(`/winkelwagen/${line}/kopie`, { key })));
    const [first, second] = copies.map((answer) => answer.headers.get('location'));
    expect(second).toBe(first);
    const copied = (await buyer.cart()).lines.map(({ timestamp }) => timestamp);
    expect(copied).toHaveLength(2);
    // The same page's key copies another line all the same, and the next page's copies this one once more.
    await submit(`/winkelwagen/${copied[1]}/kopie`, { key });
    await submit(`/winkelwagen/${line}/kopie`, { key: crypto.randomUUID() });
    expect((await buyer.cart()).lines).toHaveLength(4);

    for (const change of ['verwijderen', 'terugzetten']) {
      const once = await submit(`/winkelwagen/${line}/${change}`);
      const again = await submit(`/winkelwagen/${line}/${change}`);
      expect(again.headers.get('location')).toBe(once.headers.get('location'));
    }
    expect((await buyer.cart()).lines).toHaveLength(4);
  });

  it('keeps remarks for the order, up to a thousand characters', async () => {
    await add();
    await submit('/winkelwagen/opmerkingen', { remarks: ' Graag bellen\r\nvoor levering ' });
    expect(await page()).toContain('Graag bellen voor levering');
    expect((await submit('/winkelwagen/opmerkingen', { remarks: 'x'.repeat(1000) })).status).toBe(303);
    const refused = await submit('/winkelwagen/opmerkingen', { remarks: 'y'.repeat(1001) });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Een opmerking kan maximaal 1000 tekens lang zijn.');
    expect(html).toContain('y'.repeat(1001));
    expect(await page()).toContain('x'.repeat(1000));
  });

  it.each(['aantal', 'kopie', 'verwijderen', 'terugzetten'])(
    'a line that another tab removed: %s shows the cart as it is now',
    async (change) => {
      await add();
      for (const line of ['12345', 'x', '99999999999999999999']) {
        const answer = await submit(`/winkelwagen/${line}/${change}`, { amount: '2' });
        expect(await page(answer.headers.get('location') ?? '')).toContain(
          'Deze regel staat niet meer in uw winkelwagen.',
        );
      }
      expect((await buyer.cart()).lines).toHaveLength(1);
    },
  );

  it('R7.1 who logged in anew beside it hears that the last change was not saved', async () => {
    await add();
    expect(await page('/winkelwagen?melding=verlopen')).toContain('Uw laatste wijziging is niet opgeslagen');
  });

  it('somebody else’s line is nobody’s business', async () => {
    const line = await add(pe100(), 3);
    const other = await Buyer.login(shop, demoAccounts.showMessage);
    for (const change of ['aantal', 'kopie', 'verwijderen', 'terugzetten']) {
      await other.visitor.submit(`/winkelwagen/${line}/${change}`, { amount: '2' });
    }
    expect((await other.cart()).lines).toEqual([]);
    expect((await buyer.cart()).lines[0]?.amount).toBe(3);
  });
});

describe('a new price list', () => {
  it('changes nothing before the day it holds from', async () => {
    await add();
    await publish(2);
    expect((await buyer.cart()).lines[0]?.unitPrice).toBe('60.98');
    expect(await page()).not.toContain('nieuwe prijslijst');
  });

  it('reprices a line when the cart is opened and shows both prices until that is acknowledged', async () => {
    await add(pe100(), 2);
    await publish(2);
    now += 24 * 60 * 60 * 1000;
    const said = 'De prijs per stuk is gewijzigd van € 60,98 in € 121,95, door een nieuwe prijslijst.';
    expect(await page()).toContain(said);
    expect(await page()).toContain(said);
    expect(await buyer.cart()).toMatchObject({
      lines: [{ unitPrice: '121.95', linePrice: '243.90', adviesPrijs: '238.00' }],
      subtotal: '263.40',
    });
    await submit('/winkelwagen/prijzen');
    expect(await page()).not.toContain('prijslijst');
    expect((await buyer.cart()).lines[0]?.unitPrice).toBe('121.95');
  });

  it('a change of the line is an acknowledgement too', async () => {
    const line = await add();
    await publish(2);
    now += 24 * 60 * 60 * 1000;
    await page();
    await submit(`/winkelwagen/${line}/aantal`, { amount: '2' });
    expect(await page()).not.toContain('prijslijst');
  });

  it('back at the price that was last seen, there is nothing to say', async () => {
    await add();
    await publish(2);
    now += 24 * 60 * 60 * 1000;
    await page();
    await database.execute(sql`update price_lists set valid_from = '2027-01-01' where version = 2`);
    expect(await page()).not.toContain('prijslijst');
    expect((await buyer.cart()).lines[0]?.unitPrice).toBe('60.98');
  });

  it('two tabs that open the cart at once reprice it once', async () => {
    await add();
    await publish(2);
    now += 24 * 60 * 60 * 1000;
    const carts = await Promise.all(Array.from({ length: 8 }, () => buyer.cart()));
    expect(new Set(carts.map((cart) => JSON.stringify(cart))).size).toBe(1);
    expect(await page()).toContain('van € 60,98 in € 121,95');
  });

  it('another discount group is told in the same way', async () => {
    await add();
    await database.execute(sql`update companies set discount_group = 'C' where id = 1`);
    const text = await page();
    await database.execute(sql`update companies set discount_group = 'B' where id = 1`);
    expect(text).toContain('gewijzigd van € 60,98 in € 66,88');
  });
});

describe('a line that can no longer be made', () => {
  it('says why, keeps its price, and blocks the checkout', async () => {
    await add();
    await database.execute(
      sql`update cart_lines set answers = jsonb_set(answers, '{maten,width_opening}', '"1590"')`,
    );
    const text = await page();
    expect(text).toContain('Deze hor kunnen wij zo niet meer maken.');
    expect(text).toContain('De maximale breedte van de Inzethor is 1600 mm.');
    expect(text).toContain('Afrekenen kan zodra elke regel weer gemaakt kan worden.');
    expect((await buyer.cart()).lines[0]?.unitPrice).toBe('60.98');
  });

  it('so does a line whose product has left the catalogue', async () => {
    await add();
    await database.execute(sql`
      insert into price_lists (product_code, version, valid_from, matrix, surcharges)
      select 'XX-99', 1, valid_from, matrix, surcharges from price_lists
      where product_code = 'PE-100' and version = 1 on conflict do nothing`);
    await database.execute(sql`update cart_lines set product_code = 'XX-99'`);
    const text = await page();
    expect(text).toContain('XX-99');
    expect(text).toContain('Deze hor kunnen wij zo niet meer maken.');
  });

  it('a good cart leads to the checkout', async () => {
    await add();
    const html = await (await buyer.visitor.get('/winkelwagen')).text();
    expect(html).toMatch(/href="\/checkout"[^>]*>Afrekenen/);
  });
});

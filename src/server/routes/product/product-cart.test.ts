import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import { addAnswer, validateAnswer } from '#contract/configurator-answer.ts';
import { maxCartLines } from '#domain/cart/terms.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { putLines } from '../../cart/put-lines.ts';
import { people } from '../../database/schema/accounts.ts';
import { carts } from '../../database/schema/carts.ts';

const { database } = await testDatabase();
const noon = Date.UTC(2026, 10, 16, 12);
const now = () => new Date(noon);
// Two processes on one database.
const shop = testApp(database, { now });
const otherProcess = testApp(database, { now });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);
const otherTab = await Buyer.login(otherProcess, demoAccounts.millimetres);
const stranger = await Buyer.login(shop, demoAccounts.centimetres);

beforeEach(async () => {
  await database.delete(carts);
});

const timestampsIn = async (of: Buyer) => (await of.cart()).lines.map(({ timestamp }) => timestamp);

async function addOne(amount = 1): Promise<number> {
  const { body } = await buyer.add('PE-100', pe100(), { amount });
  return body.timestamps?.[0] ?? 0;
}

describe('add-to-cart', () => {
  it('says in Dutch that a cart is full, and adds nothing', async () => {
    await addOne();
    const [cart] = await database.select().from(carts);
    const lines = Array(maxCartLines - 2).fill(aLine());
    await putLines(
      database,
      { personId: cart?.personId ?? 0, lines, replaced: null, call: null },
      new Date(noon),
    );
    expect((await buyer.add('PE-100', pe100())).status).toBe(200);
    const { status, body } = await buyer.add('PE-100', pe100());
    expect(status).toBe(422);
    expect(body.message).toContain('Een winkelwagen kan 500 regels bevatten en deze is vol.');
    expect(body.messages?.[0]).toMatchObject({ name: 'winkelwagen_vol', submitDisabled: true });
    expect((await buyer.cart()).lines).toHaveLength(maxCartLines);
  });

  it('R6.1 takes no rows that were shown as openings for total sizes, or in another unit', async () => {
    const own = await Buyer.login(shop, demoAccounts.belgian);
    const rows = {
      width_opening: '["900"]',
      height_opening: '["1200"]',
      user_amount: '[1]',
      room: '[""]',
    };
    const { kenmerk: _none, ...shared } = pe100();
    const state = { meta: { device: 'snel_bestellen_desktop' }, specs: { ...shared, maten: rows } };
    const show = async () => {
      const { body } = await own.call(validateAnswer, '/product/validate-state/PE-100', state);
      return body.cart_string?.products ?? '';
    };
    const add = (cartString: string) =>
      own.call(addAnswer, '/product/add-to-cart/PE-100', { ...state, cartString });
    const measure = (measures: 'opening' | 'total', unit: 'mm' | 'cm' = 'mm') =>
      own.visitor.submit('/account/instellingen', { unit, measures });
    const shown = await show();
    try {
      await measure('opening', 'cm');
      expect((await add(shown)).body.messages?.[0]?.name).toBe('maten_anders_gelezen');
      await measure('total');
      const { status, body } = await add(shown);
      expect([status, body.messages?.[0]?.name]).toEqual([422, 'maten_anders_gelezen']);
      expect(body.message).toContain('Ververs de pagina');
      expect((await own.cart()).lines).toEqual([]);
      expect((await add(await show())).status).toBe(200);
      expect((await own.cart()).lines[0]?.sizes).toEqual({ width_total: 900, height_total: 1200 });
    } finally {
      await measure('opening');
    }
  });

  it.each(['validate-state', 'drawing', 'add-to-cart'])(
    'R6.1 %s says nothing of sizes that the page reads in another way than they are read by now',
    async (route) => {
      const own = await Buyer.login(shop, demoAccounts.belgian);
      const ask = async (reading: string) => {
        const meta = { device: 'desktop', reading };
        return own.visitor.call(`/product/${route}/PE-100`, { meta, specs: pe100() });
      };
      for (const reading of ['mm-total', 'cm-opening']) {
        const answer = await ask(reading);
        // The figures of an id are anybody's.
        const { requestId: _id, ...told }: Record<string, unknown> = await answer.json();
        const text = JSON.stringify(told);
        expect([answer.status, text]).toEqual([422, expect.stringContaining('Ververs de pagina')]);
        expect(text).not.toMatch(/"price":\{|928/);
      }
      expect((await own.cart()).lines).toEqual([]);
      expect(await ask('mm-opening')).toMatchObject({ status: 200 });
    },
  );

  it.each(workedExamples)('R7.4 $name lies in the cart as it was priced', async (example) => {
    const { code, specs, amount, sizes, price } = example;
    const { status, body } = await buyer.add(code, specs, { amount, price: '0.01' });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, timestamps: [noon], lines: 1 } });
    const { lines } = await buyer.cart();
    expect(lines).toMatchObject([
      {
        timestamp: noon,
        code,
        amount,
        unitPrice: price.price,
        linePrice: price.totalPrice,
        adviesPrijs: price.adviesPrijs,
        sizes: { width_total: sizes[0], height_total: sizes[1] },
        kenmerk: specs['kenmerk']?.['room'],
      },
    ]);
    expect(lines[0]?.summary.length).toBeGreaterThan(4);
  });

  it('the same configuration twice is two lines', async () => {
    expect(await addOne()).toBe(noon);
    expect(await addOne()).toBe(noon + 1);
    expect(await timestampsIn(buyer)).toEqual([noon, noon + 1]);
  });

  it('twenty at once over two processes: no error, no lost line, totals are the sum of the lines', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? buyer : otherTab).add('PE-100', pe100(), { amount: index + 1 }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const cart = await buyer.cart();
    expect(cart.lines.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(new Set(await timestampsIn(buyer)).size).toBe(20);
    const cents = cart.lines.reduce((sum, { linePrice }) => sum + Math.round(Number(linePrice) * 100), 0);
    expect(cents).toBe(210 * 60_98);
    expect(cart.subtotal).toBe('12805.80');
  });

  it('a repeat with the same key gets the first answer, also on another process', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await buyer.add('PE-100', pe100(), {}, key);
    await addOne();
    expect(await otherTab.add('PE-100', pe100(), {}, key)).toEqual(first);
    expect((await buyer.cart()).lines).toHaveLength(2);
  });

  it('both at once with the same key make one line and get one answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      [buyer, otherTab, buyer, otherTab].map((tab) => tab.add('PE-100', pe100(), {}, key)),
    );
    expect(answers).toEqual(Array(4).fill({ status: 200, body: { ok: true, timestamps: [noon], lines: 1 } }));
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('a key with another body or another product is answered 409 and changes nothing', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await buyer.add('PE-100', pe100(), {}, key);
    expect((await buyer.add('PE-100', pe100(), { amount: 2 }, key)).status).toBe(409);
    const [, , se100] = workedExamples;
    expect((await buyer.add('SE-100', se100?.specs, {}, key)).status).toBe(409);
    expect((await buyer.cart()).lines).toHaveLength(1);
  });

  it('a key is heard first: another body is answered 409 though it could not be ordered either', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await buyer.add('PE-100', pe100(), {}, key);
    for (const [code, specs, meta] of [
      ['PE-100', {}, {}],
      ['PE-100', pe100(), { amount: 10_000 }],
      ['SE-100', pe100(), {}],
    ] as const)
      expect((await buyer.add(code, specs, meta, key)).status).toBe(409);
  });

  it('a repeat gets the first answer though the customer measures in another unit since', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await buyer.add('PE-100', pe100(), {}, key);
    const isBuyer = eq(people.email, demoAccounts.millimetres);
    await database.update(people).set({ cmUnits: true }).where(isBuyer);
    const repeat = await otherTab.add('PE-100', pe100(), {}, key);
    await database.update(people).set({ cmUnits: false }).where(isBuyer);
    expect(repeat).toEqual(first);
  });

  describe('R7.4 a changed order after a lost answer', () => {
    const replacing = (...keys: string[]) => ({
      'idempotency-key': randomUUID(),
      'idempotency-replaces': keys.join(', '),
    });

    it('takes the place of the one that arrived, and leaves the other lines alone', async () => {
      const other = await addOne();
      const lost = randomUUID();
      await buyer.add('PE-100', pe100(), {}, { 'idempotency-key': lost });
      const again = replacing(randomUUID(), lost);
      const first = await buyer.add('PE-100', pe100(), { amount: 4 }, again);
      expect(first.body.lines).toBe(2);
      expect(await otherTab.add('PE-100', pe100(), { amount: 4 }, again)).toEqual(first);
      const { lines } = await buyer.cart();
      expect(lines.map(({ timestamp, amount }) => [timestamp, amount])).toEqual([
        [other, 1],
        [first.body.timestamps?.[0], 4],
      ]);
    });

    it('keeps the one that comes after it from being added after all', async () => {
      const late = randomUUID();
      await buyer.add('PE-100', pe100(), { amount: 4 }, replacing(late));
      expect((await buyer.add('PE-100', pe100(), {}, { 'idempotency-key': late })).status).toBe(409);
      expect((await buyer.cart()).lines.map(({ amount }) => amount)).toEqual([4]);
    });

    it('is one line when both come at once', async () => {
      const lost = randomUUID();
      await Promise.all([
        buyer.add('PE-100', pe100(), {}, { 'idempotency-key': lost }),
        otherTab.add('PE-100', pe100(), { amount: 4 }, replacing(lost)),
      ]);
      expect((await buyer.cart()).lines.map(({ amount }) => amount)).toEqual([4]);
    });

    it('that is refused takes nothing out', async () => {
      const lost = randomUUID();
      await buyer.add('PE-100', pe100(), {}, { 'idempotency-key': lost });
      expect((await buyer.add('PE-100', {}, {}, replacing(lost))).status).toBe(422);
      expect((await buyer.add('PE-100', pe100(), {}, replacing('x'))).status).toBe(400);
      expect((await buyer.cart()).lines).toHaveLength(1);
    });
  });

  it('a refused call does not use up its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    expect((await buyer.add('PE-100', {}, {}, key)).status).toBe(422);
    expect((await buyer.add('PE-100', pe100(), {}, key)).status).toBe(200);
  });

  it('a mobile amount is an answer of its own', async () => {
    const specs = { ...pe100(), intro: { start: '1' }, aantal: { user_amount: '4' } };
    await buyer.add('PE-100', specs, { device: 'mobile', amount: 1 });
    expect((await buyer.cart()).lines[0]?.amount).toBe(4);
  });
});

describe('update-cart', () => {
  it('R7.5 changes the line and leaves its name and the other lines alone', async () => {
    const [first, second] = [await addOne(), await addOne()];
    const changed = pe100({ gaas: { wire_id: '4' }, kenmerk: { room: 'hal' } });
    const { status, body } = await buyer.update('PE-100', first, changed, { amount: 2 });
    expect({ status, body }).toEqual({ status: 200, body: { ok: true, timestamps: [first], lines: 2 } });
    const { lines } = await buyer.cart();
    expect(
      lines.map(({ timestamp, amount, kenmerk, unitPrice }) => [timestamp, amount, kenmerk, unitPrice]),
    ).toEqual([
      [first, 2, 'hal', '80.96'],
      [second, 1, 'woonkamer', '60.98'],
    ]);
  });

  it('R7.5 a timestamp as text is understood, as it stands in the address', async () => {
    const line = await addOne();
    expect((await buyer.update('PE-100', String(line), pe100(), { amount: 9 })).status).toBe(200);
  });

  it('R7.5 a line that is gone, somebody else’s or another product’s gives 404', async () => {
    const line = await addOne();
    expect(
      (
        await stranger.update(
          'PE-100',
          line,
          pe100({ maten: { width_opening: '90', height_opening: '120' } }),
        )
      ).status,
    ).toBe(404);
    const [, , se100] = workedExamples;
    expect((await buyer.update('SE-100', line, se100?.specs)).status).toBe(404);
    await buyer.visitor.submit(`/winkelwagen/${line}/verwijderen`, {});
    expect((await buyer.update('PE-100', line, pe100())).status).toBe(404);
    expect((await stranger.cart()).lines).toEqual([]);
  });

  it('R4.6 an unfinished update is refused and changes nothing', async () => {
    const line = await addOne(3);
    const { gaas: _, ...open } = pe100();
    const { status, body } = await buyer.update('PE-100', line, open);
    expect({ status, steps: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, steps: ['gaas'] });
    expect((await buyer.cart()).lines[0]?.amount).toBe(3);
  });

  it('two tabs at once: the last one wins, whole, and nothing is doubled', async () => {
    const line = await addOne();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? buyer : otherTab).update(
          'PE-100',
          line,
          pe100({ kenmerk: { room: `hor ${index + 1}` } }),
          { amount: index + 1 },
        ),
      ),
    );
    const { lines } = await buyer.cart();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.kenmerk).toBe(`hor ${lines[0]?.amount}`);
    expect(await otherTab.cart()).toEqual(await buyer.cart());
  });

  it('a tab that removes while another updates leaves no half line', async () => {
    const line = await addOne();
    const [, update] = await Promise.all([
      otherTab.visitor.submit(`/winkelwagen/${line}/verwijderen`, {}),
      buyer.update('PE-100', line, pe100(), { amount: 5 }),
    ]);
    expect([200, 404]).toContain(update.status);
    expect((await buyer.cart()).lines).toEqual([]);
  });
});

async function propsOf(tab: Buyer, path: string): Promise<ConfiguratorData> {
  const html = await (await tab.visitor.get(path)).text();
  const json = /id="island-configurator-props"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'null';
  return JSON.parse(json);
}

describe('edit mode', () => {
  it('R4.9 the page gives the line’s answers, amount and price', async () => {
    const line = await addOne(3);
    expect(await propsOf(buyer, `/producten/pe-100?edit=${line}`)).toMatchObject({
      mode: 'edit',
      line: {
        timestamp: line,
        amount: 3,
        totalPrice: '182.94',
        totalAdviesPrijs: '357.00',
        specs: { ...pe100(), aantal: { user_amount: '3' } },
      },
    });
  });

  it('R4.9 what the page gives back unchanged is the same line', async () => {
    const { code, specs, amount } = workedExamples[1] ?? { code: '', specs: {}, amount: 0 };
    await buyer.add(code, specs, { amount });
    const before = await buyer.cart();
    const { line } = await propsOf(buyer, `/producten/pe-100?edit=${noon}`);
    expect((await buyer.update(code, noon, line?.specs, { amount: line?.amount })).status).toBe(200);
    expect(await buyer.cart()).toEqual(before);
  });

  it.each(['1', '0', '', 'x', '%FF', '-1', `${noon}`, `${noon}&add=1`])(
    'R2.2 a line that is not there, or is somebody else’s, opens nothing: %s',
    async (edit) => {
      await addOne();
      const props = await propsOf(stranger, `/producten/pe-100?edit=${edit}`);
      expect(props).toMatchObject({ mode: 'line-gone', line: null });
    },
  );

  it('R2.2 a line of another product is found on its own page, whatever the case of the address', async () => {
    const line = await addOne();
    for (const path of [`/producten/ro-50?edit=${line}`, `/producten/PE-100?edit=${line}`]) {
      const answer = await buyer.visitor.get(path);
      expect(answer.headers.get('location')).toBe(`/producten/pe-100?edit=${line}`);
    }
  });

  it('a customer who changed to centimetres sees the same line in centimetres', async () => {
    const line = await addOne();
    await buyer.visitor.submit('/account/instellingen', { unit: 'cm', measures: 'opening' });
    const props = await propsOf(buyer, `/producten/pe-100?edit=${line}`);
    const { lines } = await buyer.cart();
    await buyer.visitor.submit('/account/instellingen', { unit: 'mm', measures: 'opening' });
    expect(props.line?.specs['maten']).toEqual({ width_opening: '90,0', height_opening: '120,0' });
    expect(props.line?.specs['rondom_maten']?.['space_left']).toBe('30');
    expect(lines[0]?.sizes).toEqual({ width_total: 92.8, height_total: 122.8 });
  });

  it('a customer who changed to total measures sees the total size', async () => {
    const line = await addOne();
    await buyer.visitor.submit('/account/instellingen', { unit: 'mm', measures: 'total' });
    const props = await propsOf(buyer, `/producten/pe-100?edit=${line}`);
    const update = await buyer.update('PE-100', line, props.line?.specs);
    await buyer.visitor.submit('/account/instellingen', { unit: 'mm', measures: 'opening' });
    expect(props.line?.specs['maten']).toEqual({ width_total: '928', height_total: '1228' });
    expect(props.line?.specs).not.toHaveProperty('rondom_maten');
    expect(update.status).toBe(200);
    expect((await buyer.cart()).lines[0]).toMatchObject({ unitPrice: '60.98', sizes: { width_total: 928 } });
  });
});

describe('a line entered as an opening, opened by who enters total sizes', () => {
  it.each(workedExamples)(
    'R6.1 $code holds the total size alone, no opening and no space round it',
    async ({ code, specs, amount }) => {
      await buyer.add(code, specs, { amount });
      const [before] = (await buyer.cart()).lines;
      await buyer.visitor.submit('/account/instellingen', { unit: 'mm', measures: 'total' });
      const { line } = await propsOf(buyer, `/producten/${code.toLowerCase()}?edit=${noon}`);
      await buyer.visitor.submit('/account/instellingen', { unit: 'mm', measures: 'opening' });
      const told = Object.values(line?.specs ?? {}).flatMap((fields) => Object.entries(fields));
      expect(told.filter(([field]) => /_opening$|^space_|^depth$/.test(field))).toEqual([]);
      expect(Object.fromEntries(told)).toMatchObject({
        width_total: String(before?.sizes.width_total),
        height_total: String(before?.sizes.height_total),
      });
    },
  );
});

describe('another size with the choices of a line', () => {
  it('R20.7 the page gives the line, and no leave to change it', async () => {
    const line = await addOne(3);
    const props = await propsOf(buyer, `/producten/pe-100?zelfde=${line}`);
    expect(props).toMatchObject({ mode: 'again', line: { timestamp: line, specs: pe100() } });
  });

  it.each(['1', '', 'x', '%FF', '-1', `${noon}`])(
    'R20.7 a line that is not there, or is somebody else’s, begins an empty one: %s',
    async (line) => {
      await addOne();
      const props = await propsOf(stranger, `/producten/pe-100?zelfde=${line}`);
      expect(props).toMatchObject({ mode: 'add', line: null });
    },
  );

  it('R20.7 a line of another product is found on its own page', async () => {
    const line = await addOne();
    for (const path of [`/producten/ro-50?zelfde=${line}`, `/producten/PE-100?zelfde=${line}`]) {
      const answer = await buyer.visitor.get(path);
      expect(answer.headers.get('location')).toBe(`/producten/pe-100?zelfde=${line}`);
    }
  });

  it('R20.7 a visitor logs in first, and comes back to it', async () => {
    const answer = await new Visitor(shop).get('/producten/pe-100?zelfde=5');
    const way = /href="(\/inloggen\?terug=[^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(new URLSearchParams(way.split('?')[1]).get('terug')).toBe('/producten/pe-100?zelfde=5');
  });
});

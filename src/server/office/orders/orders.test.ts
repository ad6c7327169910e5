import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderSorts } from '#contract/office/orders.ts';
import { cents } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { listedOrders } from '../../database/schema/listed-orders.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T10:00:00Z') });
const sales = await new Visitor(shop).login(demoAccounts.sales);
const workshop = await new Visitor(shop).login(demoAccounts.workshop);

type Listed = {
  readonly orders: readonly Readonly<Record<string, unknown> & { number: string; company: string }>[];
  readonly next: string | null;
};

const path = '/beheer/bestellingen';
const json = { accept: 'application/json' };

async function list(query: Readonly<Record<string, string>>, who = sales): Promise<Listed> {
  const answer = await who.get(`${path}?${new URLSearchParams(query)}`, json);
  expect([query, answer.status]).toEqual([query, 200]);
  return (await answer.json()) as Listed;
}

async function numbers(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const seen: string[] = [];
  let next: string | null = null;
  do {
    const page: Listed = await list({ ...query, ...(next === null ? {} : { na: next }) });
    seen.push(...page.orders.map(({ number }) => number));
    next = page.next;
  } while (next !== null);
  return seen;
}

type Facts = {
  readonly number: string;
  readonly status?: OrderStatus;
  readonly company?: string;
  readonly reference?: string;
  readonly lineReference?: string;
  readonly label?: string;
  readonly deliveredAt?: string;
  readonly invoicedAt?: string;
  readonly product?: string;
  readonly colour?: string;
  readonly dueOn?: string | null;
  readonly placedAt?: string;
  readonly total?: number;
  readonly isHeld?: boolean;
};

async function put(facts: Facts): Promise<number> {
  const { number, status = 'paid', company = 'Niemand', reference = '', dueOn = null } = facts;
  const { id, customer, deliveryAddress, invoiceAddress, vat } = await anOrder(database, { status });
  const total = cents(facts.total ?? 194_46);
  await database
    .update(orders)
    .set({
      ...{ number, reference, dueOn, total, goods: cents(total - vat - 38_43 - 19_50) },
      customer: { ...customer, company },
      deliveryAddress: { ...deliveryAddress, postcode: facts.deliveredAt ?? '' },
      invoiceAddress: { ...invoiceAddress, postcode: facts.invoicedAt ?? '' },
      placedAt: new Date(facts.placedAt ?? '2025-01-01T10:00:00Z'),
      heldAt: facts.isHeld === true ? new Date() : null,
    })
    .where(eq(orders.id, id));
  await database
    .update(orderLines)
    .set({
      productCode: facts.product ?? 'PE-100',
      boxLabel: facts.label ?? '',
      reference: facts.lineReference ?? '',
      answers: { color: { color: facts.colour ?? 'RAL 9010', color_type: '1' } },
    })
    .where(eq(orderLines.orderId, id));
  return id;
}

const many = 121;

// Many alike, so that the number has to tell them apart.
async function putMany(reference: string): Promise<void> {
  const model = await put({ number: `${reference}-0`, reference });
  await database.execute(sql`
    insert into orders (number, person_id, company_id, status, customer, delivery_address, invoice_address, reference,
      goods_cents, fees_cents, shipping_cents, vat_basis, vat_percent, vat_cents, total_cents, due_on, placed_at)
    select ${reference} || '-' || n, person_id, company_id, status,
      jsonb_set(customer, '{company}', to_jsonb('bedrijf ' || n % 7)), delivery_address, invoice_address, reference,
      goods_cents + n % 5, fees_cents, shipping_cents, vat_basis, vat_percent, vat_cents, total_cents + n % 5,
      case when n % 11 > 0 then date '2026-01-01' + n % 9 end, placed_at + n % 13 * interval '1.000001 seconds'
    from orders, generate_series(1, ${many - 1}) as n where id = ${model}`);
}

await put({ number: 'S-1', company: 'Café de Zwaan', reference: 'Waalkade', label: 'erker links' });
await put({ number: 'S-2', company: 'Zwaantjes B.V.', lineReference: 'Waalkade 7', deliveredAt: '1033 AA' });
await put({ number: 'S-3', company: 'Bloem & Zn', invoicedAt: '1033 AA', label: '100% pvc' });
await put({ number: 'S-00412', company: 'Molen', label: 'keuken 2' });

describe('R11.2 one field finds an order by', () => {
  it.each([
    ['its number', 's-00412', ['S-00412']],
    ['the end of its number', '412', ['S-00412']],
    ['company', 'zwaan', ['S-2', 'S-1']],
    ['company without its accent', 'CAFE', ['S-1']],
    ['company with its accent', 'café', ['S-1']],
    ['reference, of the order or of a line', 'waalkade', ['S-2', 'S-1']],
    ['box label', 'erker', ['S-1']],
    ['postcode of either address', '1033 AA', ['S-3', 'S-2']],
    ['postcode without its space', '1033aa', ['S-3', 'S-2']],
    ['words of several of these', 'waalkade zwaan 7', ['S-2']],
    ['a word of two letters, which begins one', 'zn', ['S-3']],
    ['a percent sign', '100%', ['S-3']],
    ['nothing that there is', 'nergens', []],
    ['nothing that there is, in two letters', 'qx', []],
    ['a sign that is none here', '_', []],
  ])('%s', async (_case, zoek, expected) => {
    const found = (await numbers({ zoek })).filter((number) => number.startsWith('S-'));
    expect(found).toEqual(expected);
  });
});

describe('R11.2 filters', () => {
  const [today, before] = ['2026-11-16', '2026-11-10'];
  const made: readonly Facts[] = [
    { number: 'F-placed', status: 'placed', dueOn: before },
    { number: 'F-free', dueOn: '2026-11-20', product: 'SE-200' },
    { number: 'F-late', dueOn: before, colour: 'RAL 7016 structuur' },
    { number: 'F-made', status: 'in_production', dueOn: today, colour: 'RAL 7016' },
    { number: 'F-held', isHeld: true, dueOn: '2026-12-01', colour: 'EV 1' },
    { number: 'F-shipped', status: 'shipped', dueOn: before, product: 'CA-100' },
    { number: 'F-done', status: 'completed', dueOn: before },
    { number: 'F-none', status: 'cancelled' },
  ];

  it('by status, product, colour and delivery day', async () => {
    for (const facts of made) await put({ ...facts, reference: 'Filterwerk' });
    const of = async (query: Readonly<Record<string, string>>) =>
      (await numbers({ zoek: 'filterwerk', ...query })).map((number) => number.slice(2)).toSorted();
    expect(await of({})).toHaveLength(made.length);
    expect(await of({ status: 'placed' })).toEqual(['placed']);
    expect(await of({ status: 'paid' })).toEqual(['free', 'held', 'late']);
    expect(await of({ status: 'to_release' })).toEqual(['free', 'late']);
    expect(await of({ status: 'held' })).toEqual(['held']);
    expect(await of({ status: 'due_today' })).toEqual(['made']);
    expect(await of({ status: 'late' })).toEqual(['late']);
    expect(await of({ status: 'cancelled' })).toEqual(['none']);
    expect(await of({ product: 'SE-200' })).toEqual(['free']);
    expect(await of({ product: 'ca-100' })).toEqual(['shipped']);
    expect(await of({ kleur: 'RAL 7016' })).toEqual(['late', 'made']);
    expect(await of({ kleur: 'RAL 7016 structuur' })).toEqual(['late']);
    expect(await of({ kleur: 'EV 1' })).toEqual(['held']);
    expect(await of({ kleur: 'RAL 6005' })).toEqual([]);
    expect(await of({ van: today, tot: '2026-11-20' })).toEqual(['free', 'made']);
    expect(await of({ van: '2026-11-17' })).toEqual(['free', 'held']);
    expect(await of({ status: 'late', kleur: 'RAL 7016', tot: before })).toEqual(['late']);
  });

  it.each(['status=draft', 'status=weg', 'product=XX-1', 'kleur=paars', 'van=gisteren', 'sorteer=groot'])(
    '%s is refused, and shows nothing',
    async (query) => {
      const answer = await sales.get(`${path}?${query}`);
      expect(answer.status).toBe(422);
      expect(await answer.text()).not.toContain('/beheer/bestellingen/');
      expect((await sales.get(`${path}.csv?${query}`)).status).toBe(422);
    },
  );
});

describe('R11.2 sorting and paging', () => {
  it.each([...orderSorts, 'by default'])(
    '%s: every order once, in its order, whatever else comes in',
    async (sorteer) => {
      const reference = `Bladerwerk${sorteer.replace('-', 'min')}`;
      await putMany(reference);
      const query = { zoek: reference, ...(sorteer === 'by default' ? {} : { sorteer }) };
      const first = await list(query);
      expect(first.orders).toHaveLength(50);
      const seen = await numbers(query);
      expect(new Set(seen).size).toBe(many);
      expect(seen).toHaveLength(many);
      const column = {
        placedAt: listedOrders.placedAt,
        dueOn: listedOrders.dueOn,
        company: listedOrders.company,
        total: listedOrders.total,
      }[sorteer.replace('-', '').replace('by default', 'placedAt') as 'placedAt'];
      const direction = sql.raw(sorteer.startsWith('-') || sorteer === 'by default' ? 'desc' : 'asc');
      const expected = await database
        .select({ number: orders.number })
        .from(orders)
        .innerJoin(listedOrders, eq(listedOrders.orderId, orders.id))
        .where(eq(orders.reference, reference))
        .orderBy(sql`${column} ${direction}, ${orders.id} ${direction}`);
      expect(seen).toEqual(expected.map(({ number }) => number));
    },
  );

  it('a place in one order is none in another', async () => {
    await putMany('Elders');
    const { next } = await list({});
    expect(next).not.toBeNull();
    const answer = await sales.get(`${path}?sorteer=dueOn&na=${next}`, json);
    expect(answer.status).toBe(422);
  });
});

describe('R11.2 what is told of an order', () => {
  it('is as the contract writes it', async () => {
    const { orders: found, next } = await list({ zoek: 'B2026-00001' });
    expect(found).toEqual([
      {
        number: 'B2026-00001',
        status: 'placed',
        held: false,
        onAccount: false,
        company: 'Van Dijk Zonwering B.V.',
        reference: 'Leidsche Rijn 12',
        total: '399.28',
        placedAt: '2026-11-02T09:30:00.000Z',
        dueOn: '2026-11-16',
        screens: 4,
      },
    ]);
    expect(next).toBeNull();
  });

  it('stands on the page with its drawing, colours, day and what is late', async () => {
    await put({ number: 'P-1', company: 'Paginawerk', dueOn: '2026-11-13', colour: 'RAL 7016 structuur' });
    const html = await (await sales.get(`${path}?zoek=paginawerk`)).text();
    const text = textOf(html);
    for (const shown of ['P-1', '2 × Inzethor', 'RAL 7016 structuur', 'vr 13 nov', 'te laat 3 dagen', 'vrij'])
      expect(text).toContain(shown);
    expect(text).toContain('€ 194,46');
    expect(html).toContain('href="/beheer/bestellingen/P-1"');
  });

  it('is money for nobody in the workshop: not on the page, in JSON, in the CSV or by its order', async () => {
    const [order] = (await list({ zoek: 'B2026-00001' }, workshop)).orders;
    expect(Object.keys(order ?? {})).not.toContain('total');
    const text = textOf(await (await workshop.get(`${path}?zoek=B2026-00001`)).text());
    expect(text).toContain('Leidsche Rijn 12');
    expect(text).not.toMatch(/€|399|Totaal|bedrag/);
    const csv = await (await workshop.get(`${path}.csv?zoek=B2026-00001`)).text();
    expect(csv).not.toMatch(/399|Totaal|Betaling/);
    expect((await workshop.get(`${path}?sorteer=total`, json)).status).toBe(422);
  });

  it('goes into the CSV, all that is filtered and nothing else', async () => {
    await putMany('Bestandwerk');
    const csv = await (await sales.get(`${path}.csv?zoek=Bestandwerk&sorteer=company`)).text();
    const [head, ...lines] = csv.trim().split('\r\n');
    expect(head).toContain('Bestelling;Besteld op;Bedrijf');
    expect(head).toContain('Totaal incl. btw');
    expect(lines).toHaveLength(many);
    const [line] = (await (await sales.get(`${path}.csv?zoek=B2026-00001`)).text())
      .trim()
      .split('\r\n')
      .slice(1);
    expect(line).toBe(
      'B2026-00001;2026-11-02;Van Dijk Zonwering B.V.;Leidsche Rijn 12;4;3 × Inzethor, 1 × Voorzethor;RAL 7016 structuur, RAL 9010;2026-11-16;wacht op betaling;nee;open;399,28',
    );
  });
});

describe('R11.2 the narrow row of an order', () => {
  it('follows whatever is changed about it, and goes with it', async () => {
    const id = await put({ number: 'N-1', label: 'zolder' });
    const row = async () => {
      const [found] = await database.select().from(listedOrders).where(eq(listedOrders.orderId, id));
      return found;
    };
    expect(await row()).toMatchObject({ screens: 2, products: ['PE-100'], amounts: [2], isHeld: false });
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, id));
    if (line === undefined) throw new Error('no line');
    const { id: _own, ...more } = line;
    await database.insert(orderLines).values([
      { ...more, position: 2, productCode: 'SE-100', amount: 3, boxLabel: 'serre' },
      { ...more, position: 3, amount: 1, boxLabel: 'hal' },
    ]);
    expect(await row()).toMatchObject({ screens: 6, products: ['PE-100', 'SE-100'], amounts: [3, 3] });
    expect((await row())?.words).toContain(' serre');
    await database.delete(orderLines).where(and(eq(orderLines.orderId, id), eq(orderLines.position, 2)));
    expect(await row()).toMatchObject({ screens: 3, products: ['PE-100'] });
    await database.update(orders).set({ heldAt: new Date(), status: 'cancelled' }).where(eq(orders.id, id));
    expect(await row()).toMatchObject({ isHeld: true, status: 'cancelled', dueOn: 'infinity' });
    await database.execute(sql`delete from orders where id = ${id}`);
    expect(await row()).toBeUndefined();
  });

  it('is there for every order but a draft', async () => {
    const { id } = await anOrder(database, { status: 'draft' });
    const missing = await database
      .select({ id: orders.id })
      .from(orders)
      .where(sql`not exists (select from listed_orders where order_id = orders.id)`);
    expect(missing).toEqual([{ id }]);
    await database
      .update(orders)
      .set({ status: 'placed' })
      .where(inArray(orders.id, [id]));
    expect(await database.$count(listedOrders, eq(listedOrders.orderId, id))).toBe(1);
  });
});

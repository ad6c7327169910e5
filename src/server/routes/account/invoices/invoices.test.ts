import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { anInvoiceOf } from '#tests/support/company-invoices.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { companies } from '../../../database/schema/accounts.ts';
import { invoiceReminders } from '../../../database/schema/reminders.ts';
import { commandActor } from '../../../logbook/write-logbook.ts';
import { bookTransfer } from '../../../payments/book-transfer.ts';

const { database } = await testDatabase();
const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
const companyId = (await findPersonByEmail(database, demoAccounts.centimetres))?.companyId ?? 0;
const owner = await new Visitor(shop).loginByForm(demoAccounts.centimetres);
const stranger = await new Visitor(shop).loginByForm(demoAccounts.belgian);

// Oldest first: paid, credited with its note, partly paid and late, open.
const numbers = ['F2026-70001', 'F2026-70002', 'C2026-70003', 'F2026-70004', 'F2026-70005'];
const [paid = '', credited = '', note = '', late = '', open = ''] = numbers;

beforeAll(async () => {
  const of = demoAccounts.centimetres;
  await anInvoiceOf(database, of, { number: paid, issuedOn: '2026-09-01', total: 100_00 });
  const back = await anInvoiceOf(database, of, { number: credited, issuedOn: '2026-09-02', total: 50_00 });
  await anInvoiceOf(database, of, {
    ...{ number: note, kind: 'credit_note', issuedOn: '2026-09-03', total: 50_00 },
    ...{ creditedInvoiceId: back.id, cause: randomUUID() },
  });
  await anInvoiceOf(database, of, {
    ...{ number: late, issuedOn: '2026-10-01', dueOn: '2026-10-15', total: 80_00, reference: 'Werk Zuid' },
  });
  await anInvoiceOf(database, of, {
    number: open,
    issuedOn: '2026-11-10',
    dueOn: '2026-11-24',
    total: 369_43,
  });
  await book(paid, 100_00);
  await book(late, 30_00);
  await database
    .update(companies)
    .set({ termDays: 14, creditLimit: cents(2_500_00) })
    .where(eq(companies.id, companyId));
});

beforeEach(async () => {
  await database.delete(invoiceReminders);
});

function book(number: string, amount: number) {
  const transfer = {
    ...{ key: randomUUID(), bookedOn: '2026-10-20', amount: cents(amount), payer: 'De Vries' },
    ...{ description: '', keepsRest: false, parts: [{ number, amount: cents(amount) }] },
  };
  return bookTransfer(shop.deps, transfer, commandActor);
}

type Told = { invoices: { number: string; open: string; status: string }[]; next: string | null };

async function ask(query = '', who = owner) {
  const answer = await who.get(`/account/facturen${query}`, { accept: 'application/json' });
  return { status: answer.status, body: (await answer.json()) as Told };
}

const namesOf = ({ body }: { body: Told }) =>
  body.invoices.map(({ number }) => number).filter((number) => numbers.includes(number));

describe('R12.4 the ledger as JSON', () => {
  it('tells term, limit, exposure and every invoice, newest first', async () => {
    const { body } = await ask();
    expect(Object.keys(body).toSorted()).toEqual(['exposure', 'invoices', 'limit', 'next', 'term']);
    expect(body).toMatchObject({ term: 14, limit: '2500.00', exposure: '419.43', next: null });
    expect(body.invoices.slice(0, 4)).toEqual([
      {
        ...{ number: open, total: '369.43', open: '369.43', status: 'open' },
        ...{ issuedOn: '2026-11-10', dueOn: '2026-11-24' },
      },
      expect.objectContaining({ number: late, total: '80.00', open: '50.00', status: 'overdue' }),
      expect.objectContaining({ number: credited, open: '0.00', status: 'credited' }),
      expect.objectContaining({ number: paid, open: '0.00', status: 'paid' }),
    ]);
  });

  it('has no term and no limit where nothing goes on account', async () => {
    expect((await ask('', stranger)).body).toMatchObject({ term: null, limit: null });
  });

  it.each([
    ['?status=open', [open]],
    ['?status=overdue', [late]],
    ['?status=unpaid', [open, late]],
    ['?status=paid', [paid]],
    ['?status=credited', [credited]],
    [`?zoek=${open}`, [open]],
    ['?zoek=zuid+werk', [late]],
    ['?zoek=369,43', [open]],
    ['?zoek=369.43', [open]],
    ['?zoek=€+50', [late, credited]],
    ['?zoek=nergens', []],
  ])('%s finds %j', async (query, expected) => {
    expect(namesOf(await ask(query))).toEqual(expected);
  });

  it.each(['?status=lost', '?na=x', `?zoek=${'x'.repeat(101)}`])(
    '%s is told, and shows nothing',
    async (query) => {
      expect((await ask(query)).status).toBe(422);
      expect((await owner.get(`/account/facturen${query}`)).status).toBe(422);
    },
  );

  it('shows nothing of another company', async () => {
    expect(namesOf(await ask('', stranger))).toEqual([]);
  });
});

describe('R12.4 the ledger on screen', () => {
  it('has credit notes too, and the open amounts added up from the oldest on', async () => {
    const html = await (await owner.get('/account/facturen')).text();
    const rows = [...html.matchAll(/<tr role="row" class="[^"]*">(.*?)<\/tr>/gs)].map(([, row = '']) =>
      row.replaceAll(/<[^>]+>/g, '|'),
    );
    const running = numbers.map((number) => {
      const row = rows.find((one) => one.includes(`|${number}|`)) ?? '';
      return [...row.matchAll(/€ (-?[\d.,]+)/g)].at(-1)?.[1];
    });
    expect(running).toEqual(['0,00', '0,00', '0,00', '50,00', '419,43']);
    expect(html).toContain('32 dagen te laat');
  });

  it('tells what they have with us, credited after it was paid, as the statement does; and so does the office', async () => {
    const of = demoAccounts.totalMeasures;
    const credit = async () => {
      const visitor = await new Visitor(shop).loginByForm(of);
      const html = await (await visitor.get('/account/facturen')).text();
      return /Uw tegoed bij ons<\/dt><dd[^>]*>€[^\d]*([\d,.]+)/.exec(html)?.[1];
    };
    expect(await credit()).toBeUndefined();
    const invoice = await anInvoiceOf(database, of, { issuedOn: '2026-10-01', total: 60_00 });
    await book(invoice.number, 60_00);
    expect(await credit()).toBeUndefined();
    await anInvoiceOf(database, of, {
      ...{ kind: 'credit_note', issuedOn: '2026-10-21', total: 25_00 },
      ...{ creditedInvoiceId: invoice.id, cause: randomUUID() },
    });
    expect(await credit()).toBe('25,00');
    const staff = await new Visitor(shop).loginByForm(demoAccounts.staff);
    const customer = `/beheer/klanten/${invoice.companyId}`;
    expect(await (await staff.get(customer)).text()).toContain('Tegoed bij ons');
    const told = await (await staff.get(customer, { accept: 'application/json' })).json();
    expect(told).toMatchObject({ customer: { credit: '25.00' } });
  });

  it('says what is in the way after the third reminder, and that paying lifts it', async () => {
    await database.execute(sql`
      insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
      select id, 3, '2026-11-12', 5000 from invoices where number = ${late}`);
    const html = await (await owner.get('/account/facturen')).text();
    expect(html).toContain(`Factuur ${late} is na drie herinneringen nog niet betaald.`);
  });

  it('goes on where the page before ended, whatever its length', async () => {
    const many = Array.from({ length: 55 }, (_, index) => `F2026-8${String(index).padStart(3, '0')}`);
    for (const number of many)
      await anInvoiceOf(database, demoAccounts.belgian, { number, issuedOn: '2026-10-05', total: 1_00 });
    const shown = (html: string) => many.filter((number) => html.includes(`>${number}<`));
    const first = await (await stranger.get('/account/facturen')).text();
    const address = /href="(\/account\/facturen\?na=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = await (await stranger.get(address)).text();
    expect(shown(first).length).toBeGreaterThan(40);
    expect([...shown(second), ...shown(first)].toSorted()).toEqual(many);
    expect((await ask('', stranger)).body.next).toBeNull();
  });
});

describe('R12.4 one of them', () => {
  it('tells what was paid for it, when and how, and what is open after each', async () => {
    const html = await (await owner.get(`/account/facturen/${late}`)).text();
    const words = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain(`Overschrijving voor ${late} 20 oktober 2026 € -30,00 open € 50,00`);
    expect(words).toContain('Betaal € 50,00');
    expect((await stranger.get(`/account/facturen/${late}`)).status).toBe(404);
  });

  it('a credit note leads to its invoice, and is not paid', async () => {
    const html = await (await owner.get(`/account/facturen/${note}`)).text();
    expect(html).toContain(`href="/account/facturen/${credited}"`);
    expect(html).not.toContain('name="invoice"');
  });

  it('tells which reminders went out', async () => {
    await database.execute(sql`
      insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
      select id, 1, '2026-10-18', 8000 from invoices where number = ${late}`);
    const html = await (await owner.get(`/account/facturen/${late}`)).text();
    expect(html).toContain('verstuurd op 18 oktober 2026, toen open: € 80,00');
  });
});

describe('R12.4 documents', () => {
  it.each(['pdf', 'xml'])('are the company’s own, as %s', async (format) => {
    const answer = await owner.get(`/account/facturen/${open}.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`${open}.${format}`);
    expect((await stranger.get(`/account/facturen/${open}.${format}`)).status).toBe(404);
    expect((await owner.get(`/account/facturen/F2026-0.${format}`)).status).toBe(404);
  });
});

describe('R12.4 who looks', () => {
  it('a measurer is told what is missing, a visitor logs in first and comes back', async () => {
    const measurer = await new Visitor(shop).loginByForm(demoAccounts.measurer);
    const refused = await measurer.get('/account/facturen');
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('facturen van het bedrijf bekijken');
    const visitor = await new Visitor(shop).get('/account/facturen?status=open');
    expect(visitor.headers.get('location')).toContain(encodeURIComponent('/account/facturen?status=open'));
  });
});

import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aPaidPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices } from '../../database/schema/orders.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';

const { database } = await testDatabase();
// The demo's invoice is due on 2 December, those of the tests thirty days from now.
const shop = testApp(database, { now: () => new Date('2026-11-16T09:00:00Z') });
const later = testApp(database, { now: () => new Date('2026-12-10T09:00:00Z') });
let staff: Visitor;
let afterwards: Visitor;
let open = '';
let paid = '';
let credited = '';
let note = '';

type Listed = {
  invoices: {
    number: string;
    kind: string;
    status: string;
    order: string | null;
    total: string;
    open: string;
  }[];
  next: string | null;
};

async function list(query: string, visitor = staff): Promise<Listed> {
  const answer = await visitor.get(`/beheer/facturen?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed;
}

const numbers = ({ invoices: rows }: Listed) => rows.map(({ number }) => number);

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
  afterwards = await new Visitor(later).login(demoAccounts.bookkeeping);
  const { desk, order } = await aPaidPayment(database, { method: 'creditcard' });
  paid = (await issueInvoice(desk.deps, order.id)).number;
  const unpaid = await issueInvoice(desk.deps, (await anOrder(database, { status: 'shipped' })).id);
  open = unpaid.number;
  const belgian = await issueInvoice(desk.deps, (await anOrder(database, { country: 'BE' })).id);
  credited = belgian.number;
  const request = {
    invoiceId: belgian.id,
    wish: { kind: 'amount', amount: cents(160_71) },
    cause: 'all of it',
  } as const;
  note = (await issueCreditNote(desk.deps, request))?.number ?? '';
});

describe('R11.6 the list of invoices', () => {
  it('tells of each how it stands and what is open, the newest first', async () => {
    const { invoices: rows, next } = await list('');
    expect(
      rows
        .filter(({ number }) => [paid, open, credited, note].includes(number))
        .map(({ number, kind, status, total, open: left }) => [number, kind, status, total, left]),
    ).toEqual([
      [note, 'credit_note', 'credit_note', '160.71', '0.00'],
      [credited, 'invoice', 'credited', '160.71', '0.00'],
      [open, 'invoice', 'open', '194.46', '194.46'],
      [paid, 'invoice', 'paid', '194.46', '0.00'],
    ]);
    expect(next).toBeNull();
  });

  it.each([
    ['open', (all: Listed) => all.invoices.filter(({ status }) => status === 'open')],
    ['overdue', (all: Listed) => all.invoices.filter(({ status }) => status === 'overdue')],
    ['unpaid', (all: Listed) => all.invoices.filter((row) => row.open !== '0.00')],
    ['paid', (all: Listed) => all.invoices.filter(({ status }) => status === 'paid')],
    ['credited', (all: Listed) => all.invoices.filter(({ status }) => status === 'credited')],
    ['credit_note', (all: Listed) => all.invoices.filter(({ kind }) => kind === 'credit_note')],
  ])('?status=%s shows exactly those rows', async (status, expected) => {
    for (const visitor of [staff, afterwards]) {
      const all = await list('', visitor);
      expect(numbers(await list(`status=${status}`, visitor))).toEqual(
        expected(all).map(({ number }) => number),
      );
    }
    expect((await list('status=overdue', afterwards)).invoices.length).toBeGreaterThan(0);
  });

  it('finds by number, company, order, reference, and several words at once', async () => {
    const [row] = await database.select().from(invoices).where(eq(invoices.number, open));
    const order = (await list('')).invoices.find(({ number }) => number === open)?.order ?? '';
    for (const words of [open, open.toLowerCase(), order, `Werk ${open}`, `zonwering ${order.slice(2)}`])
      expect([words, numbers(await list(`zoek=${encodeURIComponent(words)}`))]).toEqual([words, [open]]);
    expect(numbers(await list('zoek=antwerpen'))).toContain(note);
    expect(numbers(await list('zoek=100%25'))).toEqual([]);
    expect(row?.number).toBe(open);
  });

  it('sorts, pages and keeps to days', async () => {
    const all = numbers(await list(''));
    expect(numbers(await list('sorteer=issuedOn'))).toEqual(all.toReversed());
    const open1 = (await list('sorteer=-open')).invoices.map((row) => Number(row.open));
    expect(open1).toEqual(open1.toSorted((one, other) => other - one));
    expect(numbers(await list('van=2026-11-02&tot=2026-11-02'))).toEqual(['F2026-00001']);
    const bad = await staff.get('/beheer/facturen?sorteer=x', { accept: 'application/json' });
    expect(bad.status).toBe(422);
  });

  it('exports what is filtered, with credit notes below zero, and the logbook knows', async () => {
    const answer = await staff.get('/beheer/facturen.csv?zoek=antwerpen');
    const file = readCsv(await answer.text());
    const rows = file.ok ? file.rows.map(({ cells }) => [cells[0], cells[1], cells[8]]) : [];
    expect(rows).toContainEqual([note, 'creditnota', '-160,71']);
    const taken = await database
      .select()
      .from(logbook)
      .where(eq(logbook.action, 'data_exported'))
      .orderBy(logbook.id);
    expect(taken.at(-1)).toMatchObject({ personRole: 'bookkeeping', after: { file: 'facturen.csv' } });
  });
});

describe('R11.6 one invoice', () => {
  it('shows lines, payments, what is open, and answers as JSON', async () => {
    const html = await (await staff.get(`/beheer/facturen/${paid}`)).text();
    for (const text of [
      'Wat openstaat',
      'Ontvangen en gehouden',
      'Creditcard',
      'Crediteren bij de bestelling',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('Betaallink maken');
    const json = await staff.get(`/beheer/facturen/${paid}`, { accept: 'application/json' });
    expect(await json.json()).toMatchObject({
      invoice: {
        number: paid,
        status: 'paid',
        received: '194.46',
        payments: [{ method: 'creditcard', amount: '194.46' }],
      },
    });
    expect(await (await staff.get(`/beheer/facturen/${open}`)).text()).toContain(
      `betaallinks/nieuw?voor=${open}`,
    );
    expect((await staff.get('/beheer/facturen/F1999-00001')).status).toBe(404);
  });

  it('is sent again once, however often the button is pressed', async () => {
    const html = await (await staff.get(`/beheer/facturen/${open}`)).text();
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const before = await database.$count(mails, sql`${mails.dedupeKey} like 'document-again:%'`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.submit(`/beheer/facturen/${open}/versturen`, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await database.$count(mails, sql`${mails.dedupeKey} like 'document-again:%'`)).toBe(before + 1);
    expect(await (await staff.get(`/beheer/facturen/${open}`)).text()).toContain(`Factuur ${open}`);
  });

  it('without an order is credited here, once for each time it is asked', async () => {
    const address = '/beheer/facturen/F2026-00001';
    const html = await (await staff.get(address)).text();
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const ask = () => staff.submit(`${address}/crediteren`, { key, amount: '9,43' });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map((answer) => answer.headers.get('location'))).toEqual(
      [1, 2].map(() => `${address}?melding=gecrediteerd`),
    );
    const json = (await (await staff.get(address, { accept: 'application/json' })).json()) as {
      invoice: { open: string; creditNotes: { total: string }[] };
    };
    expect(json.invoice).toMatchObject({ open: '360.00', creditNotes: [{ total: '9.43' }] });
    const over = await staff.submit(`${address}/crediteren`, { key, amount: '20' });
    const told = await over.text();
    expect([over.status, told]).toEqual([422, expect.stringContaining('is al € 9,43 gecrediteerd.')]);
    expect(told).not.toContain(key);
    const much = await staff.submit(`${address}/crediteren`, { key: crypto.randomUUID(), amount: '360,01' });
    const refused = await much.text();
    expect([much.status, refused]).toEqual([
      422,
      expect.stringContaining(
        'href="#veld-amount">Bedrag incl. btw: Zoveel staat er niet meer op de factuur.',
      ),
    ]);
    expect(refused).toMatch(/id="veld-amount"[^>]*value="360,01"/);
    const unread = await staff.submit(`${address}/crediteren`, { key, amount: '12.5' });
    expect([unread.status, await unread.text()]).toEqual([422, expect.stringContaining('value="12.5"')]);
    expect((await staff.submit(`/beheer/facturen/${paid}/crediteren`, { key, amount: '1' })).status).toBe(
      404,
    );
  });
});

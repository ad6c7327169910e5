import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { bytesOf, type SampleEntry, type SampleStatement, sampleBankFile } from '#tests/support/bank-file.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { sessions } from '../../database/schema/accounts.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { bankBookings } from '../../database/schema/bank.ts';
import { bankEntries, bankStatements } from '../../database/schema/bank-statements.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { staffTasks } from '../../database/schema/tasks.ts';
import { hashToken } from '../../secrets/tokens.ts';

const { database } = await testDatabase();
const now = () => new Date('2026-11-16T10:00:00Z');
const shop = testApp(database, { now });
const path = '/beheer/betalingen/afschriften';
let staff: Visitor;
let owner: Visitor;
let sequence = 70_000;
let statements = 0;

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
  owner = await new Visitor(shop).login(demoAccounts.staff);
  await staff.get(path);
  await owner.get(path);
});

// Of the company of the demo's own invoice, with an amount that no other has.
async function anInvoice(total = 10_000 + sequence) {
  sequence += 1;
  const number = `F2026-${sequence}`;
  await database.execute(sql`
    insert into invoices (number, company_id, customer, invoice_address, reference, issued_on, due_on, net_cents, vat_basis,
      vat_percent, vat_cents, total_cents)
    select ${number}, company_id, customer, invoice_address, '', date '2026-10-01', date '2026-10-31', ${total}, vat_basis,
      vat_percent, 0, ${total} from invoices where number = 'F2026-00001'`);
  return { number, total };
}

// Sent after the login had ended: logged in again, and back on the page it stood on.
async function sendLate(
  address: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
): Promise<string> {
  const visitor = await new Visitor(shop).loginByForm(demoAccounts.bookkeeping);
  const id = visitor.cookies.get('maathor') ?? '';
  await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(id)));
  const login = (await visitor.submit(address, fields)).headers.get('location') ?? '';
  await visitor.get(login);
  const back = new URL(login, 'http://shop').searchParams.get('terug') ?? '';
  expect(back).toBe(address.replace(/\/regels.*/, ''));
  await visitor.submit('/inloggen', { email: demoAccounts.bookkeeping, password: demoPassword, terug: back });
  return (await visitor.get(back)).text();
}

async function openOf(number: string): Promise<number> {
  const [row] = await database
    .select({ open: invoiceBalances.open })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
    .where(eq(invoices.number, number));
  return row?.open ?? -1;
}

function upload(visitor: Visitor, file: string | Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('_token', visitor.token);
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  body.append('file', new File([new Uint8Array(bytes)], 'afschrift.xml'));
  return visitor.form(path, body);
}

function aStatement(entries: readonly SampleEntry[], more: Partial<SampleStatement> = {}): SampleStatement {
  statements += 1;
  return { id: `S${statements}`, entries, ...more };
}

type Part = { number: string; amount: string };
type OnWire = {
  id: number;
  amount: string;
  state: string;
  payments: { id: number; number: string | null; amount: string }[];
  wasUndone: boolean;
  proposal: { strength: string; parts: Part[]; rest: string; by: string } | null;
};
type Listed = { statements: { id: number; waiting: number }[]; next: string | null };
type Shown = { statement: Record<string, unknown>; entries: OnWire[]; next: string | null };

async function imported(...given: readonly SampleStatement[]): Promise<string> {
  const answer = await upload(staff, sampleBankFile(given));
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').replace(/\?.*$/, '');
}

async function shown(address: string): Promise<Shown> {
  const answer = await staff.get(address, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Shown;
}

// The form as it stands on the page, with what is proposed.
function formOf({ entries }: Shown, only?: readonly number[]) {
  const picked = entries.filter(({ id }) => only?.includes(id) ?? true);
  const fields: Record<string, string | readonly string[]> = { entry: picked.map(({ id }) => String(id)) };
  for (const { id, proposal } of picked)
    for (const [row, part] of (proposal?.parts ?? []).entries()) {
      fields[`number-${id}-${row}`] = part.number;
      fields[`amount-${id}-${row}`] = part.amount.replace('.', ',');
    }
  return fields;
}

describe('R11.8 what was made of a statement when the login had ended', () => {
  it('is ticked and filled in again, and nothing is booked', async () => {
    const [one, other] = [await anInvoice(), await anInvoice()];
    const address = await imported(
      aStatement([
        { amount: one.total, payer: 'A', text: one.number },
        { amount: other.total, payer: 'B', text: other.number },
      ]),
    );
    const page = await shown(address);
    const [first, second] = page.entries.map(({ id }) => id);
    const typed = { ...formOf(page, [second ?? 0]), [`amount-${second}-0`]: '12,34' };
    const html = await sendLate(address, typed);
    expect(html).toContain('Wat u had ingevuld staat er weer.');
    expect(html).toMatch(new RegExp(`name="amount-${second}-0"[^>]*value="12,34"`));
    expect(html).toMatch(new RegExp(`name="entry" checked="" value="${second}"`));
    expect(html).not.toMatch(new RegExp(`name="entry" checked="" value="${first}"`));
    expect(await openOf(other.number)).toBe(other.total);
  });

  it('is not lost as the reason for laying one aside', async () => {
    const address = await imported(
      aStatement([{ amount: 2_17, payer: 'De Bank', text: 'rente van vorig jaar' }]),
    );
    const [entry] = (await shown(address)).entries;
    const html = await sendLate(`${address}/regels/${entry?.id}/terzijde`, { reason: 'Rente van de bank' });
    expect(html).toContain('Wat u had ingevuld staat er weer.');
    expect(html).toContain('value="Rente van de bank"');
  });

  it('is not lost as the reason for undoing a booking', async () => {
    const { number, total } = await anInvoice();
    const address = await imported(aStatement([{ amount: total, payer: 'A', text: number }]));
    await staff.submit(address, formOf(await shown(address)));
    const [booked] = (await shown(address)).entries;
    const payment = `/beheer/betalingen/${booked?.payments[0]?.id}`;
    const visitor = await new Visitor(shop).loginByForm(demoAccounts.bookkeeping);
    const id = visitor.cookies.get('maathor') ?? '';
    await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(id)));
    const login = await visitor.submit(`${payment}/terugdraaien`, { reason: 'Dubbel geboekt' });
    expect(login.headers.get('location')).toBe(`/inloggen?terug=${encodeURIComponent(payment)}`);
    await visitor.get('/inloggen');
    await visitor.submit('/inloggen', { email: demoAccounts.bookkeeping, password: demoPassword });
    expect(await (await visitor.get(payment)).text()).toContain('value="Dubbel geboekt"');
  });
});

describe('R12.4 a bank statement is imported', () => {
  it('with what is proposed for each line; nothing is booked by it', async () => {
    const paid = await anInvoice();
    const address = await imported(
      aStatement([
        {
          amount: paid.total,
          payer: 'Raamwerk Antwerpen BV',
          iban: 'BE68539007547034',
          text: `fact ${paid.number}`,
        },
        { amount: 1_00, payer: 'De Bank', text: 'rente' },
        { amount: 5_00, direction: 'DBIT', payer: 'De Bank', text: 'kosten' },
      ]),
    );
    const page = await shown(address);
    expect(page.statement).toMatchObject({
      account: 'NL93DEMO0123456789',
      entries: 3,
      waiting: 2,
      isOwnAccount: true,
    });
    expect(page.entries.map(({ amount, proposal }) => [amount, proposal?.strength ?? null])).toEqual([
      [(paid.total / 100).toFixed(2), 'certain'],
      ['1.00', null],
      ['5.00', null],
    ]);
    expect(page.entries[0]?.proposal?.parts).toEqual([
      { number: paid.number, amount: page.entries[0]?.amount },
    ]);
    expect(await openOf(paid.number)).toBe(paid.total);
    const html = await (await staff.get(address)).text();
    expect(html.match(/type="checkbox"[^>]*name="entry"[^>]*checked/g)).toHaveLength(1);
    expect(html).toContain('Het nummer staat erbij en het bedrag is precies wat openstaat');
    expect(html).not.toContain('undefined');
    expect(html).toContain('13-11-2026');
    const list = await staff.get(`${path}?status=waiting`, { accept: 'application/json' });
    const { statements: listed, next } = (await list.json()) as Listed;
    const own = listed.find(({ id }) => address.endsWith(`/${id}`));
    expect(own).toMatchObject({ waiting: 2, opening: '1000.00' });
    expect([listed.every(({ waiting }) => waiting > 0), next]).toEqual([true, null]);
  });

  it('once where files overlap and the bank gives no references, as often as it was paid', async () => {
    const days = { from: '2026-09-01', until: '2026-09-30' };
    const line = { amount: 41_17, ref: null, day: '2026-09-15', text: 'Horren keuken' };
    const once = { amount: 52_18, ref: null, day: '2026-09-16', text: 'Horren zolder' };
    const later = { amount: 63_19, ref: null, day: '2026-10-02', text: 'Horren schuur' };
    await imported(aStatement([line, line, once], { ...days, opening: 7_000 }));
    const over = { from: '2026-09-14', until: '2026-10-03', opening: 9_000 };
    const second = await shown(await imported(aStatement([line, line, line, once, later], over)));
    expect(second.entries.map(({ amount }) => amount)).toEqual(['41.17', '63.19']);
    expect(second.statement).toMatchObject({ knownElsewhere: 3 });
    // Of the same day, from where the one before ended.
    const day = { from: '2026-08-03', until: '2026-08-03' };
    const morning = { ...line, day: '2026-08-03' };
    await imported(aStatement([morning], { ...day, opening: 1_000 }));
    const noon = await shown(await imported(aStatement([morning], { ...day, opening: 1_000 + line.amount })));
    expect(noon.entries).toHaveLength(1);
  });

  it('once, also when the file comes twice, at once, or overlaps another', async () => {
    const [one, two, three] = [
      { amount: 11, ref: 'O1' },
      { amount: 22, ref: 'O2' },
      { amount: 33, ref: 'O3' },
    ];
    const first = sampleBankFile([aStatement([one, two], { id: 'Dag' })]);
    const answers = await Promise.all([upload(staff, first), upload(owner, first), upload(staff, first)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const count = () => database.$count(bankEntries, inArray(bankEntries.bankReference, ['O1', 'O2', 'O3']));
    expect(await count()).toBe(2);
    const again = await upload(staff, first);
    expect(again.headers.get('location')).toMatch(/regels=2&bekend=2&afschriften=1$/);
    const told = await (await staff.get(again.headers.get('location') ?? '')).text();
    expect(told).toContain('2 regels, en die waren er allemaal al. Er is niets veranderd.');
    // Goes on where the first ended; and a file of the week with all three under an id of its own.
    await upload(staff, sampleBankFile([aStatement([one, two, three], { id: 'Dag' })]));
    expect(await count()).toBe(3);
    const week = await upload(
      staff,
      sampleBankFile([aStatement([one, two, three, { amount: 44, ref: 'O4' }])]),
    );
    const html = await (await staff.get(week.headers.get('location') ?? '')).text();
    expect(html).toContain('4 regels, 3 waren er al.');
    expect(html).toContain('3 regels van dit afschrift stonden al bij een ander afschrift');
    expect(await count()).toBe(3);
    expect(await database.$count(logbook, eq(logbook.action, 'bank_statement_imported'))).toBeGreaterThan(2);
  });

  it('not where the bank gave the same id to something else', async () => {
    await imported(aStatement([{ amount: 11, ref: null }], { id: 'Zelfde' }));
    const before = await database.$count(bankEntries);
    const other = await upload(
      staff,
      sampleBankFile([aStatement([]), { id: 'Zelfde', entries: [{ amount: 12, ref: null }] }]),
    );
    expect(other.status).toBe(422);
    expect(await other.text()).toContain('Afschrift Zelfde is eerder ingelezen met een andere regel 1.');
    expect(await database.$count(bankEntries)).toBe(before);
    // In another year it is another statement.
    const days = { from: '2025-11-13', until: '2025-11-13' };
    const old = { id: 'Zelfde', entries: [{ amount: 12, ref: null, day: '2025-11-13' }], ...days };
    expect((await upload(staff, sampleBankFile([old]))).status).toBe(303);
  });

  it.each([
    [
      'Beginsaldo en regels samen geven niet het eindsaldo',
      sampleBankFile([aStatement([{ amount: 5 }], { closing: 0 })]),
    ],
    ['Dit is geen CAMT.053-bestand', 'naam;bedrag'],
    ['definities (DOCTYPE)', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['ingepakt bestand', 'PK\u0003\u0004'],
  ])('refused with a sentence: %s', async (sentence, file) => {
    const before = await database.$count(bankStatements);
    const answer = await upload(staff, file);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
    expect(await database.$count(bankStatements)).toBe(before);
  });

  it('of another account is told, and nothing is ticked beforehand', async () => {
    const { number, total } = await anInvoice();
    const address = await imported(
      aStatement([{ amount: total, text: number }], { account: 'NL91ABNA0417164300' }),
    );
    const html = await (await staff.get(address)).text();
    expect(html).toContain(
      'Dit afschrift is van NL91 ABNA 0417 1643 00, niet van de rekening op uw facturen (NL93 DEMO 0123 4567 89)',
    );
    expect(html).not.toMatch(/name="entry"[^>]*checked/);
  });
});

describe('R12.4 what a person confirms is booked', () => {
  it('once, by two at the same time, and appears among payments', async () => {
    const { number, total } = await anInvoice();
    const address = await imported(
      aStatement([{ amount: total, text: number, payer: 'Raamwerk', iban: 'BE71096123456769' }]),
    );
    const form = formOf(await shown(address));
    const both = await Promise.all([staff.submit(address, form), owner.submit(address, form)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(await lost?.text()).toContain('Deze regel is intussen geboekt door');
    expect(await openOf(number)).toBe(0);
    const [entry] = (await shown(address)).entries;
    expect(entry).toMatchObject({ state: 'booked', proposal: null, payments: [{ number }] });
    const payment = await (await staff.get(`/beheer/betalingen/${entry?.payments[0]?.id}`)).text();
    expect(payment).toContain('Raamwerk');
    // From the same account, without a number: it is known whose it is.
    const next = await anInvoice();
    const later = await shown(
      await imported(aStatement([{ amount: next.total, text: 'dank', iban: 'BE71096123456769' }])),
    );
    expect(later.entries[0]?.proposal).toMatchObject({ strength: 'likely', by: 'account' });
  });

  it('also again once its booking was undone, and then once more', async () => {
    const { number, total } = await anInvoice();
    const address = await imported(aStatement([{ amount: total, text: number }]));
    const form = formOf(await shown(address));
    expect((await staff.submit(address, form)).status).toBe(303);
    const [booked] = (await shown(address)).entries;
    await staff.submit(`/beheer/betalingen/${booked?.payments[0]?.id}/terugdraaien`, { reason: 'verkeerd' });
    const undone = await shown(address);
    expect(undone.entries[0]).toMatchObject({
      state: 'new',
      wasUndone: true,
      proposal: { strength: 'certain' },
    });
    expect(undone.statement).toMatchObject({ waiting: 1 });
    const again = await Promise.all([staff.submit(address, form), owner.submit(address, form)]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await openOf(number)).toBe(0);
    const made = await database
      .select()
      .from(bankBookings)
      .where(eq(bankBookings.amount, cents(total)));
    expect(made.map(({ undoesId }) => undoesId === null)).toEqual([true, false, true]);
  });

  it('where one was paid meanwhile, that one is told and the others are booked', async () => {
    const [late, fine] = [await anInvoice(), await anInvoice()];
    const address = await imported(
      aStatement([
        { amount: late.total, text: late.number },
        { amount: fine.total, text: fine.number },
      ]),
    );
    const page = await shown(address);
    const rival = await imported(aStatement([{ amount: late.total, text: late.number, ref: 'RIVAL' }]));
    await owner.submit(rival, formOf(await shown(rival)));
    const answer = await staff.submit(address, formOf(page));
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain('1 regel geboekt; 1 regel niet.');
    expect(html).toContain('Dit is intussen betaald; er staat niets meer open.');
    expect(html).toContain(`value="${late.number}"`);
    expect([await openOf(late.number), await openOf(fine.number)]).toEqual([0, 0]);
    expect((await shown(address)).entries.map(({ state }) => state)).toEqual(['new', 'booked']);
  });

  it('as somebody changes it: other numbers, parts, amounts left open, and what is too much', async () => {
    const [one, two] = [await anInvoice(500), await anInvoice(700)];
    const { order } = await anOpenPayment(database);
    await database.update(orders).set({ number: 'B2026-77001' }).where(eq(orders.id, order.id));
    const address = await imported(
      aStatement([
        { amount: 1_000, text: 'voor van alles', ref: 'C1' },
        { amount: 300_00, text: 'B2026-77001', ref: 'C2' },
      ]),
    );
    const { entries } = await shown(address);
    const [first, second] = entries.map(({ id }) => id);
    expect(entries[1]?.proposal).toMatchObject({ strength: 'check', rest: '105.54' });
    const wrong = await staff.submit(address, {
      entry: [String(first), String(second)],
      [`number-${first}-0`]: one.number.toLowerCase().replace('-', ' '),
      [`number-${first}-1`]: 'nog iets',
      [`number-${second}-0`]: 'B2026-77001',
      [`amount-${second}-0`]: '194,46',
    });
    const html = await wrong.text();
    expect(html).toContain('‘nog iets’ is geen nummer');
    expect(html).toContain('Er blijft € 105,54 over.');
    expect(html).toContain('value="nog iets"');
    const right = await staff.submit(address, {
      entry: [String(first), String(second)],
      [`number-${first}-0`]: one.number.toLowerCase().replace('-', ' '),
      [`number-${first}-4`]: two.number,
      [`number-${second}-0`]: 'B2026-77001',
      [`rest-${second}`]: '1',
    });
    expect(right.status).toBe(303);
    expect([await openOf(one.number), await openOf(two.number)]).toEqual([0, 200]);
    const [paid] = await database.select().from(orders).where(eq(orders.id, order.id));
    expect(paid?.status).toBe('paid');
    expect(await database.$count(staffTasks, eq(staffTasks.kind, 'surplus'))).toBe(1);
  });

  it('a hundred presses of everybody book every line once', async () => {
    const made = [await anInvoice(), await anInvoice(), await anInvoice()];
    const address = await imported(
      aStatement(made.map(({ number, total }) => ({ amount: total, text: number }))),
    );
    const form = formOf(await shown(address));
    const before = await database.$count(bankBookings);
    await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? staff : owner).submit(address, form)),
    );
    expect(await database.$count(bankBookings)).toBe(before + 3);
    for (const { number } of made) expect(await openOf(number)).toBe(0);
  });
});

describe('R12.4 what is not for us', () => {
  it('is laid aside with a reason, waits no more, and can be taken up again', async () => {
    const address = await imported(
      aStatement([
        { amount: 77, text: 'rente' },
        { amount: 88, direction: 'DBIT' },
      ]),
    );
    const [credit, debit] = (await shown(address)).entries.map(({ id }) => id);
    const lay = (id: number | undefined, reason: string) =>
      staff.submit(`${address}/regels/${id}/terzijde`, { reason });
    const long = 'x'.repeat(201);
    const back = await lay(credit, long);
    const html = await back.text();
    expect([back.status, html]).toEqual([
      422,
      expect.stringContaining('href="#veld-reason">Reden: Schrijf op waarom'),
    ]);
    expect(html).toContain(`value="${long}"`);
    expect((await lay(credit, 'rente van de bank')).headers.get('location')).toContain('melding=terzijde');
    expect((await lay(credit, 'nog eens')).headers.get('location')).toContain('probleem=al-gedaan');
    expect((await lay(debit, 'kosten')).headers.get('location')).toContain('probleem=al-gedaan');
    expect((await shown(`${address}?status=ignored`)).entries).toMatchObject([
      { state: 'ignored', reason: 'rente van de bank' },
    ]);
    const refused = await staff.submit(address, { entry: String(credit), [`rest-${credit}`]: '1' });
    expect(await refused.text()).toContain('Deze regel is intussen terzijde gelegd door');
    const up = await staff.submit(`${address}/regels/${credit}/oppakken`, {});
    expect(up.headers.get('location')).toContain('melding=opgepakt');
    expect((await shown(address)).statement).toMatchObject({ waiting: 1 });
    const written = await database.select().from(logbook).where(eq(logbook.subjectKind, 'bank_statement'));
    expect(written.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['bank_statement_imported', 'bank_entry_ignored', 'bank_entry_reopened']),
    );
  });

  it('an entry of another statement, a debit and nothing at all are told', async () => {
    const address = await imported(aStatement([{ amount: 5, direction: 'DBIT' }]));
    const other = await imported(aStatement([{ amount: 6 }]));
    const [debit] = (await shown(address)).entries;
    const [foreign] = (await shown(other)).entries;
    const form = {
      entry: [String(debit?.id), String(foreign?.id)],
      [`rest-${debit?.id}`]: '1',
      [`rest-${foreign?.id}`]: '1',
    };
    const answer = await staff.submit(address, form);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Er is niets geboekt; 2 regels niet.');
    const [waiting] = (await shown(other)).entries;
    const unticked = await staff.submit(other, { [`number-${waiting?.id}-0`]: 'F2026-12345' });
    const html = await unticked.text();
    expect([unticked.status, html]).toEqual([422, expect.stringContaining('vink aan wat u wilt boeken')]);
    expect(html).toContain('value="F2026-12345"');
    expect((await staff.get(`${path}/99999999`)).status).toBe(404);
  });
});

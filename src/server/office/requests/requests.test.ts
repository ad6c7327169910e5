import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { accountRequests } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { staffTasks } from '../../database/schema/tasks.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const [sales, owner, books] = await Promise.all([
  new Visitor(shop).login(demoAccounts.sales),
  new Visitor(shop).login(demoAccounts.staff),
  new Visitor(shop).login(demoAccounts.bookkeeping),
]);

const asked = {
  company: 'Jansen Zonwering',
  country: 'NL',
  companyNumber: '12345678',
  vatId: 'NL004495445B01',
  contact: 'Jan Jansen',
  phone: '030 1234567',
  street: 'Dorpsstraat',
  houseNumber: '1',
  addition: '',
  postcode: '3511 AB',
  city: 'Utrecht',
  remarks: 'Wij plaatsen kozijnen.',
  terms: '1',
};

let asks = 0;

// By the form on the site, so that what is decided on is what a customer can ask.
async function ask(fields: Readonly<Record<string, string>> = {}) {
  asks += 1;
  const email = `vraag-${asks}@voorbeeld.nl`;
  const visitor = new Visitor(shop, `10.2.0.${asks}`);
  await visitor.get('/account-aanvragen');
  const answer = await visitor.submit('/account-aanvragen', { ...asked, email, ...fields });
  expect(answer.status).toBe(303);
  const [row] = await database
    .select()
    .from(accountRequests)
    .where(eq(accountRequests.email, fields['email'] ?? email));
  if (row === undefined) throw new Error('nothing was asked');
  return { ...row, path: `/beheer/aanvragen/${row.id}` };
}

const now = async (id: number) => {
  const [row] = await database.select().from(accountRequests).where(eq(accountRequests.id, id));
  return row;
};

const openTasks = (id: number) =>
  database
    .select({ doneAt: staffTasks.doneAt })
    .from(staffTasks)
    .where(eq(staffTasks.dedupeKey, `account-request:${id}`));

const approval = { discountGroup: 'A', termDays: '8', creditLimit: '1000', unit: 'cm', measures: 'total' };

async function told(id: number) {
  const rows = await database
    .select()
    .from(logbook)
    .where(and(eq(logbook.subjectKind, 'request'), eq(logbook.subjectId, String(id))));
  return rows.map(({ action, personRole, after }) => ({ action, personRole, after }));
}

describe('R11.4 a request for an account', () => {
  it('shows what was asked, and what the register says of the VAT number', async () => {
    const { path } = await ask();
    const text = textOf(await (await sales.get(path)).text());
    for (const shown of ['Jansen Zonwering', '12345678', 'Dorpsstraat 1', 'Wij plaatsen kozijnen.'])
      expect(text).toContain(shown);
    expect(text).toMatch(/bevestigd door het register op/);
    const json = await (await books.get(path, { accept: 'application/json' })).json();
    expect(json).toMatchObject({
      request: { status: 'requested', hints: { emailOf: null, vatAnswer: { answer: 'valid' } } },
    });
  });

  it('shows who has the e-mail address or the number already, and who asked the same', async () => {
    const first = await ask({ companyNumber: '30112233', email: demoAccounts.millimetres });
    const { path } = await ask({ companyNumber: '30112233' });
    const html = await (await sales.get(first.path)).text();
    expect(textOf(html)).toContain('Het e-mailadres heeft al een account bij Van Dijk Zonwering B.V.');
    expect(textOf(html)).toContain('Hetzelfde KvK- of ondernemingsnummer heeft Van Dijk Zonwering B.V.');
    expect(await (await sales.get(path)).text()).toContain(`href="${first.path}"`);
    const answer = await sales.submit(`${first.path}/goedkeuren`, { ...approval, seen: 'requested' });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain('dit e-mailadres heeft al een account');
    expect((await now(first.id))?.status).toBe('requested');
  });

  it('is approved with group, terms and units, and is a customer then', async () => {
    const { id, path, email } = await ask();
    await sales.get(path);
    const answer = await sales.submit(`${path}/goedkeuren`, { ...approval, seen: 'requested' });
    expect(answer.headers.get('location')).toBe(`${path}?melding=goedgekeurd`);
    expect(await findPersonByEmail(database, email)).toMatchObject({
      role: 'company_owner',
      cmUnits: true,
      totalMeasures: true,
      company: { name: 'Jansen Zonwering', discountGroup: 'A', termDays: 8, creditLimit: 1000_00 },
    });
    expect(await told(id)).toEqual([{ action: 'request_approved', personRole: 'sales', after: null }]);
    expect((await openTasks(id)).every(({ doneAt }) => doneAt !== null)).toBe(true);
    const html = await (await sales.get(path)).text();
    expect(textOf(html)).toMatch(/Goedgekeurd door Vera Koopmans op/);
    expect(html).not.toContain(`${path}/afwijzen`);
  });

  it.each([
    [{}, true],
    [{ neutral: '1' }, false],
  ])('is refused with %j in one mail, with the reason or without it', async (more, isTold) => {
    const { id, path, email } = await ask();
    const reason = 'Wij leveren  niet aan particulieren.';
    const answer = await sales.submit(`${path}/afwijzen`, { reason, ...more });
    expect(answer.headers.get('location')).toBe(`${path}?melding=afgewezen`);
    expect(await now(id)).toMatchObject({
      status: 'refused',
      refusalReason: 'Wij leveren niet aan particulieren.',
      isReasonTold: isTold,
    });
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `account-refused:${id}`));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.recipient).toBe(email);
    expect(sent[0]?.text.includes('niet aan particulieren')).toBe(isTold);
    expect((await openTasks(id)).every(({ doneAt }) => doneAt !== null)).toBe(true);
    expect(await told(id)).toMatchObject([{ action: 'request_refused', after: { isTold } }]);
    expect(await findPersonByEmail(database, email)).toBeNull();
  });

  it('is refused with a reason only, and what was typed stays', async () => {
    const { id, path } = await ask();
    expect((await sales.submit(`${path}/afwijzen`, { reason: ' ' })).status).toBe(422);
    const long = await sales.submit(`${path}/afwijzen`, { reason: 'a'.repeat(501), neutral: '1' });
    expect([long.status, (await long.text()).includes('a'.repeat(501))]).toEqual([422, true]);
    expect((await now(id))?.status).toBe('requested');
  });

  it('that was refused can still be approved by who has seen the refusal', async () => {
    const { id, path, email } = await ask();
    await sales.submit(`${path}/afwijzen`, { reason: 'Te vroeg' });
    const stale = await sales.submit(`${path}/goedkeuren`, { ...approval, seen: 'requested' });
    expect(stale.status).toBe(409);
    const html = await stale.text();
    expect(textOf(html)).toContain('een collega heeft intussen besloten');
    // What was chosen stands there still.
    expect(fieldsOf(html)).toMatchObject({ ...approval, seen: 'refused' });
    const again = await sales.submit(`${path}/goedkeuren`, { ...approval, seen: 'refused' });
    expect(again.status).toBe(303);
    expect((await now(id))?.status).toBe('approved');
    expect(await findPersonByEmail(database, email)).not.toBeNull();
    expect((await sales.submit(`${path}/afwijzen`, { reason: 'Toch niet' })).status).toBe(409);
  });

  it.each([1, 2, 3])('is decided once, also by two at the same moment (%i)', async () => {
    const { id, path, email } = await ask();
    const answers = await Promise.all([
      sales.submit(`${path}/goedkeuren`, { ...approval, seen: 'requested' }),
      owner.submit(`${path}/afwijzen`, { reason: 'Nee' }),
      owner.submit(`${path}/goedkeuren`, { ...approval, seen: 'requested' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const isApproved = (await now(id))?.status === 'approved';
    expect((await findPersonByEmail(database, email)) !== null).toBe(isApproved);
    const refusals = await database.$count(mails, eq(mails.dedupeKey, `account-refused:${id}`));
    expect(refusals).toBe(isApproved ? 0 : 1);
    expect(await told(id)).toHaveLength(1);
  });

  it('is read by bookkeeping, who decide nothing', async () => {
    const { id, path } = await ask();
    const html = await (await books.get(path)).text();
    expect(textOf(html)).toContain('Jansen Zonwering');
    expect(html).not.toMatch(/goedkeuren|afwijzen/);
    expect((await books.submit(`${path}/goedkeuren`, approval)).status).toBe(403);
    expect((await books.submit(`${path}/afwijzen`, { reason: 'x' })).status).toBe(403);
    expect((await now(id))?.status).toBe('requested');
    expect((await sales.get('/beheer/aanvragen/999999')).status).toBe(404);
  });
});

describe('R11.4 the list of requests', () => {
  type Listed = { requests: { id: number; status: string }[]; next: string | null };
  const list = async (query: string): Promise<Listed> =>
    (await (await sales.get(`/beheer/aanvragen?${query}`, { accept: 'application/json' })).json()) as Listed;

  it('has what waits first, the oldest before all, and then the newest decisions', async () => {
    const ids = [];
    for (const company of ['Lijst Een', 'Lijst Twee', 'Lijst Drie', 'Lijst Vier'])
      ids.push((await ask({ company })).id);
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    await database
      .update(accountRequests)
      .set({ status: 'refused', decidedAt: new Date() })
      .where(inArray(accountRequests.id, [one, three]));
    const { requests, next } = await list('zoek=Lijst');
    expect([requests.map(({ id }) => id), next]).toEqual([[two, four, three, one], null]);
    expect((await list('zoek=lijst&status=refused')).requests.map(({ id }) => id)).toEqual([three, one]);
    expect((await sales.get('/beheer/aanvragen?status=weg')).status).toBe(422);
    const csv = (await (await books.get('/beheer/aanvragen.csv?zoek=Lijst+Twee')).text())
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain('wacht');
  });

  it('goes on where a page ends, with every request on one page', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...{ email: `rij-${index}@voorbeeld.nl`, company: 'Rij', companyNumber: '12345678', contact: 'R' },
      ...{ phone: '+31301234567', country: 'NL', street: 'S', houseNumber: '1', postcode: '3511 AB' },
      city: 'Rijswijk',
      ...(index % 2 === 0 ? {} : { status: 'refused', decidedAt: new Date() }),
    })) as (typeof accountRequests.$inferInsert)[];
    await database.insert(accountRequests).values(many);
    const first = await list('zoek=Rijswijk');
    const second = await list(`zoek=Rijswijk&na=${first.next}`);
    expect([first.requests.length, second.requests.length, second.next]).toEqual([50, 10, null]);
    const all = [...first.requests, ...second.requests];
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.slice(0, 30).every(({ status }) => status === 'requested')).toBe(true);
  });
});

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffMemberData } from '#contract/office/page.ts';
import type { Role } from '#domain/account/role.ts';
import { maxReason } from '#domain/business/limits.ts';
import { readCsv } from '#domain/csv/csv.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { staffTexts } from '#text/staff/staff.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import { createSession } from '../../accounts/sessions.ts';
import { people } from '../../database/schema/accounts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { authenticators } from '../../database/schema/second-factor.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const path = '/beheer/medewerkers';
let owner: Visitor;
let shopId = 0;

beforeAll(async () => {
  owner = await new Visitor(shop).loginByForm(demoAccounts.staff);
  shopId = (await findPersonByEmail(database, demoAccounts.staff))?.companyId ?? 0;
});

async function member(role: Role, name = 'Nieuwe Collega') {
  const email = `${crypto.randomUUID()}@voorbeeld.nl`;
  const row = { companyId: shopId, role, email, name, phone: '', passwordHash: 'x' };
  const [person] = await database.insert(people).values(row).returning();
  const id = person?.id ?? 0;
  const visitor = new Visitor(shop);
  visitor.cookies.set(
    'maathor',
    await createSession(database, id, { userAgent: '', address: '' }, new Date()),
  );
  await visitor.get('/beheer');
  return { id, email, visitor };
}

async function listed(query = ''): Promise<readonly StaffMemberData[]> {
  const answer = await owner.get(`${path}?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { staff: StaffMemberData[] }).staff;
}

const whereTo = (answer: Response) => [answer.status, answer.headers.get('location')];

const actionsOn = async (id: number) =>
  (
    await database
      .select()
      .from(logbook)
      .where(eq(logbook.subjectId, String(id)))
      .orderBy(logbook.id)
  ).map(({ action, personName, personRole }) => [action, personName, personRole]);

describe('R10.1 the list of staff', () => {
  it('tells role, status, when last seen and whether there is a second factor', async () => {
    const sales = (await listed()).find(({ email }) => email === demoAccounts.sales);
    expect(sales).toMatchObject({ role: 'sales', status: 'active', secondFactor: false, invitedUntil: null });
    expect((await listed()).find(({ email }) => email === demoAccounts.staff)?.lastSeenAt).not.toBeNull();
    const html = await (await owner.get(path)).text();
    expect(html).toContain('Vera Koopmans');
    expect(html).not.toContain(demoAccounts.millimetres);
  });

  it('is searched, filtered and exported as every list', async () => {
    expect((await listed('zoek=KOOPMANS')).map(({ email }) => email)).toEqual([demoAccounts.sales]);
    expect(await listed('zoek=koopmans&status=blocked')).toEqual([]);
    expect((await owner.get(`${path}?status=weg`)).status).toBe(422);
    const file = readCsv(await (await owner.get(`${path}.csv?zoek=koopmans`)).text());
    expect(file.ok && file.rows[1]?.cells.slice(1, 5)).toEqual([
      ...['Vera Koopmans', demoAccounts.sales, 'verkoop', 'actief'],
    ]);
  });
});

describe('R10.1 inviting staff', () => {
  const invite = (fields: Readonly<Record<string, string>>) => owner.submit(`${path}/uitnodigen`, fields);

  it('sends a link, lists who is invited, and withdraws it', async () => {
    const email = 'nieuw@voorbeeld.nl';
    const answer = await invite({ name: 'Nina Nieuw', email, role: 'workshop' });
    const [invited] = await listed(`zoek=${email}`);
    expect(whereTo(answer)).toEqual([303, `${path}/${invited?.id}?melding=uitgenodigd`]);
    expect(invited).toMatchObject({ name: 'Nina Nieuw', role: 'workshop', status: 'invited' });
    const page = await (await owner.get(`${path}/${invited?.id}?melding=uitgenodigd`)).text();
    expect(page).toContain('De uitnodiging is onderweg.');
    expect(whereTo(await owner.submit(`${path}/${invited?.id}/opnieuw-uitnodigen`, {}))[1]).toContain(
      'melding=opnieuw-uitgenodigd',
    );
    const links = (await database.select().from(mails).where(eq(mails.recipient, email))).map(
      ({ text }) => /token=([\w-]+)/.exec(JSON.stringify(text))?.[1] ?? '',
    );
    const opens = async (token: string | undefined) =>
      (await new Visitor(shop).get(`/wachtwoord-herstellen?token=${token}`)).status;
    expect([links.length, await opens(links[0]), await opens(links[1])]).toEqual([2, 410, 200]);
    expect(whereTo(await owner.submit(`${path}/${invited?.id}/intrekken`, {}))).toEqual([
      303,
      `${path}?melding=ingetrokken`,
    ]);
    expect(await opens(links[1])).toBe(410);
    expect((await owner.get(`${path}/${invited?.id}`)).status).toBe(404);
    expect((await actionsOn(invited?.id ?? 0)).map(([action]) => action)).toEqual([
      'person_invited',
      'person_invited_again',
      'invitation_withdrawn',
    ]);
  });

  it('of one address at the same moment lets one win, and tells the other', async () => {
    const fields = { name: 'Dubbel', email: 'dubbel@voorbeeld.nl', role: 'sales' };
    const answers = await Promise.all([invite(fields), invite(fields)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const refused = answers.find(({ status }) => status === 422);
    const html = (await refused?.text()) ?? '';
    expect(html).toContain('Dit e-mailadres heeft al een account of een uitnodiging.');
    expect(html).toContain('value="Dubbel"');
  });

  it.each([
    [{ name: '', email: 'x@voorbeeld.nl', role: 'sales' }, 'Naam: Vul dit veld in.'],
    [{ name: 'X', email: 'geen adres', role: 'sales' }, 'E-mailadres: Vul een geldig e-mailadres in'],
    [{ name: 'X', email: 'x@voorbeeld.nl', role: 'company_owner' }, 'Rol: Kies een rol.'],
    [{ name: 'X', email: demoAccounts.millimetres, role: 'sales' }, 'heeft al een account'],
  ])('%j is refused in plain words', async (fields, words) => {
    const answer = await invite(fields);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
  });
});

describe('R10.1 R10.3 changing staff', () => {
  it('takes a role away in the very next request, also from a call that only reads', async () => {
    const { id, visitor } = await member('sales');
    const init = () => visitor.call('/product/init/PE-100', { meta: { device: 'desktop' }, specs: pe100() });
    expect((await init()).status).toBe(200);
    expect(whereTo(await owner.submit(`${path}/${id}/rol`, { role: 'workshop' }))[1]).toBe(
      `${path}/${id}?melding=rol`,
    );
    expect((await init()).status).toBe(403);
    expect((await visitor.get('/winkelwagen')).status).toBe(403);
    expect(await actionsOn(id)).toEqual([['role_changed', 'Beheer Maathor', 'owner']]);
  });

  it('blocks, ends the logins at once, and lets in again', async () => {
    const { id, visitor } = await member('bookkeeping');
    expect((await visitor.get('/beheer')).status).toBe(200);
    await owner.submit(`${path}/${id}/blokkeren`, { reason: 'laptop kwijt' });
    expect(whereTo(await visitor.get('/beheer'))[0]).toBe(303);
    const blocked = (await listed('status=blocked')).find((one) => one.id === id);
    expect(blocked?.status).toBe('blocked');
    await owner.submit(`${path}/${id}/deblokkeren`, {});
    expect((await visitor.get('/beheer')).status).toBe(303);
    expect((await listed('status=active')).some((one) => one.id === id)).toBe(true);
  });

  it('keeps a reason whole or says that it is too long, and then blocks nobody', async () => {
    const { id, visitor } = await member('sales');
    const answer = await owner.submit(`${path}/${id}/blokkeren`, { reason: 'x'.repeat(maxReason + 1) });
    expect(whereTo(answer)).toEqual([303, `${path}/${id}?probleem=long-reason`]);
    expect(await (await owner.get(`${path}/${id}?probleem=long-reason`)).text()).toContain(
      staffTexts.problems['long-reason'],
    );
    expect((await visitor.get('/beheer')).status).toBe(200);
    await owner.submit(`${path}/${id}/blokkeren`, { reason: 'x'.repeat(maxReason) });
    expect((await visitor.get('/beheer')).status).toBe(303);
  });

  it('removes, and the page is gone', async () => {
    const { id, visitor } = await member('workshop');
    expect(whereTo(await owner.submit(`${path}/${id}/verwijderen`, {}))).toEqual([
      303,
      `${path}?melding=verwijderd`,
    ]);
    expect((await visitor.get('/beheer')).status).toBe(303);
    expect((await owner.get(`${path}/${id}`)).status).toBe(404);
    expect((await owner.submit(`${path}/${id}/verwijderen`, {})).status).toBe(404);
  });

  it('resets a second factor, for who has one', async () => {
    const { id, visitor } = await member('sales');
    const reset = () => owner.submit(`${path}/${id}/tweede-stap`, {});
    expect(whereTo(await reset())[1]).toBe(`${path}/${id}?probleem=no-second-factor`);
    await database.insert(authenticators).values({ personId: id, sealedSecret: 'x', lastStep: 0 });
    expect((await listed()).find((one) => one.id === id)?.secondFactor).toBe(true);
    expect(whereTo(await reset())[1]).toBe(`${path}/${id}?melding=tweede-stap`);
    expect((await visitor.get('/beheer')).status).toBe(303);
    expect(await actionsOn(id)).toEqual([['second_factor_reset', 'Beheer Maathor', 'owner']]);
  });

  it('R10.2 leaves one’s own second factor where the password is asked for', async () => {
    const me = (await findPersonByEmail(database, demoAccounts.staff))?.id ?? 0;
    await database.insert(authenticators).values({ personId: me, sealedSecret: 'x', lastStep: 0 });
    const answer = await owner.submit(`${path}/${me}/tweede-stap`, {});
    expect(whereTo(answer)).toEqual([303, `${path}/${me}?probleem=own-second-factor`]);
    const html = await (await owner.get(`${path}/${me}`)).text();
    expect(html).not.toContain(`${path}/${me}/tweede-stap`);
    expect((await listed()).find((one) => one.id === me)?.secondFactor).toBe(true);
    await database.delete(authenticators).where(eq(authenticators.personId, me));
  });

  it('keeps the last owner, and says so', async () => {
    const me = (await findPersonByEmail(database, demoAccounts.staff))?.id ?? 0;
    for (const [word, fields] of [
      ['verwijderen', {}],
      ['blokkeren', {}],
      ['rol', { role: 'sales' }],
    ] as const) {
      const answer = await owner.submit(`${path}/${me}/${word}`, fields);
      expect(whereTo(answer)).toEqual([303, `${path}/${me}?probleem=last-owner`]);
    }
    const html = await (await owner.get(`${path}/${me}?probleem=last-owner`)).text();
    expect(html).toContain('Dit is de laatste eigenaar die kan inloggen.');
    expect(html).toContain(
      'De laatste eigenaar die kan inloggen: rol wijzigen, blokkeren en verwijderen kan niet.',
    );
    for (const word of ['verwijderen', 'blokkeren', 'rol'])
      expect(html).not.toContain(`action="${path}/${me}/${word}"`);
  });

  it('knows nobody who is not staff', async () => {
    const customer = await findPersonByEmail(database, demoAccounts.millimetres);
    expect((await owner.get(`${path}/${customer?.id}`)).status).toBe(404);
    expect((await owner.submit(`${path}/${customer?.id}/blokkeren`, {})).status).toBe(404);
    expect((await owner.submit(`${path}/${customer?.id}/tweede-stap`, {})).status).toBe(404);
  });
});

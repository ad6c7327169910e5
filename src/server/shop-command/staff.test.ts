import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { ownerAt } from '#tests/support/owner-shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addresses, companies, people } from '../database/schema/accounts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';

const staffed = await testDatabase();
const fresh = await testDatabase();
const now = new Date();
const refusal = (...lines: readonly string[]) => ({
  code: 1,
  stdout: '',
  stderr: lines.map((line) => `${line}\n`).join(''),
});
const invite = (mail: string, rol: string) => [
  'medewerker',
  '--naam',
  'Karin Bos',
  '--mail',
  mail,
  '--rol',
  rol,
];

describe('R10.1 medewerker in a shop with staff', async () => {
  const { database } = staffed;
  const owner = await ownerAt(database, () => now);

  it('invites by mail and does not show the link', async () => {
    const said = await owner.sees(...invite('nieuw@winkel.nl', 'verkoop'));
    expect(said).toMatch(
      /^Karin Bos \(nieuw@winkel\.nl\) is uitgenodigd als verkoop\.\nDe e-mail aan nieuw@winkel\.nl/,
    );
    expect(said).not.toContain('token=');
    expect(await database.select().from(people).where(eq(people.email, 'nieuw@winkel.nl'))).toMatchObject([
      { role: 'sales', passwordHash: null },
    ]);
    expect(await database.$count(mails, eq(mails.recipient, 'nieuw@winkel.nl'))).toBe(1);
  });

  it.each([
    [
      invite(demoAccounts.sales, 'verkoop'),
      `${demoAccounts.sales} heeft al een account of een uitnodiging. Er is niets gewijzigd.`,
    ],
    [invite('x', 'verkoop'), '--mail is geen geldig e-mailadres.'],
    [
      invite('x@winkel.nl', 'baas'),
      '--rol moet een van deze zijn: eigenaar, verkoop, boekhouding, werkplaats.',
    ],
    [['medewerker', '--mail', 'x@winkel.nl', '--rol', 'verkoop'], 'Geef --naam op.'],
    [['medewerker', '--naam', 'x', '--rol', 'verkoop'], 'Geef --mail op.'],
    [['medewerker', '--naam', 'x', '--mail', 'x@winkel.nl'], 'Geef --rol op.'],
  ])('%j is refused in a line', async (args, line) => {
    expect(await owner.types(...args)).toEqual(refusal(line));
  });
});

describe('R10.1 medewerker in a fresh shop', async () => {
  const { database } = fresh;
  const owner = await ownerAt(database, () => now);
  const shop = testApp(database);

  // Without anybody of the demo, as after demo-verwijderen.
  beforeEach(async () => {
    await owner.sees('demo-verwijderen');
    await database.update(people).set({ removedAt: now, passwordHash: null });
    await database.update(companies).set({ isShop: false });
  });

  it('asks for the owner first', async () => {
    expect(await owner.types(...invite('verkoop@winkel.nl', 'verkoop'))).toEqual(
      refusal('Er is nog geen eigenaar die kan inloggen. Nodig die eerst uit, met --rol eigenaar.'),
    );
  });

  it('makes the shop’s own company and its first owner, who logs in with the link that is shown', async () => {
    const first = await owner.sees(...invite('karin@winkel.nl', 'eigenaar'));
    const again = await owner.sees(...invite('karin@winkel.nl', 'eigenaar'));
    expect(again).toContain('was al uitgenodigd als eigenaar en krijgt een nieuwe link');
    const [company] = await database.select().from(companies).where(eq(companies.isShop, true));
    const { firstSeller: seller } = shop.deps.settings;
    expect(company).toMatchObject({
      name: seller.name,
      companyNumber: seller.companyNumber,
      blockedAt: null,
    });
    expect(
      await database
        .select()
        .from(addresses)
        .where(eq(addresses.companyId, company?.id ?? 0)),
    ).toMatchObject([{ kind: 'invoice', ...seller.address }]);
    const linkIn = (said: string) => /https?:\S+(\/wachtwoord-herstellen\?token=\S+)/.exec(said)?.[1] ?? '';
    const karin = new Visitor(shop);
    expect((await karin.get(linkIn(first))).status).toBe(410);
    expect((await karin.get(linkIn(again))).status).toBe(200);
    const token = new URL(linkIn(again), 'http://localhost').searchParams.get('token') ?? '';
    const password = 'een heel lang geheim van de baas';
    await karin.submit('/wachtwoord-herstellen', {
      token,
      newPassword: password,
      repeatedPassword: password,
    });
    await karin.get('/inloggen');
    const answer = await karin.submit('/inloggen', { email: 'karin@winkel.nl', password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/beheer']);
    const rows = JSON.stringify(await database.select().from(logbook));
    for (const secret of [token, linkIn(first), password]) expect(rows).not.toContain(secret);
  });
});

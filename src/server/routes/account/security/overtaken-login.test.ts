import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts, demoPassword } from '#tests/support/demo.ts';
import { eventually } from '#tests/support/eventually.ts';
import { confirmed, openSecurityDesk, setupIn, stepWith, textOf } from '#tests/support/security-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { findPersonByEmail } from '../../../accounts/people.ts';
import { storeNewPassword } from '../../../accounts/reset-password.ts';
import { people } from '../../../database/schema/accounts.ts';
import { authenticators, emailChanges } from '../../../database/schema/second-factor.ts';
import { commandActor } from '../../../logbook/write-logbook.ts';
import { lockFactors } from '../../../second-factor/factors.ts';
import { hashPassword } from '../../../secrets/passwords.ts';

const desk = await openSecurityDesk();
const { database, shop, later, codeOf, withApp, half } = desk;
const email = demoAccounts.millimetres;
const newPassword = 'vlinderstruik aan de waterkant';
const thiefs = 'een regenboog boven het kanaal';

beforeEach(desk.clear);

async function somebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await eventually(async () => expect((await database.execute(waiting)).rows).not.toEqual([]));
}

/** The owner of the login chooses another password, just after the one that `send` brings was found to be right. */
async function overtake(send: () => Promise<Response>): Promise<Response> {
  const owner = await findPersonByEmail(database, email);
  if (owner === null) throw new Error('nobody to overtake');
  onTestFinished(async () => {
    await database.update(people).set({ passwordHash: owner.passwordHash }).where(eq(people.id, owner.id));
  });
  const passwordHash = await hashPassword(newPassword);
  const sent = await database.transaction(async (transaction) => {
    await lockFactors(transaction, owner.id);
    const answer = send();
    await somebodyWaits();
    const change = { owner, passwordHash, occasion: 'overtaken', actor: commandActor };
    await storeNewPassword(shop.deps, transaction, change);
    return { answer };
  });
  return sent.answer;
}

describe('R10.2 whoever chooses another password', () => {
  it('leaves no login behind that began with the old one, however close', async () => {
    const thief = new Visitor(shop);
    await thief.get('/inloggen');
    const answer = await overtake(() => thief.submit('/inloggen', { email, password: demoPassword }));
    expect(answer.status).toBe(422);
    expect((await thief.get('/account')).status).toBe(303);
  });

  it('is not undone by the old one, of which the hash is renewed at that moment', async () => {
    const old = await hash(demoPassword, { memoryCost: 8192, timeCost: 1 });
    await database.update(people).set({ passwordHash: old }).where(eq(people.email, email));
    const thief = new Visitor(shop);
    await thief.get('/inloggen');
    const answer = await overtake(() => thief.submit('/inloggen', { email, password: demoPassword }));
    expect(answer.status).toBe(422);
    const fields = { email, password: newPassword };
    const owner = new Visitor(shop);
    await owner.get('/inloggen');
    expect((await owner.submit('/inloggen', fields)).status).toBe(303);
  });

  it('leaves nobody halfway who gave the old one', async () => {
    const { secret } = await withApp();
    later(60);
    const thief = await half();
    const answer = await overtake(() => stepWith(thief, codeOf(secret)));
    expect(answer.headers.get('location')).toMatch(/^\/inloggen\?/);
    expect((await thief.get('/account')).status).toBe(303);
    await database.delete(authenticators);
  });

  it.each([
    ['another password', '/account/wachtwoord', { newPassword: thiefs, repeatedPassword: thiefs }],
    ['another address', '/account/beveiliging/e-mailadres', { newEmail: 'dief@voorbeeld.nl' }],
    ['the end of other logins', '/account/logins/andere', {}],
    ['a factor', '/account/beveiliging/app', {}],
  ] as const)('is not followed by %s that was confirmed with the old one', async (_what, path, fields) => {
    const thief = await new Visitor(shop).loginByForm(email);
    // Who logged in a moment ago is not asked again.
    later(11 * 60);
    const page = await textOf(thief, path);
    const more = path.endsWith('/app') ? appFields(page) : {};
    const answer = await overtake(() => thief.submit(path, { ...confirmed, ...fields, ...more }));
    expect(answer.status).toBe(401);
    expect((await thief.get('/account')).status).toBe(303);
    expect(await database.select().from(emailChanges)).toEqual([]);
    expect(await database.select().from(authenticators)).toEqual([]);
    const owner = new Visitor(shop);
    await owner.get('/inloggen');
    expect((await owner.submit('/inloggen', { email, password: newPassword })).status).toBe(303);
  });
});

function appFields(page: string) {
  const { setup, secret } = setupIn(page);
  return { setup, code: codeOf(secret) };
}

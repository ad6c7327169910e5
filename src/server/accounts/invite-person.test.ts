import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/logbook/entry.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { companies, passwordResets, people } from '../database/schema/accounts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';
import { inviteAgain, invitePerson, withdrawInvitation } from './invite-person.ts';
import { findResetOwner } from './password-resets.ts';

const { database } = await testDatabase();
let now = new Date('2026-11-16T09:00:00Z');
const { deps } = testApp(database, { now: () => now });
const actor: Actor = {
  personId: 1,
  name: 'Marieke van Dijk',
  role: 'company_owner',
  behalfOf: null,
  address: '192.0.2.1',
  requestId: null,
};
const company = (await database.select().from(companies).where(eq(companies.isShop, false)))[0]?.id ?? 0;
const shop = (await database.select().from(companies).where(eq(companies.isShop, true)))[0]?.id ?? 0;

let email = '';
beforeEach(() => {
  // A day further each time: what was counted before is forgotten.
  now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  email = `nieuw-${now.getTime()}@voorbeeld.nl`;
});

const invite = (role: 'buyer' | 'sales' = 'buyer', to = email) =>
  invitePerson(
    deps,
    { companyId: role === 'sales' ? shop : company, name: 'Ingrid', email: to, role },
    actor,
  );

async function invited() {
  const outcome = await invite();
  if (outcome.kind !== 'invited') throw new Error(outcome.kind);
  const token = new URL(outcome.link).searchParams.get('token') ?? '';
  return { one: { companyId: company, personId: outcome.personId }, token };
}

describe('R10.1 R12.1 an invitation', () => {
  it('is a person without a password, a link of fourteen days by mail, and a line in the logbook without it', async () => {
    const { one, token } = await invited();
    expect(await database.select().from(people).where(eq(people.id, one.personId))).toMatchObject([
      { email, role: 'buyer', companyId: company, passwordHash: null },
    ]);
    const [mail] = await database.select().from(mails).where(eq(mails.recipient, email));
    expect(JSON.stringify(mail)).toContain(token);
    const days = 24 * 60 * 60 * 1000;
    expect(await findResetOwner(database, token, new Date(now.getTime() + 14 * days - 1))).not.toBeNull();
    expect(await findResetOwner(database, token, new Date(now.getTime() + 14 * days + 1))).toBeNull();
    const [row] = await logged(one.personId);
    expect(row).toMatchObject({
      action: 'person_invited',
      personName: actor.name,
      after: { email, role: 'buyer' },
    });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('of one address at the same moment is one', async () => {
    const outcomes = await Promise.all([invite(), invite('sales', email.toUpperCase())]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['email-taken', 'invited']);
    const same = eq(sql`lower(${people.email})`, email);
    expect(await database.$count(people, same)).toBe(1);
  });

  it('again makes a new link, and the former one opens nothing', async () => {
    const { one, token } = await invited();
    expect(await inviteAgain(deps, one, actor)).toMatchObject({ kind: 'invited' });
    expect(await findResetOwner(database, token, now)).toBeNull();
    expect(await database.$count(passwordResets, eq(passwordResets.personId, one.personId))).toBe(1);
    expect((await logged(one.personId)).map(({ action }) => action)).toEqual([
      'person_invited',
      'person_invited_again',
    ]);
  });

  it('withdrawn opens nothing and leaves the address free', async () => {
    const { one, token } = await invited();
    expect(await withdrawInvitation(deps, one, actor)).toBe('withdrawn');
    expect(await findResetOwner(database, token, now)).toBeNull();
    expect(await withdrawInvitation(deps, one, actor)).toBe('unknown');
    expect(await inviteAgain(deps, one, actor)).toEqual({ kind: 'unknown' });
    expect(await invite()).toMatchObject({ kind: 'invited' });
  });

  it('of somebody who has come, or of another company, is left alone', async () => {
    const { one } = await invited();
    const elsewhere = { ...one, companyId: shop };
    expect(await withdrawInvitation(deps, elsewhere, actor)).toBe('unknown');
    expect(await inviteAgain(deps, elsewhere, actor)).toEqual({ kind: 'unknown' });
    await database.update(people).set({ passwordHash: 'x' }).where(eq(people.id, one.personId));
    expect(await withdrawInvitation(deps, one, actor)).toBe('unknown');
    expect(await inviteAgain(deps, one, actor)).toEqual({ kind: 'unknown' });
  });

  it('is counted before it is mailed, so that nobody is pestered', async () => {
    const { one } = await invited();
    const kinds = [];
    for (let time = 0; time < 5; time += 1) kinds.push((await inviteAgain(deps, one, actor)).kind);
    expect(kinds).toEqual(['invited', 'invited', 'invited', 'invited', 'too-many']);
  });

  it('gives no role that belongs to another kind of company', async () => {
    const role = { companyId: company, name: 'Ingrid', email, role: 'owner' } as const;
    await expect(invitePerson(deps, role, actor)).rejects.toThrow('owner is no role');
  });
});

function logged(personId: number) {
  return database
    .select()
    .from(logbook)
    .where(eq(logbook.subjectId, String(personId)))
    .orderBy(logbook.id);
}

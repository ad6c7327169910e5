import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/account/role.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { companies, people, sessions } from '../database/schema/accounts.ts';
import { logbook } from '../database/schema/logbook.ts';
import { commandActor as actor } from '../logbook/write-logbook.ts';
import { blockPerson, changeRole, type Member, removePerson, unblockPerson } from './change-people.ts';
import { createSession } from './sessions.ts';

const { database } = await testDatabase();
const { deps } = testApp(database);
let companyId = 0;

beforeEach(async () => {
  const [company] = await database
    .insert(companies)
    .values({ name: 'Twee Eigenaren', companyNumber: '12345678', country: 'NL' })
    .returning();
  companyId = company?.id ?? 0;
});

async function add(role: Role, passwordHash: string | null = 'x'): Promise<Member> {
  const email = `${crypto.randomUUID()}@voorbeeld.nl`;
  const person = { companyId, role, email, passwordHash, name: role, phone: '' };
  const [row] = await database.insert(people).values(person).returning();
  return { companyId, personId: row?.id ?? 0 };
}

const rowOf = async ({ personId }: Member) =>
  (await database.select().from(people).where(eq(people.id, personId)))[0];

const logged = ({ personId }: Member) =>
  database
    .select({ action: logbook.action, before: logbook.before, after: logbook.after })
    .from(logbook)
    .where(and(eq(logbook.subjectKind, 'person'), eq(logbook.subjectId, String(personId))))
    .orderBy(logbook.id);

describe('R10.1 R12.1 R10.3 what changes about somebody', () => {
  it('is in the logbook, once', async () => {
    await add('company_owner');
    const member = await add('buyer');
    expect(await changeRole(deps, member, 'measurer', actor)).toBe('done');
    expect(await changeRole(deps, member, 'measurer', actor)).toBe('unchanged');
    expect(await blockPerson(deps, member, 'laptop kwijt', actor)).toBe('done');
    expect(await blockPerson(deps, member, null, actor)).toBe('unchanged');
    expect(await unblockPerson(deps, member, actor)).toBe('done');
    expect(await removePerson(deps, member, actor)).toBe('done');
    expect(await removePerson(deps, member, actor)).toBe('unknown');
    expect(await logged(member)).toMatchObject([
      { action: 'role_changed', before: { role: 'buyer' }, after: { role: 'measurer' } },
      { action: 'person_blocked', after: { reason: 'laptop kwijt' } },
      { action: 'person_unblocked' },
      { action: 'person_removed', before: { role: 'measurer' } },
    ]);
  });

  it('ends the logins of whoever is blocked or removed', async () => {
    for (const end of [blockPerson, removePerson] as const) {
      const member = await add('buyer');
      await createSession(database, member.personId, { userAgent: '', address: '' }, new Date());
      await (end === blockPerson
        ? blockPerson(deps, member, null, actor)
        : removePerson(deps, member, actor));
      expect(await database.$count(sessions, eq(sessions.personId, member.personId))).toBe(0);
    }
  });

  it('leaves the people of another company alone', async () => {
    const member = await add('buyer');
    const elsewhere = { ...member, companyId: companyId - 1 };
    expect(await removePerson(deps, elsewhere, actor)).toBe('unknown');
    expect((await rowOf(member))?.removedAt).toBeNull();
  });

  it('gives no role of another kind of company', async () => {
    await expect(changeRole(deps, await add('buyer'), 'owner', actor)).rejects.toThrow('owner is no role');
  });
});

describe('R10.1 R12.1 the last owner', () => {
  it('does not go, is not blocked and keeps the role', async () => {
    const last = await add('company_owner');
    // Neither of these could let anybody in.
    await add('company_owner', null);
    await blockPerson(deps, await add('company_owner'), null, actor);
    expect(await removePerson(deps, last, actor)).toBe('last-owner');
    expect(await blockPerson(deps, last, null, actor)).toBe('last-owner');
    expect(await changeRole(deps, last, 'buyer', actor)).toBe('last-owner');
    expect(await rowOf(last)).toMatchObject({ role: 'company_owner', blockedAt: null, removedAt: null });
    expect(await logged(last)).toEqual([]);
  });

  it('stays, also when two take each other away at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await add('company_owner'), await add('company_owner')];
      const outcomes = await Promise.all([
        changeRole(deps, one, 'buyer', actor),
        removePerson(deps, other, actor),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'last-owner']);
      await database.update(people).set({ removedAt: new Date() }).where(eq(people.companyId, companyId));
    }
  });
});

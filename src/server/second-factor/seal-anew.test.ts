import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { authenticators } from '../database/schema/second-factor.ts';
import { unseal } from '../secrets/seal.ts';
import { addAuthenticator, contextOf } from './authenticators.ts';
import { sealAnew } from './seal-anew.ts';

const { database } = await testDatabase();

it('R15.5 another SESSION_SECRET keeps the apps of whoever set one up, and leaves alone what it cannot open', async () => {
  const [former, present] = ['the one we had, 32 characters long', 'the one we have, 32 characters long'];
  const now = new Date();
  const ids: number[] = [];
  for (const email of [demoAccounts.buyer, demoAccounts.measurer, demoAccounts.belgian])
    ids.push((await findPersonByEmail(database, email))?.id ?? 0);
  const [old = 0, newer = 0, strange = 0] = ids;
  const sealedWith = [
    [old, former],
    [newer, present],
    [strange, 'nobody knows this one, 32 characters'],
  ] as const;
  for (const [id, sessionSecret] of sealedWith)
    await addAuthenticator(database, { sessionSecret }, id, { secret: `SECRET${id}`, step: 1, now });
  expect(await Promise.all([0, 1].map(() => sealAnew(database, former, present)))).toEqual(
    expect.arrayContaining([1, 0]),
  );
  const opened = async (id: number) => {
    const [row] = await database.select().from(authenticators).where(eq(authenticators.personId, id));
    return unseal(present, contextOf(id), row?.sealedSecret ?? '');
  };
  expect(await Promise.all(ids.map(opened))).toEqual([`SECRET${old}`, `SECRET${newer}`, null]);
});

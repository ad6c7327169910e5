import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { createEmailChange, findEmailChange } from '../accounts/email-changes.ts';
import { findHalfLogin, startHalfLogin } from '../accounts/half-logins.ts';
import { createReset, findResetOwner } from '../accounts/password-resets.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { afterRestore } from './after-restore.ts';

const { database, pool } = await testDatabase();
const now = new Date('2026-11-16T09:00:00Z');

it('R15.3 what was half begun, and a link to a login, does not come back to life; an invitation does', async () => {
  const person = (await findPersonByEmail(database, demoAccounts.buyer))?.id ?? 0;
  await startHalfLogin(database, 'v.half', person, now);
  const reset = await createReset(database, person, now);
  const invitation = await createReset(database, person, now, 'invitation');
  const change = await createEmailChange(database, person, 'dief@voorbeeld.nl', now);
  await afterRestore(pool, { file: 'a.backup', madeAt: now, actor: commandActor, now });
  expect(await findHalfLogin(database, 'v.half', now)).toBeNull();
  expect(await findResetOwner(database, reset.token, now)).toBeNull();
  expect(await findEmailChange(database, change.token, now)).toBeNull();
  expect((await findResetOwner(database, invitation.token, now))?.id).toBe(person);
});

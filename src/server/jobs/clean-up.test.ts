import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { countAttempts } from '../accounts/attempts.ts';
import { createEmailChange } from '../accounts/email-changes.ts';
import { startHalfLogin } from '../accounts/half-logins.ts';
import { recogniseDevice } from '../accounts/known-devices.ts';
import { createReset } from '../accounts/password-resets.ts';
import { createSession } from '../accounts/sessions.ts';
import { keptForms, passwordResets, rateLimits, sessions } from '../database/schema/accounts.ts';
import {
  emailChanges,
  halfLogins,
  knownDevices,
  passkeyChallenges,
} from '../database/schema/second-factor.ts';
import { vatChecks } from '../database/schema/vat-checks.ts';
import { keepForm } from '../input/kept-forms.ts';
import { keepChallenge } from '../second-factor/challenges.ts';
import { cleanUp } from './clean-up.ts';

const { database } = await testDatabase();
const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T09:00:00Z');

it('R1.1 removes what has expired and nothing else', async () => {
  const origin = { userAgent: '', address: '' };
  for (const age of [0, 13, 15, 61, 91]) {
    const then = new Date(now.getTime() - age * day);
    await createSession(database, 1, origin, then);
    await createReset(database, 1, then);
    await countAttempts(database, [{ key: `age-${age}`, seconds: 60 }], then);
    await keepForm(
      database,
      { sessionId: `age-${age}`, typist: '', path: '/checkout' },
      { reference: 'x' },
      then,
    );
    await database.insert(vatChecks).values({ vatId: 'BE1000000021', answer: 'valid', askedAt: then });
  }
  await cleanUp(database, now);
  expect([
    await database.$count(sessions),
    await database.$count(passwordResets),
    await database.$count(rateLimits),
    await database.$count(keptForms),
    await database.$count(vatChecks),
  ]).toEqual([2, 1, 1, 1, 4]);
});

it('R10.2 removes what was begun at a login and not finished, and browsers nobody logs in with any more', async () => {
  for (const age of [0, 2, 399, 401]) {
    const then = new Date(now.getTime() - age * day);
    const sessionId = `age-${age}`;
    await startHalfLogin(database, sessionId, 1, then);
    await keepChallenge(database, { sessionId, purpose: 'login', personId: null }, sessionId, then);
    await createEmailChange(database, Math.min(age + 1, 4), `${age}@elders.nl`, then);
    await recogniseDevice(database, 1, sessionId, then);
  }
  await cleanUp(database, now);
  expect([
    await database.$count(halfLogins),
    await database.$count(passkeyChallenges),
    await database.$count(emailChanges),
    await database.$count(knownDevices),
  ]).toEqual([1, 1, 1, 3]);
});

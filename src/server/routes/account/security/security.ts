import { Hono } from 'hono';
import { securityTexts } from '#text/account/security.ts';
import { describeDevice } from '../../../accounts/device.ts';
import { findAwaitedEmail } from '../../../accounts/email-changes.ts';
import { listOpenLogins } from '../../../accounts/sessions.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { noticeFrom } from '../../../input/read-address.ts';
import { countTowards } from '../../../middleware/rate-limit.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { keepChallenge } from '../../../second-factor/challenges.ts';
import { findFactors } from '../../../second-factor/factors.ts';
import { passkeyOptions } from '../../../second-factor/passkey-ceremonies.ts';
import { listPasskeys } from '../../../second-factor/passkeys.ts';
import { authenticatorRoutes } from './authenticator.ts';
import { emailRoutes } from './email.ts';
import { endLoginRoutes } from './end-logins.ts';
import { passkeyRoutes, presentPasskey } from './passkeys.ts';
import { recoveryCodeRoutes } from './recovery-codes.ts';
import { pageToReturnTo } from './security-form.ts';

const hour = 60 * 60;

/** Behind accountRoutes, which asks for the login and the right. */
export function securityRoutes(deps: Dependencies): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .route('/', passkeyRoutes(deps))
      .route('/', authenticatorRoutes(deps))
      .route('/', recoveryCodeRoutes(deps))
      .route('/', emailRoutes(deps))
      .route('/', endLoginRoutes(deps))
      .get('/account/beveiliging', async (c) => {
        const { database, now } = deps;
        const person = signedInPerson(c);
        const [factors, awaitedEmail, logins] = await Promise.all([
          findFactors(database, person.id),
          findAwaitedEmail(database, person.id, now()),
          listOpenLogins(database, person, c.get('session').id, now()),
        ]);
        const { authenticator, recoveryCodesLeft } = factors;
        const page = {
          name: 'security',
          email: person.email,
          ...{ awaitedEmail, recoveryCodesLeft },
          passkeys: factors.passkeys.map(presentPasskey),
          authenticator: authenticator === null ? null : datesOf(authenticator),
          logins: logins.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => ({
            ...{ id, isCurrent, device: describeDevice(userAgent) },
            since: createdAt.toISOString(),
            lastSeen: lastSeenAt.toISOString(),
          })),
          returnTo: pageToReturnTo(c.req.query('terug')),
          isCompulsory: c.get('session').needsSecondFactor,
          notice: noticeFrom(securityTexts.notices, c.req.query('melding')),
        } as const;
        return answerPage(c, deps, page, { cache: 'no-store' });
      })
      // What a passkey signs when it stands in for the password.
      .post('/account/beveiliging/bevestigen', async (c) => {
        const { id: personId } = signedInPerson(c);
        await countTowards(c, deps, [
          { name: 'passkey-confirm', by: { value: String(personId) }, most: 60, seconds: hour },
        ]);
        const options = await passkeyOptions(deps.settings, await listPasskeys(deps.database, personId));
        const asked = { sessionId: c.get('session').id, purpose: 'confirm', personId } as const;
        await keepChallenge(deps.database, asked, options.challenge, deps.now());
        c.header('Cache-Control', 'no-store');
        return c.json(options);
      })
  );
}

function datesOf({ createdAt, lastUsedAt }: { readonly createdAt: Date; readonly lastUsedAt: Date | null }) {
  return { addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

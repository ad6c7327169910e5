import { type Context, Hono } from 'hono';
import { passkeyLoginTexts } from '#text/account/security.ts';
import { findHalfLogin } from '../../accounts/half-logins.ts';
import { landingOf } from '../../accounts/landing.ts';
import type { Person } from '../../accounts/people.ts';
import { safeReturnTo } from '../../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { noteSecurity } from '../../middleware/security-log.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { acceptPasskey } from '../../second-factor/accept-passkey.ts';
import { keepChallenge } from '../../second-factor/challenges.ts';
import { lockFactors } from '../../second-factor/factors.ts';
import { passkeyOptions } from '../../second-factor/passkey-ceremonies.ts';
import { findPasskey, listPasskeys, type Passkey } from '../../second-factor/passkeys.ts';
import { finishLogin } from './finish-login.ts';
import { answerSecondStep } from './second-step.ts';

const quarter = 15 * 60;
const perNetwork = 200;

/** R10.2: a passkey alone lets somebody in, for it has asked for a finger, a face or a PIN; and it is a second step. */
export function passkeyLoginRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/inloggen/passkey/opties', async (c) => {
      const { database, settings, now } = deps;
      const sessionId = c.get('session').id;
      await countTowards(c, deps, [
        { name: 'passkey-network', by: 'network', most: perNetwork, seconds: quarter },
      ]);
      const personId = await findHalfLogin(database, sessionId, now());
      const allowed = personId === null ? [] : await listPasskeys(database, personId);
      const options = await passkeyOptions(settings, allowed);
      await keepChallenge(database, { sessionId, purpose: 'login', personId }, options.challenge, now());
      c.header('Cache-Control', 'no-store');
      return c.json(options);
    })
    .post('/inloggen/passkey', async (c) => {
      const values = await readForm(c);
      const returnTo = safeReturnTo(values['terug'], '');
      const sessionId = c.get('session').id;
      const passkey = await acceptPasskey(deps, { sessionId, purpose: 'login' }, values['passkey'] ?? '');
      const person = passkey === null ? null : await enter(c, deps, passkey);
      const outcome = person === null ? 'wrong' : 'welcome';
      noteSecurity(c, deps, 'passkey-login', { outcome, personId: person?.id ?? passkey?.personId ?? null });
      if (person !== null) return c.redirect(returnTo || landingOf(person.role), 303);
      const form = { ...emptyForm(), notice: passkeyLoginTexts.refused };
      const personId = await findHalfLogin(deps.database, sessionId, deps.now());
      if (personId !== null) return answerSecondStep(c, deps, { personId, returnTo, form, status: 422 });
      const page = { name: 'login', form, returnTo, notice: null, ended: null } as const;
      return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
    });
}

// Unless it was removed while it was being used: that ended every login but this one, which had not begun.
function enter(c: Context<AppEnv>, deps: Dependencies, { id, personId }: Passkey): Promise<Person | null> {
  return deps.database.transaction(async (transaction) => {
    await lockFactors(transaction, personId);
    const passkey = await findPasskey(transaction, personId, id);
    return passkey === null ? null : finishLogin(c, deps, transaction, personId);
  });
}

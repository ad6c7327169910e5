import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { loginTexts } from '#text/account/account.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { findEndedLogin } from '../../accounts/ended-login.ts';
import { landingOf } from '../../accounts/landing.ts';
import { checkLogin, type LoginOutcome } from '../../accounts/log-in.ts';
import { findPerson, type Person } from '../../accounts/people.ts';
import { safeReturnTo } from '../../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { loginAttempt } from '../../middleware/login-attempt.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { noteSecurity } from '../../middleware/security-log.ts';
import { leaveSession, startHalfSession } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { lockFactors } from '../../second-factor/factors.ts';
import { finishLogin } from './finish-login.ts';
import { passkeyLoginRoutes } from './passkey-login.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { secondStepAddress, secondStepRoutes } from './second-step.ts';
import { confirmEmailRoutes } from './security/email.ts';

export function loginRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', passwordResetRoutes(deps))
    .route('/', secondStepRoutes(deps))
    .route('/', passkeyLoginRoutes(deps))
    .route('/', confirmEmailRoutes(deps))
    .get('/inloggen', async (c) => {
      const returnTo = safeReturnTo(c.req.query('terug'), '');
      const { person, needsSecondFactor } = c.get('session');
      if (person !== null) return c.redirect(returnTo || landingOf(person.role), 303);
      if (needsSecondFactor) return c.redirect('/account/beveiliging', 303);
      const notice = noticeFrom(loginTexts.notices, c.req.query('melding'));
      const ended = notice === null ? await findEndedLogin(deps.database, c.get('session').id) : null;
      const page = { name: 'login', form: emptyForm(), returnTo, notice, ended } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post('/inloggen', async (c) => {
      const values = await readForm(c);
      const returnTo = safeReturnTo(values['terug'], '');
      const email = (values['email'] ?? '').trim().toLowerCase();
      const refuse = (form: FormState) =>
        answerPage(
          c,
          deps,
          { name: 'login', form, returnTo, notice: null, ended: null },
          { status: 422, cache: 'no-store' },
        );

      const missing = missingFields(values);
      if (Object.keys(missing).length > 0) return refuse(rejectedForm(values, missing));
      const attempt = loginAttempt(c, deps, { email, password: values['password'] ?? '' });
      const outcome = await checkLogin(deps, attempt);
      const personId = outcome.kind === 'welcome' ? outcome.personId : null;
      noteSecurity(c, deps, 'login', { outcome: outcome.kind, personId });
      if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, attempt.now);
      const begun = outcome.kind === 'wrong' ? null : await beginLogin(c, deps, outcome);
      if (begun === null) return refuse({ ...rejectedForm(values, {}), notice: loginTexts.wrong });
      if (begun === 'half') return c.redirect(secondStepAddress(returnTo), 303);
      return c.redirect(returnTo || landingOf(begun.role), 303);
    })
    .post('/uitloggen', async (c) => {
      noteSecurity(c, deps, 'logout', { outcome: 'done' });
      await leaveSession(c, deps);
      // Drafts and copies of pages are the customer's, and the machine may be shared. The cookie is replaced above, so
      // that a browser without this header is logged out as well.
      c.header('Clear-Site-Data', '"cache", "storage"');
      return c.redirect('/inloggen?melding=uitgelogd', 303);
    });
}

// The password was right. Null for who was shut out in between, and where another one was chosen: that ended every login but
// this one, which had not begun.
function beginLogin(
  c: Context<AppEnv>,
  deps: Dependencies,
  { personId, passwordHash }: Extract<LoginOutcome, { kind: 'welcome' }>,
): Promise<Person | 'half' | null> {
  return deps.database.transaction(async (transaction) => {
    const hasSecondStep = await lockFactors(transaction, personId);
    if ((await findPerson(transaction, personId))?.passwordHash !== passwordHash) return null;
    if (!hasSecondStep) return finishLogin(c, deps, transaction, personId);
    await startHalfSession(c, deps, transaction, personId);
    return 'half';
  });
}

function missingFields(values: FormValues): Record<string, string> {
  const missing = ['email', 'password'].filter((name) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(missing.map((name) => [name, fieldErrors.required]));
}

import { Hono } from 'hono';
import { fieldErrors, loginTexts } from '#text/account/account.ts';
import { landingFor, landingOf } from '../../accounts/landing.ts';
import { checkLogin } from '../../accounts/log-in.ts';
import { safeReturnTo } from '../../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { clientAddress, networkOf } from '../../middleware/client-address.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { leaveSession, startSession } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { passwordResetRoutes } from './password-reset.ts';

export function loginRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .route('/', passwordResetRoutes(deps))
    .get('/inloggen', async (c) => {
      const returnTo = safeReturnTo(c.req.query('terug'), '');
      const { person } = c.get('session');
      if (person !== null) return c.redirect(returnTo || landingOf(person.role), 303);
      const notice = noticeFrom(loginTexts.notices, c.req.query('melding'));
      const page = { name: 'login', form: emptyForm(), returnTo, notice } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post('/inloggen', async (c) => {
      const values = await readForm(c);
      const returnTo = safeReturnTo(values['terug'], '');
      const email = (values['email'] ?? '').trim().toLowerCase();
      const refuse = (form: ReturnType<typeof rejectedForm>) =>
        answerPage(
          c,
          deps,
          { name: 'login', form, returnTo, notice: null },
          { status: 422, cache: 'no-store' },
        );

      const missing = missingFields(values);
      if (Object.keys(missing).length > 0) return refuse(rejectedForm(values, missing));
      const now = deps.now();
      const network = networkOf(clientAddress(c, deps.settings));
      const outcome = await checkLogin(deps.database, {
        email,
        password: values['password'] ?? '',
        network,
        now,
      });
      const personId = outcome.kind === 'welcome' ? outcome.personId : null;
      c.get('log').info({ event: 'login', outcome: outcome.kind, personId }, 'login');
      if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, now);
      if (outcome.kind === 'wrong') return refuse({ ...rejectedForm(values, {}), notice: loginTexts.wrong });
      await startSession(c, deps, deps.database, outcome.personId);
      return c.redirect(returnTo || (await landingFor(deps.database, outcome.personId)), 303);
    })
    .post('/uitloggen', async (c) => {
      await leaveSession(c, deps);
      // Drafts and copies of pages are the customer's, and the machine may be shared. The cookie is replaced above, so
      // that a browser without this header is logged out as well.
      c.header('Clear-Site-Data', '"cache", "storage"');
      return c.redirect('/inloggen?melding=uitgelogd', 303);
    });
}

function missingFields(values: FormValues): Record<string, string> {
  const missing = ['email', 'password'].filter((name) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(missing.map((name) => [name, fieldErrors.required]));
}

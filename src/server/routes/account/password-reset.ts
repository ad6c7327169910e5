import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { fieldErrors } from '#text/account/fields.ts';
import { parseEmail, parseNewPassword } from '../../accounts/account-forms.ts';
import { findResetOwner } from '../../accounts/password-resets.ts';
import { passwordOwner } from '../../accounts/people.ts';
import { requestPasswordReset, resetPassword } from '../../accounts/reset-password.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { actorAs } from '../../middleware/actor.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { noteSecurity } from '../../middleware/security-log.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { hasDemoMailbox } from '../demo/demo-mail.ts';

const hour = 60 * 60;
const limits = { perEmail: 5, perNetwork: 30 } as const;
// Longer than writing a reset takes, so that the time to answer does not tell whether one was written.
const answerAfter = 250;

export function passwordResetRoutes(deps: Dependencies): Hono<AppEnv> {
  const isMailCaptured = hasDemoMailbox(deps.settings);
  return new Hono<AppEnv>()
    .get('/wachtwoord-vergeten', (c) => {
      const isSent = c.req.query('melding') === 'verzonden';
      const page = { name: 'forgotten-password', form: emptyForm(), isSent, isMailCaptured } as const;
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post('/wachtwoord-vergeten', async (c) => {
      const values = await readForm(c);
      const email = parseEmail(values['email'] ?? '');
      if (email === null) {
        const form = rejectedForm(values, { email: fieldErrors.email });
        const page = { name: 'forgotten-password', form, isSent: false, isMailCaptured } as const;
        return answerPage(c, deps, page, { status: 422, cache: 'no-store' });
      }
      await countTowards(c, deps, [
        { name: 'reset-network', by: 'network', most: limits.perNetwork, seconds: hour },
        { name: 'reset-email', by: { value: email }, most: limits.perEmail, seconds: hour },
      ]);
      await Promise.all([requestPasswordReset(deps, email), setTimeout(answerAfter)]);
      noteSecurity(c, deps, 'reset-asked', { outcome: 'done' });
      return c.redirect('/wachtwoord-vergeten?melding=verzonden', 303);
    })
    .get('/wachtwoord-herstellen', async (c) => {
      const token = c.req.query('token') ?? '';
      const owner = await findResetOwner(deps.database, token, deps.now());
      if (owner === null) return answerExpired(c, deps);
      return answerPage(c, deps, { name: 'reset-password', form: emptyForm(), token }, { cache: 'no-store' });
    })
    .post('/wachtwoord-herstellen', async (c) => {
      const values = await readForm(c);
      const token = values['token'] ?? '';
      const owner = await findResetOwner(deps.database, token, deps.now());
      if (owner === null) {
        noteSecurity(c, deps, 'reset-used', { outcome: 'over' });
        return answerExpired(c, deps);
      }
      const parsed = parseNewPassword(values, passwordOwner(owner), deps.settings);
      if (!parsed.ok) {
        const form = rejectedForm(values, parsed.errors);
        return answerPage(
          c,
          deps,
          { name: 'reset-password', form, token },
          { status: 422, cache: 'no-store' },
        );
      }
      const isDone = await resetPassword(deps, owner, token, parsed.value.password, actorAs(c, deps, owner));
      noteSecurity(c, deps, 'reset-used', { outcome: isDone ? 'done' : 'over', personId: owner.id });
      return isDone ? c.redirect('/inloggen?melding=wachtwoord-gewijzigd', 303) : answerExpired(c, deps);
    });
}

function answerExpired(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const page = { name: 'reset-password', form: emptyForm(), token: null } as const;
  return answerPage(c, deps, page, { status: 410, cache: 'no-store' });
}

import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { parseNewPassword } from '../../accounts/account-forms.ts';
import { atPasswordDesk } from '../../accounts/password-desk.ts';
import { findPerson, passwordOwner } from '../../accounts/people.ts';
import { storeNewPassword } from '../../accounts/reset-password.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { holdLogin } from '../../middleware/hold-login.ts';
import { signedInPerson, startSession } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import { countLoginChange } from './security/change-login.ts';
import { confirmationErrors } from './security/confirm-person.ts';

/** Behind accountRoutes, which asks for the login. */
export function changePasswordRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/wachtwoord', (c) => answerForm(c, deps, emptyForm(), 200))
    .post('/account/wachtwoord', async (c) => {
      const values = await readForm(c);
      const { id } = signedInPerson(c);
      const now = deps.now();
      const person = await findPerson(deps.database, id);
      if (person === null) throw new Error(`Person ${id} went away during a request`);
      const parsed = parseNewPassword(values, passwordOwner(person), deps.settings);
      if (!parsed.ok) return answerForm(c, deps, rejectedForm(values, parsed.errors), 422);
      const errors = await confirmationErrors(c, deps, values);
      if (Object.keys(errors).length > 0) return answerForm(c, deps, rejectedForm(values, errors), 422);
      await countLoginChange(c, deps);
      const passwordHash = await atPasswordDesk(() => hashPassword(parsed.value.password));
      await deps.database.transaction(async (transaction) => {
        await holdLogin(c, transaction);
        await storeNewPassword(deps, transaction, {
          ...{ owner: person, passwordHash, occasion: `change-${now.getTime()}` },
          actor: actorOf(c, deps),
        });
        await startSession(c, deps, transaction, id);
      });
      return c.redirect('/account/beveiliging?melding=wachtwoord', 303);
    });
}

function answerForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  form: FormState,
  status: 200 | 422,
): Promise<Response> {
  return answerPage(c, deps, { name: 'change-password', form }, { status, cache: 'no-store' });
}

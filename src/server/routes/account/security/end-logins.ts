import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { endOtherSessions, endSessionOf, isFreshLogin } from '../../../accounts/sessions.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import type { Database } from '../../../database/database.ts';
import { emptyForm, rejectedForm } from '../../../input/form-values.ts';
import { rowId } from '../../../input/read-address.ts';
import { readForm } from '../../../input/read-form.ts';
import { writeLogbook } from '../../../logbook/write-logbook.ts';
import { actorOf } from '../../../middleware/actor.ts';
import { holdLogin } from '../../../middleware/hold-login.ts';
import { signedInPerson, startSession } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { confirmationErrors } from './confirm-person.ts';
import { securityForm } from './security-form.ts';

type End = (transaction: Database, personId: number, sessionId: string) => Promise<number>;

/**
 * R15.5: who sits at a screen that was left open does not shut its owner out. Whoever logged in a moment ago ends other
 * logins at once, anybody else after showing again that it is they.
 */
export function endLoginRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/logins/andere', (c) => answerForm(c, deps, emptyForm(), 200))
    .post('/account/logins/andere', (c) => endLogins(c, deps, endOtherSessions, 'andere-afgemeld'))
    .get('/account/logins/:id', (c) => {
      rowId(c.req.param('id'));
      return answerForm(c, deps, emptyForm(), 200);
    })
    .post('/account/logins/:id', (c) => {
      const login = rowId(c.req.param('id'));
      return endLogins(c, deps, (transaction, id) => endSessionOf(transaction, id, login), 'afgemeld');
    });
}

async function endLogins(
  c: Context<AppEnv>,
  deps: Dependencies,
  end: End,
  notice: 'afgemeld' | 'andere-afgemeld',
): Promise<Response> {
  const { id, name } = signedInPerson(c);
  const { id: sessionId } = c.get('session');
  const values = await readForm(c);
  const isFresh = await isFreshLogin(deps.database, sessionId, deps.now());
  if (!isFresh && values['currentPassword'] === undefined && values['confirmation'] === undefined)
    return c.redirect(c.req.path, 303);
  const errors = isFresh ? {} : await confirmationErrors(c, deps, values);
  if (Object.keys(errors).length > 0) return answerForm(c, deps, rejectedForm(values, errors), 422);
  await deps.database.transaction(async (transaction) => {
    await holdLogin(c, transaction);
    const logins = await end(transaction, id, sessionId);
    // Whoever showed again who they are goes on under a new id.
    if (!isFresh) await startSession(c, deps, transaction, id);
    if (logins === 0) return;
    const subject = { kind: 'person', id, name } as const;
    const entry = { action: 'login_ended', subject, after: { logins } } as const;
    await writeLogbook(transaction, actorOf(c, deps), entry, deps.now());
  });
  return c.redirect(`/account/beveiliging?melding=${notice}`, 303);
}

async function answerForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  form: FormState,
  status: 200 | 422,
): Promise<Response> {
  const { page } = await securityForm(c, deps, form, undefined);
  const which = c.req.param('id') === undefined ? 'others' : 'one';
  const shown = { name: 'end-logins', ...page, which, action: c.req.path } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

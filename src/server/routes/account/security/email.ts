import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { changeEmailTexts } from '#text/account/security.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { parseEmail } from '../../../accounts/account-forms.ts';
import { findEmailChange } from '../../../accounts/email-changes.ts';
import { findPerson } from '../../../accounts/people.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { RightMissing } from '../../../errors.ts';
import { emptyForm, rejectedForm } from '../../../input/form-values.ts';
import { type FormValues, readForm } from '../../../input/read-form.ts';
import { actorAs } from '../../../middleware/actor.ts';
import { holdLogin } from '../../../middleware/hold-login.ts';
import { countTowards } from '../../../middleware/rate-limit.ts';
import { signedInPerson, startSession } from '../../../middleware/session.ts';
import { staffAtWork } from '../../../middleware/staff-at-work.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { askEmailChange, changeEmail } from '../../../second-factor/change-email.ts';
import { hasDemoMailbox } from '../../demo/demo-mail.ts';
import { confirmationErrors } from './confirm-person.ts';
import { securityForm } from './security-form.ts';

const day = 24 * 60 * 60;
const mailsPerDay = 10;

export function emailRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/beveiliging/e-mailadres', (c) =>
      answerForm(c, deps, {
        form: emptyForm(),
        isSent: c.req.query('melding') === 'verzonden',
        status: 200,
      }),
    )
    .post('/account/beveiliging/e-mailadres', async (c) => {
      const values = await readForm(c);
      const { id, email } = signedInPerson(c);
      const newEmail = parseEmail(values['newEmail'] ?? '');
      const errors = {
        ...emailErrors(values, newEmail, email),
        ...(await confirmationErrors(c, deps, values)),
      };
      const person = await findPerson(deps.database, id);
      if (newEmail === null || person === null || Object.keys(errors).length > 0) {
        const form = rejectedForm(values, errors);
        return answerForm(c, deps, { form, isSent: false, status: 422 });
      }
      await countTowards(c, deps, [
        { name: 'email-change', by: { value: String(id) }, most: mailsPerDay, seconds: day },
      ]);
      await deps.database.transaction(async (transaction) => {
        await holdLogin(c, transaction);
        await askEmailChange(deps, transaction, person, newEmail);
      });
      return c.redirect('/account/beveiliging/e-mailadres?melding=verzonden', 303);
    });
}

/** Opened from a mail, perhaps where nobody is logged in: the link itself says whose it is. */
export function confirmEmailRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/e-mailadres-bevestigen', async (c, next) => {
      // R10.4: in the customer's shop staff would pass for the reader, who goes on with a login of their own.
      if (staffAtWork(c) !== null) throw new RightMissing('manage_own_login', callErrors.notOnBehalf);
      await next();
    })
    .get('/e-mailadres-bevestigen', async (c) => {
      const token = c.req.query('token') ?? '';
      const change = await findEmailChange(deps.database, token, deps.now());
      return answerLink(c, deps, change === null ? null : { token, email: change.newEmail });
    })
    .post('/e-mailadres-bevestigen', async (c) => {
      const { token = '' } = await readForm(c);
      const reader = c.get('session').person;
      const changed = await deps.database.transaction(async (transaction) => {
        const person = await changeEmail(deps, transaction, token, (owner) => actorAs(c, deps, owner));
        if (person !== null && person.id === reader?.id) await startSession(c, deps, transaction, person.id);
        return person;
      });
      if (changed === null) return answerLink(c, deps, null);
      const isReader = changed.id === reader?.id;
      const next = isReader ? '/account/beveiliging' : '/inloggen';
      return c.redirect(`${next}?melding=e-mailadres`, 303);
    });
}

function emailErrors(values: FormValues, parsed: string | null, current: string): Record<string, string> {
  if ((values['newEmail'] ?? '').trim() === '') return { newEmail: fieldErrors.required };
  if (parsed === null) return { newEmail: fieldErrors.email };
  return parsed === current.toLowerCase() ? { newEmail: changeEmailTexts.same } : {};
}

type Shown = { readonly form: FormState; readonly isSent: boolean; readonly status: 200 | 422 };

async function answerForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, isSent, status }: Shown,
): Promise<Response> {
  const { page } = await securityForm(c, deps, form, undefined);
  const shown = {
    name: 'change-email',
    ...page,
    isSent,
    email: signedInPerson(c).email,
    isMailCaptured: hasDemoMailbox(deps.settings),
  } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

type Link = { readonly token: string; readonly email: string } | null;

function answerLink(c: Context<AppEnv>, deps: Dependencies, link: Link): Promise<Response> {
  const status = link === null ? 410 : 200;
  return answerPage(c, deps, { name: 'confirm-email', link }, { status, cache: 'no-store' });
}

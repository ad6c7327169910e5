import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { secondStepTexts } from '#text/account/security.ts';
import { noteFailedLogin } from '../../accounts/failed-logins.ts';
import { findHalfLogin } from '../../accounts/half-logins.ts';
import { landingOf } from '../../accounts/landing.ts';
import type { Person } from '../../accounts/people.ts';
import { safeReturnTo } from '../../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { readForm } from '../../input/read-form.ts';
import { actorAs } from '../../middleware/actor.ts';
import { loginOrigin } from '../../middleware/login-attempt.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { noteSecurity } from '../../middleware/security-log.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { findFactors, lockFactors } from '../../second-factor/factors.ts';
import { recordChange } from '../../second-factor/record-change.ts';
import { type CodeOutcome, countCode, takeCode } from '../../second-factor/take-code.ts';
import { finishLogin } from './finish-login.ts';

/** R10.2: after the password, a code or a passkey. Until then nobody is logged in. */
export function secondStepRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/inloggen/tweede-stap', async (c) => {
      const returnTo = safeReturnTo(c.req.query('terug'), '');
      const { person } = c.get('session');
      if (person !== null) return c.redirect(returnTo || landingOf(person.role), 303);
      const personId = await findHalfLogin(deps.database, c.get('session').id, deps.now());
      if (personId === null) return c.redirect(startAgain(returnTo), 303);
      return answerSecondStep(c, deps, { personId, returnTo, form: emptyForm(), status: 200 });
    })
    .post('/inloggen/tweede-stap', async (c) => {
      const values = await readForm(c);
      const returnTo = safeReturnTo(values['terug'], '');
      const personId = await findHalfLogin(deps.database, c.get('session').id, deps.now());
      if (personId === null) return c.redirect(startAgain(returnTo), 303);
      const code = (values['code'] ?? '').trim();
      const refuse = (error: string) => {
        const form = rejectedForm({}, { code: error });
        return answerSecondStep(c, deps, { personId, returnTo, form, status: 422 });
      };
      if (code === '') return refuse(fieldErrors.required);
      const barrier = await countCode(deps, personId);
      if (barrier !== null) {
        noteSecurity(c, deps, 'second-step', { outcome: 'too-many', personId });
        throw tooMany(barrier, deps.now());
      }
      const outcome = await takeStep(c, deps, personId, code);
      noteSecurity(c, deps, 'second-step', { outcome: outcome.kind, personId });
      switch (outcome.kind) {
        case 'welcome':
          return c.redirect(returnTo || landingOf(outcome.person.role), 303);
        case 'shut-out':
          return c.redirect(startAgain(returnTo), 303);
        default:
          await noteFailedLogin(deps, personId, loginOrigin(c, deps));
          return refuse(outcome.kind === 'used' ? secondStepTexts.used : secondStepTexts.wrong);
      }
    });
}

type StepOutcome =
  | { readonly kind: 'welcome'; readonly person: Person }
  | { readonly kind: 'shut-out' }
  | { readonly kind: Exclude<CodeOutcome, 'authenticator' | 'recovery'> };

// A code and the login it is for, or neither.
function takeStep(
  c: Context<AppEnv>,
  deps: Dependencies,
  personId: number,
  code: string,
): Promise<StepOutcome> {
  return deps.database.transaction(async (transaction) => {
    // Before anything of theirs is touched, as whoever changes a factor does: neither waits for the other in a circle.
    await lockFactors(transaction, personId);
    // Asked once more: what was half begun with another password, or before a factor changed, is over by now.
    const half = await findHalfLogin(transaction, c.get('session').id, deps.now());
    if (half !== personId) return { kind: 'shut-out' };
    const outcome = await takeCode(deps, transaction, personId, code);
    if (outcome !== 'authenticator' && outcome !== 'recovery') return { kind: outcome };
    const person = await finishLogin(c, deps, transaction, personId);
    if (person === null) return { kind: 'shut-out' };
    if (outcome === 'recovery') {
      const actor = actorAs(c, deps, person);
      await recordChange(deps, transaction, { person, change: 'recovery_code_used', actor });
    }
    return { kind: 'welcome', person };
  });
}

type Shown = {
  readonly personId: number;
  readonly returnTo: string;
  readonly form: FormState;
  readonly status: 200 | 422;
};

export async function answerSecondStep(
  c: Context<AppEnv>,
  deps: Dependencies,
  { personId, returnTo, form, status }: Shown,
): Promise<Response> {
  const { passkeys, authenticator } = await findFactors(deps.database, personId);
  const page = {
    name: 'second-step',
    ...{ form, returnTo },
    hasAuthenticator: authenticator !== null,
    hasPasskey: passkeys.length > 0,
  } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

export function secondStepAddress(returnTo: string): string {
  const query = returnTo === '' ? '' : `?${new URLSearchParams({ terug: returnTo })}`;
  return `/inloggen/tweede-stap${query}`;
}

function startAgain(returnTo: string): string {
  const back = returnTo === '' ? {} : { terug: returnTo };
  return `/inloggen?${new URLSearchParams({ ...back, melding: 'te-lang' })}`;
}

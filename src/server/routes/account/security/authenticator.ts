import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { formatSecret, parseLoginCode } from '#domain/account/login-code.ts';
import { fieldErrors } from '#text/account/fields.ts';
import { newAuthenticatorTexts } from '#text/account/security.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { emptyForm, rejectedForm } from '../../../input/form-values.ts';
import { readForm } from '../../../input/read-form.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import {
  authenticatorAddress,
  createAuthenticatorSecret,
  findStep,
} from '../../../second-factor/authenticator-codes.ts';
import {
  addAuthenticator,
  openSetup,
  removeAuthenticator,
  sealSetup,
} from '../../../second-factor/authenticators.ts';
import { drawQrCode } from '../../../second-factor/qr-code.ts';
import { changeLogin } from './change-login.ts';
import { confirmationErrors } from './confirm-person.ts';
import { answerFirstCodes, firstCodes } from './recovery-codes.ts';
import { countFactors, securityForm } from './security-form.ts';

const here = '/account/beveiliging';

export function authenticatorRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/beveiliging/app', (c) => {
      const secret = createAuthenticatorSecret();
      return answerNew(c, deps, { form: emptyForm(), wanted: c.req.query('terug'), status: 200, secret });
    })
    .post('/account/beveiliging/app', async (c) => {
      const values = await readForm(c);
      const wanted = values['terug'];
      const { id } = signedInPerson(c);
      const now = deps.now();
      const secret = openSetup(deps.settings, id, values['setup'] ?? '', now);
      if (secret === null) {
        const form = { ...emptyForm(), notice: newAuthenticatorTexts.expired };
        return answerNew(c, deps, { form, wanted, status: 422, secret: createAuthenticatorSecret() });
      }
      const typed = parseLoginCode(values['code'] ?? '');
      const step = typed?.kind === 'authenticator' ? findStep(secret, typed.code, now) : null;
      const errors = {
        ...(step === null ? { code: codeError(values['code']) } : {}),
        ...(await confirmationErrors(c, deps, values)),
      };
      if (step === null || Object.keys(errors).length > 0) {
        const form = rejectedForm({}, errors);
        return answerNew(c, deps, { form, wanted, status: 422, secret });
      }
      const codes = await changeLogin(c, deps, { change: 'authenticator_added' }, async (transaction) =>
        (await addAuthenticator(transaction, deps.settings, id, { secret, step, now }))
          ? firstCodes(deps, transaction, id)
          : null,
      );
      return codes === null
        ? c.redirect(here, 303)
        : answerFirstCodes(c, deps, codes, 'app-ingesteld', wanted);
    })
    .get('/account/beveiliging/app/verwijderen', (c) =>
      answerRemove(c, deps, { form: emptyForm(), wanted: c.req.query('terug'), status: 200 }),
    )
    .post('/account/beveiliging/app/verwijderen', async (c) => {
      const values = await readForm(c);
      const errors = await confirmationErrors(c, deps, values);
      if (Object.keys(errors).length > 0) {
        const form = rejectedForm(values, errors);
        return answerRemove(c, deps, { form, wanted: values['terug'], status: 422 });
      }
      const removed = await changeLogin(c, deps, { change: 'authenticator_removed' }, async (transaction) =>
        (await removeAuthenticator(transaction, signedInPerson(c).id)) ? true : null,
      );
      return c.redirect(removed === null ? here : `${here}?melding=app-verwijderd`, 303);
    });
}

type Shown = {
  readonly form: FormState;
  readonly wanted: string | undefined;
  readonly status: 200 | 422;
};

async function answerNew(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, wanted, status, secret }: Shown & { readonly secret: string },
): Promise<Response> {
  const { id, email } = signedInPerson(c);
  const { page, factors } = await securityForm(c, deps, form, wanted);
  if (factors.authenticator !== null) return c.redirect(here, 303);
  const address = authenticatorAddress(secret, email);
  const shown = {
    name: 'new-authenticator',
    ...page,
    address,
    secret: formatSecret(secret),
    sealedSecret: sealSetup(deps.settings, id, secret, deps.now()),
    qr: drawQrCode(address),
  } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

async function answerRemove(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, wanted, status }: Shown,
): Promise<Response> {
  const { page, factors } = await securityForm(c, deps, form, wanted);
  if (factors.authenticator === null) return c.redirect(here, 303);
  const isLastFactor = countFactors(factors) === 1;
  const shown = { name: 'remove-authenticator', ...page, isLastFactor } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

function codeError(typed: string | undefined): string {
  return (typed ?? '').trim() === '' ? fieldErrors.required : newAuthenticatorTexts.codeError;
}

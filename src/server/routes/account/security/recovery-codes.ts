import { type Context, Hono } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { securityTexts } from '#text/account/security.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import type { Database } from '../../../database/database.ts';
import { emptyForm, rejectedForm } from '../../../input/form-values.ts';
import { readForm } from '../../../input/read-form.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { answerPage } from '../../../pages/answer-page.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../../second-factor/recovery-codes.ts';
import { changeLogin } from './change-login.ts';
import { confirmationErrors } from './confirm-person.ts';
import { countFactors, pageToReturnTo, securityForm } from './security-form.ts';

const here = '/account/beveiliging';

export function recoveryCodeRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/account/beveiliging/herstelcodes', (c) =>
      answerForm(c, deps, { form: emptyForm(), wanted: c.req.query('terug'), status: 200 }),
    )
    .post('/account/beveiliging/herstelcodes', async (c) => {
      const values = await readForm(c);
      const wanted = values['terug'];
      const errors = await confirmationErrors(c, deps, values);
      if (Object.keys(errors).length > 0)
        return answerForm(c, deps, { form: rejectedForm(values, errors), wanted, status: 422 });
      const { factors } = await securityForm(c, deps, emptyForm(), wanted);
      if (countFactors(factors) === 0) return c.redirect(here, 303);
      const codes = await changeLogin(c, deps, { change: 'recovery_codes_made' }, (transaction) =>
        replaceRecoveryCodes(transaction, signedInPerson(c).id, deps.now()),
      );
      return answerCodes(c, deps, { codes: codes ?? [], notice: null, returnTo: pageToReturnTo(wanted) });
    });
}

/** With the first factor come the codes for when it is lost. Empty for who has some left. */
export async function firstCodes(
  { now }: Dependencies,
  transaction: Database,
  personId: number,
): Promise<readonly string[]> {
  const left = await countRecoveryCodes(transaction, personId);
  return left === null || left === 0 ? replaceRecoveryCodes(transaction, personId, now()) : [];
}

/** What follows on a new factor: the codes that came with it, which are shown this once, or the page about it all. */
export async function answerFirstCodes(
  c: Context<AppEnv>,
  deps: Dependencies,
  codes: readonly string[],
  news: keyof typeof securityTexts.notices,
  wanted: string | undefined,
): Promise<Response> {
  const returnTo = pageToReturnTo(wanted);
  if (codes.length > 0) return answerCodes(c, deps, { codes, notice: securityTexts.notices[news], returnTo });
  const query = new URLSearchParams({ melding: news, ...(returnTo === null ? {} : { terug: returnTo }) });
  return c.redirect(`${here}?${query}`, 303);
}

type Codes = {
  readonly codes: readonly string[];
  readonly notice: string | null;
  readonly returnTo: string | null;
};

function answerCodes(c: Context<AppEnv>, deps: Dependencies, shown: Codes): Promise<Response> {
  return answerPage(c, deps, { name: 'recovery-codes', ...shown }, { cache: 'no-store' });
}

type Shown = {
  readonly form: FormState;
  readonly wanted: string | undefined;
  readonly status: 200 | 422;
};

async function answerForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  { form, wanted, status }: Shown,
): Promise<Response> {
  const { page, factors } = await securityForm(c, deps, form, wanted);
  // They are for who has a second step.
  if (countFactors(factors) === 0) return c.redirect(here, 303);
  const shown = { name: 'new-recovery-codes', ...page, left: factors.recoveryCodesLeft } as const;
  return answerPage(c, deps, shown, { status, cache: 'no-store' });
}

import type { Context } from 'hono';
import type { FormState } from '#contract/form-state.ts';
import { safeReturnTo } from '../../../accounts/return-to.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { type Factors, findFactors } from '../../../second-factor/factors.ts';

/** Where somebody was going when they were sent here first. */
export function pageToReturnTo(wanted: string | undefined): string | null {
  return safeReturnTo(wanted, '') || null;
}

/** What every form behind this page begins with. */
export async function securityForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  form: FormState,
  wanted: string | undefined,
) {
  const factors = await findFactors(deps.database, signedInPerson(c).id);
  const page = {
    form,
    confirmation: { hasPasskey: factors.passkeys.length > 0 },
    returnTo: pageToReturnTo(wanted),
  };
  return { factors, page };
}

export function countFactors({ passkeys, authenticator }: Factors): number {
  return passkeys.length + (authenticator === null ? 0 : 1);
}

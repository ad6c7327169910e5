import type { Context } from 'hono';
import { fieldErrors } from '#text/account/fields.ts';
import { confirmTexts } from '#text/account/security.ts';
import { checkLogin } from '../../../accounts/log-in.ts';
import type { AppEnv, Dependencies } from '../../../app-env.ts';
import type { FormValues } from '../../../input/read-form.ts';
import { loginAttempt } from '../../../middleware/login-attempt.ts';
import { tooMany } from '../../../middleware/rate-limit.ts';
import { noteSecurity } from '../../../middleware/security-log.ts';
import { signedInPerson } from '../../../middleware/session.ts';
import { acceptPasskey } from '../../../second-factor/accept-passkey.ts';

/**
 * R10.2: whoever changes how they log in shows again that it is they, by their password or a passkey. Gives what is
 * wrong. A borrowed screen is no way to try passwords: the limits of logging in hold here too.
 */
export async function confirmationErrors(
  c: Context<AppEnv>,
  deps: Dependencies,
  values: FormValues,
): Promise<Readonly<Record<string, string>>> {
  const error = await findConfirmationError(c, deps, values);
  return error === null ? {} : { currentPassword: error };
}

async function findConfirmationError(
  c: Context<AppEnv>,
  deps: Dependencies,
  values: FormValues,
): Promise<string | null> {
  const { id, email } = signedInPerson(c);
  const sent = values['confirmation'] ?? '';
  if (sent !== '') {
    const asked = { sessionId: c.get('session').id, purpose: 'confirm' } as const;
    const passkey = await acceptPasskey(deps, asked, sent);
    const isTheirs = passkey?.personId === id;
    noteSecurity(c, deps, 'confirm', { outcome: isTheirs ? 'right' : 'wrong' });
    return isTheirs ? null : confirmTexts.passkeyRefused;
  }
  const password = values['currentPassword'] ?? '';
  if (password === '') return fieldErrors.required;
  const attempt = loginAttempt(c, deps, { email, password });
  const outcome = await checkLogin(deps, attempt);
  noteSecurity(c, deps, 'confirm', { outcome: outcome.kind === 'welcome' ? 'right' : outcome.kind });
  if (outcome.kind === 'too-many') throw tooMany(outcome.windowEndsAt, attempt.now);
  return outcome.kind === 'wrong' ? fieldErrors.currentPassword : null;
}

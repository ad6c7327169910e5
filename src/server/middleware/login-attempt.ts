import type { Context } from 'hono';
import type { LoginOrigin } from '../accounts/failed-logins.ts';
import type { LoginAttempt } from '../accounts/log-in.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { clientAddress, networkOf } from './client-address.ts';

type Deps = Pick<Dependencies, 'settings' | 'now'>;

/** A password that came with this request. */
export function loginAttempt(
  c: Context<AppEnv>,
  deps: Deps,
  { email, password }: Pick<LoginAttempt, 'email' | 'password'>,
): LoginAttempt {
  const origin = loginOrigin(c, deps);
  return { ...origin, email, password, network: networkOf(origin.address) };
}

export function loginOrigin(c: Context<AppEnv>, { settings, now }: Deps): LoginOrigin {
  return { address: clientAddress(c, settings), requestId: c.get('requestId'), now: now() };
}

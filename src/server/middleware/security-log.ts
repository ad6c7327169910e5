import type { Context } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { withoutSecrets } from '../log/without-secrets.ts';
import { clientAddress } from './client-address.ts';

/**
 * R15.5: what of security stands in the log, under the name it has there in `event`. Whatever changes a login is in the
 * logbook besides. docs/security-book.md lists these.
 */
export const securityEvents = {
  login: 'a password at the login form: welcome, wrong or too many',
  'second-step': 'a code after the password: welcome, wrong, used before, shut out',
  'passkey-login': 'a passkey: welcome or wrong',
  confirm:
    'a password or passkey asked again before a change of how somebody logs in: right, wrong or too many',
  'reset-asked': 'a link to choose a new password was asked for; never for which address',
  'reset-used': 'such a link or an invitation was followed: a password was chosen, or the link was over',
  logout: 'somebody logged out',
  forbidden: 'somebody logged in asked for what their role may not, and which right it was',
  csrf: 'a form or call without the token of its session, or from another site',
  'too-many': 'a limit was passed, or there was no room',
  refused: 'a request that no page or script of ours makes: unreadable, too large, of an unknown kind',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

// What happens all day long; the rest is worth waking up for when it comes often.
const usual: ReadonlySet<string> = new Set(['welcome', 'right', 'done']);

/** One line with when, from where, who, what and how it ended: an investigation begins here. */
export function noteSecurity(
  c: Context<AppEnv>,
  { settings }: Pick<Dependencies, 'settings'>,
  event: SecurityEvent,
  details: { readonly outcome: string; readonly personId?: number | null; readonly right?: string },
): void {
  const level = usual.has(details.outcome) ? 'info' : 'warn';
  const line = {
    event,
    ...whoAsks(c),
    ...details,
    address: clientAddress(c, settings),
    method: c.req.method,
    path: withoutSecrets(c.req.path),
  };
  c.get('log')[level](line, 'security');
}

/** By number: names and addresses are looked up by who may. Nothing for visitors, and before anybody is known. */
export function whoAsks(c: Context<AppEnv>): { readonly personId?: number; readonly staffId?: number } {
  const session: AppEnv['Variables']['session'] | undefined = c.get('session');
  if (session === undefined || session.person === null) return {};
  const { person, behalf } = session;
  return { personId: person.id, ...(behalf !== null && { staffId: behalf.staff.id }) };
}

import type { Context } from 'hono';
import type { Actor } from '#domain/logbook/entry.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies, SignedInPerson } from '../app-env.ts';
import { Refusal } from '../errors.ts';
import { clientAddress } from './client-address.ts';
import { staffAtWork } from './staff-at-work.ts';

type Settings = Pick<Dependencies, 'settings'>;

/** Who asks for what this request changes, for the logbook. */
export function actorOf(c: Context<AppEnv>, deps: Settings): Actor {
  const { person } = c.get('session');
  if (person === null) throw new Refusal(401, callErrors.notLoggedIn);
  const staff = staffAtWork(c);
  return staff === null ? actorAs(c, deps, person) : { ...actorAs(c, deps, staff), behalfOf: person.id };
}

/** For somebody who is not logged in, and whom a link or a password has made known. */
export function actorAs(
  c: Context<AppEnv>,
  { settings }: Settings,
  { id, name, role }: Pick<SignedInPerson, 'id' | 'name' | 'role'>,
): Actor {
  return {
    personId: id,
    name,
    role,
    behalfOf: null,
    address: clientAddress(c, settings),
    requestId: c.get('requestId'),
  };
}

import { may } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';

/** Where somebody begins who came to log in and for nothing else. */
export function landingOf(role: Role): string {
  return may(role, 'open_office') ? '/beheer' : '/account';
}

import { may } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';
import type { Database } from '../database/database.ts';
import { findPerson } from './people.ts';

/** Where somebody begins who came to log in and for nothing else. */
export function landingOf(role: Role): string {
  return may(role, 'open_office') ? '/beheer' : '/account';
}

export async function landingFor(database: Database, personId: number): Promise<string> {
  const person = await findPerson(database, personId);
  return person === null ? '/account' : landingOf(person.role);
}

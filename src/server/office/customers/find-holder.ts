import { customerFormTexts } from '#text/staff/customer-forms.ts';
import { findPersonByEmail } from '../../accounts/people.ts';
import type { Database } from '../../database/database.ts';

type Holder = { readonly id: number; readonly company: string };

/** Who has an e-mail address that somebody wants to give to another: told plainly, for staff may know. */
export async function findHolder(
  database: Database,
  email: string,
): Promise<{ readonly error: string; readonly taken: Holder | null }> {
  const person = await findPersonByEmail(database, email);
  if (person === null) return { error: customerFormTexts.emailTaken, taken: null };
  if (person.company.isShop) return { error: customerFormTexts.emailOfStaff(person.name), taken: null };
  const { id, name } = person.company;
  return { error: customerFormTexts.emailOf(person.name, name), taken: { id, company: name } };
}

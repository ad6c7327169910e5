import { eq } from 'drizzle-orm';
import { isStaffRole } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { changePerson } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { recordChange } from '../second-factor/record-change.ts';

type Details = {
  readonly name: string;
  // Only where the person has shown again that it is they.
  readonly phone?: string;
};

/**
 * R10.3: staff are known by their name, so that another one is told with the former. What customers are called is theirs. By
 * their number somebody is called back who has lost every way in: another one is told as what changes a login is.
 */
export async function changeOwnDetails(
  deps: Pick<Dependencies, 'jobs' | 'settings' | 'now'>,
  transaction: Database,
  personId: number,
  { name, phone }: Details,
  actor: Actor,
): Promise<void> {
  const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for('update');
  if (person === undefined) return;
  await changePerson(transaction, personId, { name, ...(phone !== undefined && { phone }) }, deps.now());
  if (isStaffRole(person.role) && person.name !== name) {
    const subject = { kind: 'person', id: personId, name: person.name } as const;
    const entry = {
      action: 'details_changed',
      subject,
      before: { name: person.name },
      after: { name },
    } as const;
    await writeLogbook(transaction, actor, entry, deps.now());
  }
  if (phone === undefined || phone === person.phone) return;
  const values = { before: { phone: person.phone }, after: { phone } };
  await recordChange(deps, transaction, { person, change: 'phone_changed', actor, ...values });
}

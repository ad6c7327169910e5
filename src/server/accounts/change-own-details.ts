import { eq } from 'drizzle-orm';
import { isStaffRole } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import { people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { changePerson } from './people.ts';

type Details = { readonly name: string; readonly phone: string };

/** R10.3: staff are known by their name, so that another one is told with the former. What customers are called is theirs. */
export function changeOwnDetails(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  personId: number,
  wanted: Details,
  actor: Actor,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [person] = await transaction.select().from(people).where(eq(people.id, personId)).for('update');
    if (person === undefined) return;
    await changePerson(transaction, personId, wanted, now());
    const changed = (['name', 'phone'] as const).filter((field) => person[field] !== wanted[field]);
    if (!isStaffRole(person.role) || changed.length === 0) return;
    const of = (details: Details) => Object.fromEntries(changed.map((field) => [field, details[field]]));
    const subject = { kind: 'person', id: personId, name: person.name } as const;
    const entry = { action: 'details_changed', subject, before: of(person), after: of(wanted) } as const;
    await writeLogbook(transaction, actor, entry, now());
  });
}

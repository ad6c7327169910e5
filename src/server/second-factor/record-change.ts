import { randomUUID } from 'node:crypto';
import type { Actor, Values } from '#domain/logbook/entry.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { type LoginChange, securityMailTexts } from '#text/mails/security-mails.ts';
import type { Person } from '../accounts/people.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail } from '../mail/outbox.ts';

type Told = Pick<Dependencies, 'jobs' | 'settings' | 'now'>;

type Change = {
  readonly person: Pick<Person, 'id' | 'name' | 'email'>;
  readonly change: LoginChange;
  readonly actor: Actor;
  readonly before?: Values;
  readonly after?: Values;
};

/** R10.2 R10.3: in the transaction of the change itself, a row in the logbook and a mail to whose login it is. */
export async function recordChange(
  deps: Told,
  transaction: Database,
  { person, change, actor, ...values }: Change,
): Promise<void> {
  const subject = { kind: 'person', id: person.id, name: person.name } as const;
  await writeLogbook(transaction, actor, { action: change, subject, ...values }, deps.now());
  await tellChange(deps, transaction, person, change);
}

/** The mail alone, for what stands in the logbook by another word. */
export async function tellChange(
  { jobs, settings, now }: Told,
  transaction: Database,
  person: Change['person'],
  change: LoginChange,
): Promise<void> {
  await queueMail(transaction, jobs, {
    // Every change is told, also two at the same moment.
    dedupeKey: `${change}:${person.id}:${randomUUID()}`,
    recipient: person.email,
    text: securityMailTexts.loginChanged(change, {
      name: person.name,
      at: formatDateTime(now()),
      link: `${settings.publicUrl}/wachtwoord-vergeten`,
    }),
  });
}

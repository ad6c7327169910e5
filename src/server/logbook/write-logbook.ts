import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import type { Database } from '../database/database.ts';
import { logbook } from '../database/schema/logbook.ts';

/** The owner at the command line of the machine itself. */
export const commandActor: Actor = {
  personId: null,
  name: 'npm run shop',
  role: 'command',
  behalfOf: null,
  address: '',
  requestId: null,
};

/** What the shop does by itself, when its time has come. */
export const shopActor: Actor = { ...commandActor, name: 'Maathor', role: 'shop' };

/** R10.3: in the transaction of what it tells of, so that neither is there without the other. */
export async function writeLogbook(
  transaction: Database,
  actor: Actor,
  { action, subject, before, after }: LogbookEntry,
  now: Date,
): Promise<void> {
  const secret = Object.keys({ ...before, ...after }).find((field) =>
    /password|token|secret|hash|^code$/i.test(field),
  );
  if (secret !== undefined) throw new Error(`${secret} does not belong in the logbook`);
  await transaction.insert(logbook).values({
    at: now,
    personId: actor.personId,
    personName: actor.name,
    personRole: actor.role,
    behalfOf: actor.behalfOf,
    address: actor.address,
    requestId: actor.requestId,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject === null ? null : String(subject.id),
    subjectName: subject?.name ?? '',
    before: before ?? null,
    after: after ?? null,
  });
}

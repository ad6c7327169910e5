import type { Context } from 'hono';
import type { LogbookAction } from '#domain/logbook/entry.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { actorOf } from './actor.ts';
import { signedInPerson } from './session.ts';
import { staffAtWork } from './staff-at-work.ts';

type Deps = Pick<Dependencies, 'database' | 'settings' | 'now'>;

type Change<Outcome> = {
  readonly action: Extract<LogbookAction, `${string}_on_behalf`>;
  // Which change of that kind it is.
  readonly what: string;
  readonly change: (database: Database) => Promise<Outcome>;
  // Whether anything was changed; 'false' is what nothing is called otherwise.
  readonly isDone?: (outcome: Outcome) => boolean;
};

/**
 * R10.4: what staff change for a customer stands in the logbook, in the transaction that changes it. What customers change
 * themselves is theirs: for them it is the change alone.
 */
export function changeForCustomer<Outcome>(
  c: Context<AppEnv>,
  deps: Deps,
  { action, what, change, isDone = (outcome) => outcome !== false }: Change<Outcome>,
): Promise<Outcome> {
  if (staffAtWork(c) === null) return change(deps.database);
  const { id, name } = signedInPerson(c);
  return deps.database.transaction(async (transaction) => {
    const outcome = await change(transaction);
    const entry = { action, subject: { kind: 'person', id, name }, after: { what } } as const;
    if (isDone(outcome)) await writeLogbook(transaction, actorOf(c, deps), entry, deps.now());
    return outcome;
  });
}

/** The same for a wing whose changes are all of one kind: told apart by what they are. */
export function changesForCustomer(deps: Deps, action: Change<unknown>['action']) {
  return <Outcome>(
    c: Context<AppEnv>,
    what: string,
    change: Change<Outcome>['change'],
    isDone?: (outcome: Outcome) => boolean,
  ): Promise<Outcome> => changeForCustomer(c, deps, { action, what, change, ...(isDone && { isDone }) });
}

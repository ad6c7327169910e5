import type { Context } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { actorOf } from './actor.ts';
import { type BehalfAction, contentsOf } from './contents-of.ts';
import { signedInPerson } from './session.ts';
import { staffAtWork } from './staff-at-work.ts';

type Deps = Pick<Dependencies, 'database' | 'settings' | 'now'>;

type Change<Outcome> = {
  readonly action: BehalfAction;
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
  const person = signedInPerson(c);
  const subject = { kind: 'person', id: person.id, name: person.name } as const;
  return deps.database.transaction(async (transaction) => {
    const former = await contentsOf(action, transaction, person);
    const outcome = await change(transaction);
    if (!isDone(outcome)) return outcome;
    const present = await contentsOf(action, transaction, person);
    const [gone, come] = [without(former, present), without(present, former)];
    const entry = {
      action,
      subject,
      ...(gone.length > 0 && { before: { contents: told(gone) } }),
      after: { what, ...(come.length > 0 && { contents: told(come) }) },
    };
    await writeLogbook(transaction, actorOf(c, deps), entry, deps.now());
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

// Each as often as it is there: of two lines that are alike one may have gone.
function without(all: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const longest = 2000;

function told(lines: readonly string[]): string {
  const text = lines.join('; ');
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

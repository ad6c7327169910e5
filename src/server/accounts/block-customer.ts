import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor, LogbookAction } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies, people, sessions } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/** A whole company, or one of its people. */
export type BlockSubject = { readonly companyId: number; readonly personId: number | null };

export type BlockOutcome = 'done' | 'unchanged' | 'unknown';

/**
 * Ends every login at once and keeps new ones out; whatever they have stays where it is. Unlike among the staff, also of
 * the last owner: it is not their own choice. A link to a password opens nothing meanwhile, and may again afterwards.
 */
export function blockCustomer(
  deps: Deps,
  subject: BlockSubject,
  reason: string,
  actor: Actor,
): Promise<BlockOutcome> {
  return change(deps, subject, actor, { blockedAt: deps.now(), blockedReason: reason });
}

/** Who logged in at the very moment of the block has a login too, which is not to come back to life. */
export function unblockCustomer(deps: Deps, subject: BlockSubject, actor: Actor): Promise<BlockOutcome> {
  return change(deps, subject, actor, { blockedAt: null, blockedReason: '' });
}

type Block = { readonly blockedAt: Date | null; readonly blockedReason: string };

function change(
  { database, now }: Deps,
  { companyId, personId }: BlockSubject,
  actor: Actor,
  block: Block,
): Promise<BlockOutcome> {
  return database.transaction(async (transaction) => {
    const [company] = await transaction
      .select()
      .from(companies)
      .where(and(eq(companies.id, companyId), eq(companies.isShop, false)))
      .for('update');
    if (company === undefined) return 'unknown';
    const person = personId === null ? null : await findMember(transaction, companyId, personId);
    if (person === undefined) return 'unknown';
    const before = person ?? company;
    if ((before.blockedAt === null) === (block.blockedAt === null)) return 'unchanged';
    const set = { ...block, updatedAt: now() };
    if (person === null) await transaction.update(companies).set(set).where(eq(companies.id, companyId));
    else await transaction.update(people).set(set).where(eq(people.id, person.id));
    await endLogins(transaction, companyId, person?.id ?? null);
    const kind = person === null ? ('company' as const) : ('person' as const);
    const reason = block.blockedAt === null ? before.blockedReason : block.blockedReason;
    const values = reason === '' ? {} : { [block.blockedAt === null ? 'before' : 'after']: { reason } };
    const action = actions[kind][block.blockedAt === null ? 'unblocked' : 'blocked'];
    const subject = { kind, id: before.id, name: before.name };
    await writeLogbook(transaction, actor, { action, subject, ...values }, now());
    return 'done';
  });
}

const actions = {
  company: { blocked: 'company_blocked', unblocked: 'company_unblocked' },
  person: { blocked: 'person_blocked', unblocked: 'person_unblocked' },
} as const satisfies Record<string, Record<string, LogbookAction>>;

async function findMember(transaction: Database, companyId: number, personId: number) {
  const [person] = await transaction
    .select()
    .from(people)
    .where(and(eq(people.id, personId), eq(people.companyId, companyId), isNull(people.removedAt)))
    .for('update');
  return person;
}

async function endLogins(transaction: Database, companyId: number, personId: number | null): Promise<void> {
  const everybody = transaction.select({ id: people.id }).from(people).where(eq(people.companyId, companyId));
  await transaction
    .delete(sessions)
    .where(personId === null ? inArray(sessions.personId, everybody) : eq(sessions.personId, personId));
}

import { eq } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people, sessions } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { hashToken } from '../secrets/tokens.ts';
import { findPerson, isShutOut } from './people.ts';

type Deps = Pick<Dependencies, 'database' | 'now'>;

/** Why working for a customer ended: 'over' by the hour, by a block or by a right that was taken away. */
export type BehalfEnd = 'stopped' | 'logged_out' | 'over' | 'another';

/** Whether there is somebody to work for: 'shut-out' is blocked, 'unknown' also who has left. */
export type BehalfBegun = 'begun' | 'colleague' | 'shut-out' | 'unknown';

export function beginBehalf(
  { database, now }: Deps,
  sessionId: string,
  actor: Actor,
  { personId, companyId }: { readonly personId: number; readonly companyId: number },
): Promise<BehalfBegun> {
  return database.transaction(async (transaction): Promise<BehalfBegun> => {
    const held = await lockSession(transaction, sessionId);
    const customer = await findPerson(transaction, personId);
    if (held === null || customer === null || customer.companyId !== companyId) return 'unknown';
    if (customer.company.isShop) return 'colleague';
    if (isShutOut(customer)) return 'shut-out';
    // A double click.
    if (held.behalfOf === customer.id) return 'begun';
    await endHeld(transaction, held, actor, 'another', now());
    await transaction
      .update(sessions)
      .set({ behalfOf: customer.id, behalfSince: now() })
      .where(eq(sessions.id, held.id));
    const subject = { kind: 'person', id: customer.id, name: customer.name } as const;
    const entry = { action: 'behalf_begun', subject, after: { company: customer.company.name } } as const;
    await writeLogbook(transaction, { ...actor, behalfOf: customer.id }, entry, now());
    return 'begun';
  });
}

/** Of two that come at once, one finds it begun and writes that it ended. */
export async function endBehalf(
  { database, now }: Deps,
  sessionId: string,
  actor: Actor,
  reason: BehalfEnd,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const held = await lockSession(transaction, sessionId);
    if (held !== null) await endHeld(transaction, held, actor, reason, now());
  });
}

type HeldSession = { readonly id: number; readonly behalfOf: number | null };

async function lockSession(transaction: Database, sessionId: string): Promise<HeldSession | null> {
  const [held] = await transaction
    .select({ id: sessions.id, behalfOf: sessions.behalfOf })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(sessionId)))
    .for('update');
  return held ?? null;
}

async function endHeld(
  transaction: Database,
  { id, behalfOf }: HeldSession,
  actor: Actor,
  reason: BehalfEnd,
  now: Date,
): Promise<void> {
  if (behalfOf === null) return;
  await transaction.update(sessions).set({ behalfOf: null, behalfSince: null }).where(eq(sessions.id, id));
  // Also of somebody who has left meanwhile.
  const [customer] = await transaction
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, behalfOf));
  const subject = { kind: 'person', id: behalfOf, name: customer?.name ?? '' } as const;
  const entry = { action: 'behalf_ended', subject, after: { end: reason } } as const;
  await writeLogbook(transaction, { ...actor, behalfOf }, entry, now);
}

import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { authenticators } from '../database/schema/second-factor.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { Settings } from '../settings/env.ts';
import { findStep, type Step } from './authenticator-codes.ts';

type Secrets = Pick<Settings, 'sessionSecret'>;

export type Authenticator = typeof authenticators.$inferSelect;

export async function findAuthenticator(database: Database, personId: number): Promise<Authenticator | null> {
  const [found] = await database.select().from(authenticators).where(eq(authenticators.personId, personId));
  return found ?? null;
}

/** With the step of the code that proved it: that code opens nothing any more. False when there was one already. */
export async function addAuthenticator(
  database: Database,
  settings: Secrets,
  personId: number,
  { secret, step, now }: { readonly secret: string; readonly step: Step; readonly now: Date },
): Promise<boolean> {
  const sealedSecret = seal(settings.sessionSecret, contextOf(personId), secret);
  const added = await database
    .insert(authenticators)
    .values({ personId, sealedSecret, lastStep: step, createdAt: now })
    .onConflictDoNothing()
    .returning({ personId: authenticators.personId });
  return added.length === 1;
}

export async function removeAuthenticator(database: Database, personId: number): Promise<boolean> {
  const removed = await database
    .delete(authenticators)
    .where(eq(authenticators.personId, personId))
    .returning({ personId: authenticators.personId });
  return removed.length === 1;
}

/**
 * Right once: the step is taken in the statement that looks whether it is still free, so that of the same code sent
 * twice one is right.
 */
export async function takeAuthenticatorCode(
  database: Database,
  settings: Secrets,
  personId: number,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'used'> {
  const authenticator = await findAuthenticator(database, personId);
  if (authenticator === null) return 'wrong';
  // Null when the shop has got another secret since: then only another way in is left.
  const secret = unseal(settings.sessionSecret, contextOf(personId), authenticator.sealedSecret);
  const step = secret === null ? null : findStep(secret, code, now);
  if (step === null) return 'wrong';
  const taken = await database
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(authenticators.personId, personId), lt(authenticators.lastStep, step)))
    .returning({ personId: authenticators.personId });
  return taken.length === 1 ? 'right' : 'used';
}

const setupLifetime = 60 * 60 * 1000;

/** What the form brings back: nothing is stored for who only looks at the page. */
export function sealSetup(settings: Secrets, personId: number, secret: string, now: Date): string {
  return seal(settings.sessionSecret, setupContextOf(personId), `${now.getTime() + setupLifetime} ${secret}`);
}

/** Null for what is too old, or was made for somebody else. */
export function openSetup(settings: Secrets, personId: number, sealed: string, now: Date): string | null {
  const [until, secret] = unseal(settings.sessionSecret, setupContextOf(personId), sealed)?.split(' ') ?? [];
  return secret === undefined || Number(until) < now.getTime() ? null : secret;
}

/** What its secret is sealed for. */
export function contextOf(personId: number): string {
  return `authenticator:${personId}`;
}

function setupContextOf(personId: number): string {
  return `authenticator-setup:${personId}`;
}

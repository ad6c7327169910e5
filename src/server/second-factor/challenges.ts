import { and, eq, gt, lt } from 'drizzle-orm';
import type { NewPasskey, UsedPasskey } from '#contract/passkey-call.ts';
import type { Database } from '../database/database.ts';
import { deleteInPieces } from '../database/delete-in-pieces.ts';
import { passkeyChallenges } from '../database/schema/second-factor.ts';
import { hashToken } from '../secrets/tokens.ts';

const lifetime = 5 * 60 * 1000;

export type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

type Asked = {
  readonly sessionId: string;
  readonly purpose: Purpose;
  // Null before anybody is known.
  readonly personId: number | null;
};

export async function keepChallenge(
  database: Database,
  { sessionId, purpose, personId }: Asked,
  challenge: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifetime);
  await database
    .insert(passkeyChallenges)
    .values({ challenge, holder: hashToken(sessionId), purpose, personId, expiresAt });
}

export type TakenChallenge = { readonly challenge: string; readonly personId: number | null };

/** Of two answers to the same challenge one gets it. Null for one this session did not ask for, or too long ago. */
export async function takeChallenge(
  database: Database,
  { sessionId, purpose }: Omit<Asked, 'personId'>,
  { response: { clientDataJSON } }: NewPasskey | UsedPasskey,
  now: Date,
): Promise<TakenChallenge | null> {
  const answered = challengeIn(clientDataJSON);
  if (answered === null) return null;
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, answered),
        eq(passkeyChallenges.holder, hashToken(sessionId)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge, personId: passkeyChallenges.personId });
  return taken ?? null;
}

export async function removeOldChallenges(database: Database, now: Date): Promise<void> {
  await deleteInPieces(database, passkeyChallenges, lt(passkeyChallenges.expiresAt, now));
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

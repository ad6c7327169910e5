import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../app-env.ts';
import { quotes, quoteVersions } from '../../database/schema/quotes.ts';
import { tellAccepted, tellRefused } from '../sending/tell-answers.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import { lockLink } from './find-link.ts';

export type AnswerDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>;

/** `closed`: somebody answered before, its last day is over, or there is a newer version: nothing is changed. */
export type Answered = 'done' | 'closed' | 'unknown';

type Answer = {
  readonly answer: 'accepted' | 'refused';
  readonly name: string;
  /** Where it came from. */
  readonly address: string;
  readonly reason: string;
  /** Who was logged in on the screen on which it was given: a dealer who hands over a phone. Null for everybody else. */
  readonly personId: number | null;
};

/** R13.3: in the name of whoever holds the link. */
export function acceptQuote(
  deps: AnswerDependencies,
  token: string,
  given: Pick<Answer, 'name' | 'address' | 'personId'>,
): Promise<Answered> {
  return answerQuote(deps, token, { ...given, answer: 'accepted', reason: '' });
}

export function refuseQuote(
  deps: AnswerDependencies,
  token: string,
  given: Pick<Answer, 'reason' | 'address' | 'personId'>,
): Promise<Answered> {
  return answerQuote(deps, token, { ...given, answer: 'refused', name: '' });
}

function answerQuote(
  deps: AnswerDependencies,
  token: string,
  { answer, name, address, reason, personId }: Answer,
): Promise<Answered> {
  return deps.database.transaction(async (transaction): Promise<Answered> => {
    const link = await lockLink(transaction, token, deps.now);
    if (link === null) return 'unknown';
    if (link.standing !== 'open') return 'closed';
    const { id, quoteId, version } = link.version;
    const answeredAt = deps.now();
    const given = { answer, answeredAt, answeredName: name, answeredAddress: address, answerReason: reason };
    await transaction.update(quoteVersions).set(given).where(eq(quoteVersions.id, id));
    await transaction
      .update(quotes)
      .set({ state: answer, answeredAt, updatedAt: answeredAt })
      .where(eq(quotes.id, quoteId));
    const text = answer === 'accepted' ? name : reason;
    await writeQuoteEvent(transaction, { quoteId, version, kind: answer, text, personId }, answeredAt);
    if (answer === 'accepted') await tellAccepted(deps, transaction, link.version, { name, at: answeredAt });
    else await tellRefused(deps, transaction, link.version, { reason, at: answeredAt });
    return 'done';
  });
}

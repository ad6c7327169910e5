import type { Session } from '../app-env.ts';

/**
 * What a call that only reads may rely on without asking the database: who was logged in less than a second ago. Pages,
 * forms and calls that write never do, and forget it, so that a change of one's own shows in the very next call.
 */
export type RecentSessions = {
  readonly find: (sessionId: string) => Session | null;
  readonly keep: (sessionId: string, session: Session) => void;
  readonly forget: (sessionId: string) => void;
};

const maxAge = 1000;
// A session costs a kilobyte, or ten with the discounts of its company; past this many, all are read anew.
const maxKept = 2000;

export function createRecentSessions(steady: () => number = () => performance.now()): RecentSessions {
  const kept = new Map<string, { readonly session: Session; readonly at: number }>();
  return {
    find: (sessionId) => {
      const found = kept.get(sessionId);
      return found !== undefined && steady() - found.at < maxAge ? found.session : null;
    },
    keep: (sessionId, session) => {
      if (kept.size >= maxKept) kept.clear();
      kept.set(sessionId, { session, at: steady() });
    },
    forget: (sessionId) => {
      kept.delete(sessionId);
    },
  };
}

import type { Database } from '../database/database.ts';
import { outsideCalls } from '../database/schema/outside-calls.ts';

/** Sends a request to somebody outside. */
export type Send = (request: Request) => Promise<Response>;

type Noting = { readonly name: 'payments'; readonly database: Database; readonly now: () => Date };

// Staff look at minutes. A row that every call writes would make calls wait for one another.
const atMostEveryMs = 30_000;

/** R15.6: keeps when somebody outside answered last, and when not, for whoever looks at the shop from outside. */
export function noteAnswers({ name, database, now }: Noting): (send: Send) => Send {
  const noted = { goodAt: 0, badAt: 0 };

  function note(which: 'goodAt' | 'badAt'): void {
    const at = now();
    const other = which === 'goodAt' ? 'badAt' : 'goodAt';
    // What changes is always told.
    const isChange = noted[other] >= noted[which];
    if (!isChange && Math.abs(at.getTime() - noted[which]) < atMostEveryMs) return;
    noted[which] = at.getTime();
    const values = { [which]: at };
    // Nobody waits for it: a payment is not held up by what is told about it.
    database
      .insert(outsideCalls)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: outsideCalls.name, set: values })
      .catch(() => undefined);
  }

  return (send) => async (request) => {
    try {
      const answer = await send(request);
      note(isGood(answer.status) ? 'goodAt' : 'badAt');
      return answer;
    } catch (error) {
      note('badAt');
      throw error;
    }
  };
}

// A refusal is an answer; a key that is not accepted, a limit or a fault of theirs keeps everybody from paying.
function isGood(status: number): boolean {
  return status < 500 && status !== 401 && status !== 403 && status !== 429;
}

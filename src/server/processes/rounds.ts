import type { FromWorker, ToWorker } from './messages.ts';

type Ask = Extract<FromWorker, { kind: 'ask' }>;
type Answer = Extract<FromWorker, { kind: 'answer' }>;

/** One that serves, as far as a round concerns it. */
type Member = { readonly tell: (message: ToWorker) => void };

type Round<M> = { readonly missing: Set<M>; readonly answers: Map<M, unknown>; readonly end: () => void };

// As long as a session is trusted (decision 010): who has not answered by then has forgotten it too.
const maxWaitMs = 1000;

/** Passes a question of one on to all of them, and their answers back. */
export function createRounds<M extends Member>(
  members: ReadonlySet<M>,
  // What is answered in the end: who is gone may have left something behind.
  finish: (topic: Ask['topic'], answers: ReadonlyMap<M, unknown>) => Promise<readonly unknown[]>,
) {
  const open = new Map<number, Round<M>>();
  let rounds = 0;

  const settle = (id: number, round: Round<M>) => {
    if (round.missing.size === 0 && open.delete(id)) round.end();
  };

  return {
    ask: (asker: M, { id, topic, question }: Ask): void => {
      rounds += 1;
      const number = rounds;
      const answers = new Map<M, unknown>();
      const end = async () => {
        clearTimeout(limit);
        open.delete(number);
        asker.tell({ kind: 'answers', id, answers: [...(await finish(topic, answers))] });
      };
      const limit = setTimeout(() => void end(), maxWaitMs);
      open.set(number, { missing: new Set(members), answers, end: () => void end() });
      for (const member of members) member.tell({ kind: 'question', id: number, topic, question });
    },
    answer: (member: M, { id, answer }: Answer): void => {
      const round = open.get(id);
      if (round === undefined || !round.missing.delete(member)) return;
      round.answers.set(member, answer);
      settle(id, round);
    },
    left: (member: M): void => {
      for (const [id, round] of open) {
        round.missing.delete(member);
        settle(id, round);
      }
    },
  };
}

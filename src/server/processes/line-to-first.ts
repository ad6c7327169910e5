import { type Begin, type FromWorker, toWorker } from './messages.ts';
import type { Siblings, Topic } from './siblings.ts';

export type LineToFirst = {
  readonly begun: Promise<Begin>;
  readonly tell: (message: FromWorker) => void;
  readonly siblings: Siblings;
};

/** The end of the line on which a serving process hears from the first one, and through it from the others. */
export function lineToFirst(): LineToFirst {
  const begun = Promise.withResolvers<Begin>();
  const replies = new Map<Topic, (question: string) => unknown>();
  const waiting = new Map<number, (answers: readonly unknown[]) => void>();
  let asks = 0;

  // Who is gone hears nothing; that it is gone is heard by 'disconnect'.
  const tell = (message: FromWorker) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
  };
  const end = (id: number, answers: readonly unknown[]) => {
    waiting.get(id)?.(answers);
    waiting.delete(id);
  };

  process.on('message', async (given) => {
    const message = toWorker.parse(given);
    if (message.kind === 'begin') return begun.resolve(message);
    if (message.kind === 'answers') return end(message.id, message.answers);
    const answer = await replies.get(message.topic)?.(message.question);
    tell({ kind: 'answer', id: message.id, answer: answer ?? null });
  });
  process.once('disconnect', () => {
    for (const id of waiting.keys()) end(id, []);
  });

  return {
    begun: begun.promise,
    tell,
    siblings: {
      reply: (topic, reply) => void replies.set(topic, reply),
      ask: (topic, question = '') => {
        if (!process.connected) return Promise.resolve([]);
        asks += 1;
        const id = asks;
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          tell({ kind: 'ask', id, topic, question });
        });
      },
    },
  };
}

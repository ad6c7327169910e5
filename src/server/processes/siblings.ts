/**
 * What is asked of all processes that serve under one start, of whoever asks too. 'session': forget the one with this id, which
 * has changed. 'metrics': what have you counted?
 */
export type Topic = 'session' | 'metrics';

export type Siblings = {
  readonly reply: (topic: Topic, reply: (question: string) => unknown) => void;
  // What was answered within a second: one that dies or hangs keeps nobody else waiting.
  readonly ask: (topic: Topic, question?: string) => Promise<readonly unknown[]>;
};

/** Of a process that serves by itself. */
export const alone: Siblings = { reply: () => undefined, ask: () => Promise.resolve([]) };

/** A program of its own that does one task after another, on a thread or in a process. */
export type Helper = {
  // Rejects when it fails or ends before it has answered; whatever it would say later is heard by nobody.
  readonly ask: (task: unknown, signal: AbortSignal) => Promise<unknown>;
  readonly onEnd: (listener: () => void) => void;
  // Whether it keeps a process from ending that wants to.
  readonly hold: () => void;
  readonly release: () => void;
  readonly end: () => void;
};

/** How one is started. */
export type StartHelper = (program: URL, maxHeapMb: number) => Helper;

import { constants, setPriority } from 'node:os';
import { z } from 'zod';

const asked = z.object({ task: z.unknown() });

/** For a program that `startProcess` starts: does what it is asked until whoever started it is gone. */
export function answerTasks<Task>(work: (task: Task) => Promise<unknown>): void {
  // Where cores are short, whoever waits for a page goes before a sheet of hundreds.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // A terminal and a service manager tell all of them to stop; the shop still waits for what it has asked.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.on('message', async (message) => {
    // What the shop sends is what its types say.
    const { task } = asked.parse(message) as { task: Task };
    const reply = await work(task).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
    // Whoever asked may have been killed: that is told by who replaces it.
    process.send?.(reply, undefined, undefined, () => undefined);
  });
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Helper } from './helper.ts';

const reply = z.union([z.object({ answer: z.unknown() }), z.object({ failure: z.string() })]);

/**
 * For what takes much memory, whose program answers with `answerTasks`: what it has held goes back to the machine with it, and
 * never counts beside what the shop holds.
 */
export function startProcess(program: URL, maxHeapMb: number): Helper {
  const child = fork(fileURLToPath(program), [], {
    // As it is: bytes stay bytes.
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=4'],
  });
  // It cannot be started or spoken to: who waits hears that it ended.
  child.on('error', () => child.kill('SIGKILL'));
  return {
    ask: async (task, signal) => {
      const said = once(child, 'message', { signal });
      const ended = once(child, 'exit', { signal }).then(() => {
        throw new Error('a process ended before it had answered');
      });
      for (const one of [said, ended]) one.catch(() => undefined);
      child.send({ task });
      const [message]: readonly unknown[] = await Promise.race([said, ended]);
      const told = reply.parse(message);
      if ('failure' in told) throw new Error(told.failure);
      return told.answer;
    },
    onEnd: (listener) => child.once('exit', listener),
    hold: () => {
      child.ref();
      child.channel?.ref();
    },
    release: () => {
      child.unref();
      child.channel?.unref();
    },
    end: () => child.kill('SIGKILL'),
  };
}

import type { Page } from '@playwright/test';
import { z } from 'zod';

/** Milliseconds of the longest task: by the clock, and of the processor alone, which a busy machine leaves as it is. */
export type Task = { readonly clock: number; readonly processor: number };

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ph: z.string(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
  args: z.object({ name: z.unknown() }).partial().default({}),
});

type TraceEvent = z.infer<typeof event>;

const categories = ['toplevel', 'devtools.timeline'];

/**
 * Which task of a page's own held it up longest while somebody acts. Acting is done by mouse and keys: what looks for
 * elements runs in the page as well, and such a task of the driver has neither script nor events of the page in it.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<Task> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const one of value) {
      const { success, data } = event.safeParse(one);
      if (success) events.push(data);
    }
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
  });
  const end = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await end;
  await devtools.detach();
  return longest(events);
}

function longest(events: readonly TraceEvent[]): Task {
  const own = events.filter(({ name }) => ['FunctionCall', 'EventDispatch', 'Paint'].includes(name));
  const [script] = own;
  const tasks = events.filter(
    (task) =>
      task.name.endsWith('RunTask') &&
      task.ph === 'X' &&
      task.pid === script?.pid &&
      task.tid === script.tid &&
      own.some(({ ts }) => ts >= task.ts && ts <= task.ts + task.dur),
  );
  const most = (measure: 'dur' | 'tdur') => Math.max(0, ...tasks.map((task) => task[measure])) / 1000;
  return { clock: most('dur'), processor: most('tdur') };
}

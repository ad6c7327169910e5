import { setTimeout } from 'node:timers/promises';

/** Of every answer, in milliseconds. */
export type Times = { readonly p50: number; readonly most: number };

/** One after the other, with a breath between them, for as long as something else goes on. */
export async function timesOf(url: string, meanwhile: Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  let isOver = false;
  const end = meanwhile.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const begin = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - begin);
    await setTimeout(20);
  }
  await end;
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)] ?? Number.NaN, most: times.at(-1) ?? Number.NaN };
}

import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { timesOf } from './times.ts';

const burst = 400;
const rounds = 5;

/**
 * Wrong logins all at once, from a thread of their own, and what a stylesheet takes meanwhile; the reference is that same
 * file before the burst.
 */
export async function benchLogins(shop: string): Promise<void> {
  const page = await fetch(`${shop}/inloggen`);
  const html = await page.text();
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const stylesheet = `${shop}${/href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? ''}`;

  const idle = await timesOf(stylesheet, setTimeout(2000));
  const memoryBefore = await residentMegabytes(shop);
  const attack = new Worker(new URL('./login-attack.ts', import.meta.url), {
    workerData: { shop, cookie, token, burst, rounds },
  });
  const answers = once(attack, 'message');
  const under = await timesOf(stylesheet, answers);
  const [answered] = z.tuple([z.record(z.string(), z.number())]).parse(await answers);
  const memoryAfter = await residentMegabytes(shop);
  const tally = Object.entries(answered).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `logins  ${rounds} × ${burst} wrong at once (${tally.join(', ')}): a stylesheet takes p50 ${under.p50.toFixed(0)} ms, ` +
      `at most ${under.most.toFixed(0)} ms; before it ${idle.p50.toFixed(1)} and ${idle.most.toFixed(0)} ms; ` +
      `memory ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`,
  );
}

async function residentMegabytes(shop: string): Promise<number> {
  const metrics = await (await fetch(`${shop}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? Number.NaN) / 1e6;
}

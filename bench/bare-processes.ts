import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freePort } from './processes.ts';

// So many processes at one port that share nothing else, not even a database: what this machine gives to a second one while it is
// also asking. Each reads a request and writes the same answer anew, which takes about as long as judging a screen.
const processes = Number(process.env['PROCESSES'] ?? 1);

if (cluster.isPrimary) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const port = await freePort();
  const workers = Array.from({ length: processes }, () => cluster.fork({ ...process.env, PORT: `${port}` }));
  await Promise.all(workers.map((worker) => once(worker, 'listening')));
  process.once('SIGTERM', () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    process.exit(0);
  });
  console.log(`http://127.0.0.1:${port}`);
} else {
  const answer = readFileSync(process.env['ANSWER'] ?? '', 'utf8');
  const app = new Hono()
    .get('/', (c) => c.text(''))
    .post('/', async (c) => {
      await c.req.json();
      return c.json(JSON.parse(answer));
    });
  serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
}

import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { connectPool } from '../database/open.ts';
import { mails } from '../database/schema/operations.ts';
import { startBoss } from '../queue/queues.ts';

const { database, pool } = await testDatabase();
const fromHere = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never;

async function figuresOf({
  app,
}: Pick<ReturnType<typeof testApp>, 'app'>): Promise<ReadonlyMap<string, number>> {
  const answer = await app.request('/metrics', {}, fromHere);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('maathor_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

async function leaveOneMail(): Promise<void> {
  await database.delete(mails);
  const mail = { recipient: 'x@voorbeeld.nl', subject: '', html: '', text: '' };
  await database.insert(mails).values({ ...mail, dedupeKey: 'a', createdAt: new Date(Date.now() - 90_000) });
}

it('R15.6 /metrics tells of queues, jobs, mails, payments, database, disk and memory', async () => {
  const boss = await startBoss(pool, () => undefined, 'sender');
  await boss.createQueue('clean-up', { policy: 'stately' });
  await boss.schedule('clean-up', '17 * * * *');
  await boss.send('send-mail', { mailId: 1 });
  await boss.stop({ graceful: false });
  await leaveOneMail();
  const figures = await figuresOf(testApp(database, { pool }));
  expect(figures.get('maathor_database_up')).toBe(1);
  expect(figures.get('maathor_mails_waiting')).toBe(1);
  expect(figures.get('maathor_mails_oldest_seconds')).toBeGreaterThan(80);
  expect(figures.get('maathor_queue_waiting{queue="send-mail"}')).toBe(1);
  expect(figures.get('maathor_job_failures{queue="clean-up"}')).toBe(0);
  expect(figures.get('maathor_job_age_seconds{queue="clean-up"}')).toBeLessThan(60);
  expect(figures.get('maathor_postgres_max_connections')).toBeGreaterThan(10);
  expect(figures.get('maathor_backup_asked')).toBe(0);
  expect(figures.get('maathor_backup_needed')).toBe(0);
  expect(figures.get('maathor_backup_every_seconds')).toBe(86_400);
  expect(figures.get('maathor_backup_age_seconds')).toBeUndefined();
  expect(figures.get('maathor_disk_size_bytes')).toBeGreaterThan(figures.get('maathor_disk_free_bytes') ?? 0);
  expect(figures.get(`maathor_process_memory_bytes{pid="${process.pid}"}`)).toBeGreaterThan(1e7);
  expect(figures.get('maathor_pool_connections{state="waiting"}')).toBe(0);
});

it('R15.6 reads the shop for it once in a while, however often somebody asks', async () => {
  await leaveOneMail();
  const shop = testApp(database, { pool });
  await figuresOf(shop);
  await database.delete(mails);
  expect((await figuresOf(shop)).get('maathor_mails_waiting')).toBe(1);
});

it('R15.6 a database that is away is told as that, and nothing is made up of the rest', async () => {
  const gone = connectPool({ host: '127.0.0.1', port: 1 }, () => undefined);
  const figures = await figuresOf(testApp(gone.database, { pool: gone.pool }));
  expect(figures.get('maathor_database_up')).toBe(0);
  expect([...figures.keys()].filter((name) => /mails|queue|job|postgres|payments/.test(name))).toEqual([]);
  expect(figures.get('maathor_disk_size_bytes')).toBeGreaterThan(0);
  await gone.pool.end();
});

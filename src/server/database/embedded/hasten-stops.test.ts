import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder, until } from '#tests/support/shop-process.ts';
import { startEmbedded } from './embedded.ts';
import { readPidFile } from './pid-file.ts';

it('R15.2 a database that somebody told to stop, and that waits for the shop to leave, ends and is started again', async () => {
  const postgres = await startEmbedded(await temporaryFolder(), { isDurable: false });
  onTestFinished(postgres.stop);
  const running = () => readPidFile(join(postgres.folder, 'postgres', 'data'));
  const first = await running();
  const staying = new Client(postgres.connection);
  staying.on('error', () => undefined);
  await staying.connect();
  onTestFinished(() => staying.end().catch(() => undefined));
  process.kill(first?.pid ?? 0, 'SIGTERM');
  await until(async () => {
    const now = await running();
    return now !== null && now.pid !== first?.pid && !now.isStopping;
  });
  expect((await staying.query('select 1').catch(() => null))?.rowCount).toBeUndefined();
});

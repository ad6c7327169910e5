import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

// Longer than a page's statement may take.
const silenceMs = 40_000;
const lookMs = 5000;

/**
 * R15.2: a machine that lost its power says no goodbye, and the kernel goes on sending to it for a quarter of an hour. After a long
 * silence another connection asks whether PostgreSQL knows this one, for a statement may take long by leave, such as a migration's.
 */
export function watchLine(client: Client, config: ClientConfig, silent = silenceMs): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket) || !('processID' in client)) return;
  const { processID } = client;
  const look = async () => {
    if (await isKnown(config, processID)) stream.setTimeout(silent);
    else stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }));
  };
  stream.on('timeout', () => void look());
  stream.setTimeout(silent);
}

async function isKnown(config: ClientConfig, processId: unknown): Promise<boolean> {
  const other = new Client(config);
  other.on('error', () => undefined);
  const asked = async () => {
    await other.connect();
    const { rowCount } = await other.query('select from pg_stat_activity where pid = $1', [processId]);
    return rowCount === 1;
  };
  try {
    return await Promise.race([asked().catch(hasNoRoom), wait(lookMs, false, { ref: false })]);
  } finally {
    void other.end().catch(() => undefined);
  }
}

// It is there, and says that it has no connection to spare.
function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('53');
}

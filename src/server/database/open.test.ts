import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { connectPool, openDatabase } from './open.ts';

const { url } = await testDatabase();

async function settingsOf(connectionString: string, isPooled = false) {
  const { pool } = connectPool({ connectionString, max: 1 }, () => undefined, isPooled);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name = any ($1)`,
    [['statement_timeout', 'idle_in_transaction_session_timeout', 'max_parallel_workers_per_gather', 'jit']],
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

describe('R15.4 a connection of the shop', () => {
  it('asks PostgreSQL for what suits a page: an end, also to a silence in a transaction, no helpers, no compiler', async () => {
    expect(await settingsOf(url)).toEqual({
      statement_timeout: '30000',
      idle_in_transaction_session_timeout: '60000',
      max_parallel_workers_per_gather: '0',
      jit: 'off',
    });
  });

  it('leaves what the owner asks for in the address', async () => {
    const asked = new URL(url);
    asked.searchParams.set('options', '-c max_parallel_workers_per_gather=4');
    expect(await settingsOf(asked.href)).toMatchObject({ max_parallel_workers_per_gather: '4' });
  });

  it('asks nothing of a pooler, which would refuse', async () => {
    expect(await settingsOf(url, true)).toMatchObject({ statement_timeout: '0' });
  });

  it('costs no slow hash where the password is a random one of ours', async () => {
    const client = new Client(inject('superuser'));
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query(`select rolpassword from pg_authid where rolname = 'shop'`);
    expect(rows).toEqual([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$1:/) }]);
  });
});

it('R15.5 a database that cannot be reached is told without its password, whatever is in it', async () => {
  const ignore = () => undefined;
  const wrong = settings({ DATABASE_URL: 'postgres://shop:ge@heim@127.0.0.1:1/maathor?sslmode=disable' });
  await expect(openDatabase(wrong, { onTrouble: ignore, onIdleError: ignore })).rejects.toThrow(
    'Cannot reach the database at postgres://shop@127.0.0.1:1/maathor (',
  );
});

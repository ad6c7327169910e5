import { chmod, chown, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { lookAt } from '#server/backup/dump.ts';
import { findServerFiles } from '#server/database/embedded/server-files.ts';
import { openDatabase } from '#server/database/open.ts';
import { parseSettings } from '#server/settings/env.ts';
import { makeCertificate } from '#tests/support/certificate.ts';
import { startDebianPostgres } from '#tests/support/debian-postgres.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { temporaryFolder } from '#tests/support/shop-process.ts';
import { freePort } from '../../bench/processes.ts';

// As PostgreSQL's own user, where the tests run as root.
const server = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

it('R15.5 a PostgreSQL that asks for a certificate in place of a password lets the shop and its backups in by it, and nobody without', async () => {
  const [folder, papers] = [await temporaryFolder(), await temporaryFolder()];
  const authority = await makeCertificate(papers, ['authority']);
  const own = await makeCertificate(papers, ['localhost'], 'server', authority);
  const client = await makeCertificate(papers, ['maathor'], 'client', authority);
  const stranger = await makeCertificate(papers, ['maathor'], 'stranger');
  const who = join(papers, 'hba.conf');
  await writeFile(who, 'local all all trust\nhostssl all all 127.0.0.1/32 cert\n');
  await chmod(own.key, 0o600);
  if (server !== null) await chown(own.key, server.uid, server.gid);

  const { initdb } = await findServerFiles(server, folder);
  const port = await freePort();
  await startDebianPostgres(dirname(initdb), folder, ['shop'], {
    port,
    settings: [
      ...['listen_addresses=127.0.0.1', `hba_file=${who}`, 'ssl=on', `ssl_ca_file=${authority.cert}`],
      ...[`ssl_cert_file=${own.cert}`, `ssl_key_file=${own.key}`],
    ],
  });

  const secure = `postgres://maathor@localhost:${port}/shop?sslmode=require&sslrootcert=${authority.cert}`;
  const withPapers = ({ cert, key }: typeof own) => `${secure}&sslcert=${cert}&sslkey=${key}`;
  const url = withPapers(client);
  expect(parseSettings({ ...productionVariables, DATABASE_URL: url })).toMatchObject({
    ok: true,
    settings: { databaseUrl: url },
  });
  const open = (databaseUrl: string, isPooled = false) =>
    openDatabase(
      { databaseUrl, isPooled, dataDir: folder, processes: 1 },
      { onTrouble: () => undefined, onIdleError: () => undefined },
    );
  const asked = `select ssl, client_serial is not null as "isKnown" from pg_stat_ssl where pid = pg_backend_pid()`;
  for (const isPooled of [false, true]) {
    const { pool, close } = await open(url, isPooled);
    expect((await pool.query(asked)).rows).toEqual([{ ssl: true, isKnown: true }]);
    await close();
  }
  expect(await lookAt(url)).toEqual({ major: expect.any(Number), isEmpty: true });
  await expect(open(secure)).rejects.toThrow('certificate');
  await expect(open(withPapers(stranger))).rejects.toThrow('Cannot reach the database');
});

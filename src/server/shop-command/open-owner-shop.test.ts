import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { productionVariables } from '#tests/support/seller.ts';
import { people } from '../database/schema/accounts.ts';
import { openOwnerShop, readOwnerPlace } from './open-owner-shop.ts';
import { runCommand } from './run-command.ts';

const { url, pool } = await testDatabase({ isEmpty: true });
const production = { ...productionVariables, DATABASE_URL: url, PUBLIC_URL: 'https://www.voorbeeld.nl' };

function type(variables: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return runCommand(
    args,
    () => openOwnerShop(variables, AbortSignal.any([])),
    () => readOwnerPlace(variables, AbortSignal.any([])),
  );
}

it('R1.6 works on a database of its own server, where no shop has ever run, and leaves the mail to the shop', async () => {
  const link = ['betaallink', '--bedrag', '10', '--omschrijving', 'Offerte', '--mail', 'noor@voorbeeld.nl'];
  const [one, two] = await Promise.all([type(production, ...link), type(production, ...link)]);
  for (const said of [one, two]) {
    expect(said).toMatchObject({ code: 0, stderr: '' });
    expect(said.stdout).toMatch(/\nhttps:\/\/www\.voorbeeld\.nl\/payment\/[\w-]{43}\n/);
  }
  const { rows } = await pool.query(
    `select job.state, job.retry_limit, mails.recipient, mails.status
       from pgboss.job join mails on mails.id = (job.data ->> 'mailId')::integer where job.name = 'send-mail'`,
  );
  const waiting = { state: 'created', retry_limit: 56, recipient: 'noor@voorbeeld.nl', status: 'queued' };
  expect(rows).toEqual([waiting, waiting]);
});

it('fills nobody’s database with demo accounts, whatever is set', async () => {
  const empty = await testDatabase({ isEmpty: true });
  for (const more of [{}, { DEMO: '1' }, { NODE_ENV: 'development' }]) {
    const said = await type({ DATABASE_URL: empty.url, ...more }, 'bestellingen');
    expect(said).toMatchObject({ code: 0, stderr: '' });
  }
  expect(await empty.database.$count(people)).toBe(0);
});

it('changes no tables that a shop has made', async () => {
  const older = await testDatabase();
  await older.pool.query("delete from migrations where name = '013-payer-sent'");
  expect(await type({ DATABASE_URL: older.url }, 'bestellingen')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'De opdracht kan niet beginnen: The database is of an older version of the shop: start this version first.\n',
  });
});

it('names every wrong setting and opens nothing', async () => {
  const { SMTP_URL: _, ...incomplete } = production;
  expect(await type({ ...incomplete, PORT: 'eighty' }, 'bestellingen')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'De opdracht kan niet beginnen: PORT must be a port number from 0 to 65535. SMTP_URL is required with NODE_ENV=production.\n',
  });
});

import { expect, it } from 'vitest';
import { sourcePrograms } from '#tests/support/bundled-shop.ts';
import {
  copyStoppedShop,
  dataIn,
  type Ended,
  isRunning,
  launchCommand,
  launchShop,
  query,
  runningPostmaster,
  startShopProcess,
  temporaryFolder,
  until,
} from '#tests/support/shop-process.ts';

function type(variables: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> {
  return launchCommand(variables, ...args).ended;
}

it('R1.6 the owner works alone, beside a running shop, and alone again', async () => {
  const folder = await temporaryFolder();
  await copyStoppedShop(folder);
  const alone = { DATA_DIR: folder, INIT_CWD: folder };

  // Two at once: the second waits for the first, which stops its database when it is done.
  const [made, waited] = await Promise.all([
    type(
      alone,
      'betaallink',
      '--bedrag',
      '125,50',
      '--omschrijving',
      'Offerte 12',
      '--mail',
      'noor@voorbeeld.nl',
    ),
    type(alone, 'prijsexport', '--product', 'PE-100', '--bestand', 'pe.csv'),
  ]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(waited).toMatchObject({ code: 0, stderr: 'Prijslijst PE-100 versie 1 staat in pe.csv.\n' });
  await expect(runningPostmaster(folder)).rejects.toThrow(dataIn(folder));

  const shop = await startShopProcess({ DATA_DIR: folder });
  const postmaster = await runningPostmaster(folder);
  const beside = { ...alone, PORT: new URL(shop.url).port };
  const given = await type(
    beside,
    'betaallink',
    '--bestelling',
    'B2026-00001',
    '--mail',
    'noor@voorbeeld.nl',
  );
  const link = /http:\S+/.exec(given.stdout)?.[0] ?? '';
  expect(new URL(link).host).toBe(new URL(shop.url).host);
  expect((await fetch(link)).status).toBe(200);
  // What a command leaves in the queue, the shop's own workers do: also what was left before it ran.
  await until(async () => {
    const [row] = await query<{ count: string }>(
      folder,
      "select count(*) from mails where recipient = 'noor@voorbeeld.nl' and status = 'captured'",
    );
    return row?.count === '2';
  });
  expect([await runningPostmaster(folder), await isRunning(postmaster)]).toEqual([postmaster, true]);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

  expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  expect(await type(alone, 'prijslijsten')).toMatchObject({ code: 0, stderr: '' });
  expect(await isRunning(postmaster)).toBe(false);
});

it('the owner is told in one line what keeps a command from beginning', async () => {
  const url = 'postgres://shop:s3cret@127.0.0.1:1/maathor';
  const command = [process.execPath, sourcePrograms.command, 'bestellingen'];
  expect(await launchShop({ DATABASE_URL: url }, { command, from: sourcePrograms }).ended).toEqual({
    code: 1,
    signal: null,
    stdout: '',
    stderr:
      'De opdracht kan niet beginnen: Cannot reach the database at postgres://shop@127.0.0.1:1/maathor (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL.\n',
  });
});

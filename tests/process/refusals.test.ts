import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataFolder } from '#server/database/embedded/data-folder.ts';
import { StartProblem } from '#server/errors.ts';
import { listen } from '#server/listen.ts';
import { sellerVariables } from '#tests/support/seller.ts';
import { copyStoppedShop, type Ended, launchShop, temporaryFolder } from '#tests/support/shop-process.ts';

// One clear line for each thing that is wrong, an exit code, and nothing else.
function refusal(...lines: readonly string[]): Ended {
  const stderr = lines.map((line) => `Maathor cannot start: ${line}\n`).join('');
  return { code: 1, signal: null, stdout: '', stderr };
}

async function usedPort(): Promise<number> {
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('no port was given');
}

describe('the shop refuses to start in one line', () => {
  it('on a port that is in use, with its database open', { tags: ['thorough'] }, async () => {
    const folder = await temporaryFolder();
    await copyStoppedShop(folder);
    const port = await usedPort();
    expect(await launchShop({ DATA_DIR: folder, PORT: String(port) }).ended).toEqual(
      refusal(`Port ${port} is in use by another program: stop it, or set PORT.`),
    );
  });

  it('on a DATABASE_URL where nobody answers, without its password', { tags: ['thorough'] }, async () => {
    const url = 'postgres://shop:s3cret@127.0.0.1:1/maathor';
    expect(await launchShop({ DATABASE_URL: url }).ended).toEqual(
      refusal(
        'Cannot reach the database at postgres://shop@127.0.0.1:1/maathor (connect ECONNREFUSED 127.0.0.1:1): check DATABASE_URL.',
      ),
    );
  });

  it('for each wrong setting', async () => {
    expect(
      await launchShop({ PORT: 'eighty', SMTP_URL: 'mail.example.nl', SESSION_SECRET: 'short' }).ended,
    ).toEqual(
      refusal(
        'PORT must be a port number from 0 to 65535.',
        'SESSION_SECRET must be at least 32 characters.',
        'SMTP_URL must be an address such as smtp://user:password@host:587.',
      ),
    );
  });

  it('for each secret that is missing in production', async () => {
    const given = { ...sellerVariables, NODE_ENV: 'production', PUBLIC_URL: 'http://example.nl' };
    expect(await launchShop(given).ended).toEqual(
      refusal(
        'SESSION_SECRET is required with NODE_ENV=production.',
        'MOLLIE_API_KEY is required with NODE_ENV=production.',
        'SMTP_URL is required with NODE_ENV=production.',
        'PUBLIC_URL must begin with https:// with NODE_ENV=production.',
      ),
    );
  });
});

// How it becomes a line is told where two processes meet a port in use and two copies one folder; another start would only read all
// sources again.
describe('a start is refused as well', () => {
  it('on a port that is in use', async () => {
    const port = await usedPort();
    const refused = new StartProblem(`Port ${port} is in use by another program: stop it, or set PORT.`);
    await expect(listen(port, null)).rejects.toEqual(refused);
  });

  it('on an address of another machine', async () => {
    await expect(listen(0, '192.0.2.1')).rejects.toEqual(
      new StartProblem('192.0.2.1 is not an address of this machine: change HOST.'),
    );
  });

  it('on a data folder it cannot write to', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const inside = join(file, 'data');
    await expect(openDataFolder(inside)).rejects.toEqual(
      new StartProblem(
        `Cannot write to the data folder ${inside} (ENOTDIR): set DATA_DIR to a folder the shop may write to.`,
      ),
    );
  });

  it.skipIf(process.platform !== 'linux')('on a data folder where nobody can make one', async () => {
    await expect(openDataFolder('/proc/maathor/data')).rejects.toEqual(
      new StartProblem(
        'Cannot write to the data folder /proc/maathor/data (ENOENT): set DATA_DIR to a folder the shop may write to.',
      ),
    );
  });
});

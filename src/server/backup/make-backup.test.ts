import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rmdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { describeBackup, backupTexts as texts } from '#text/staff/backup.ts';
import { backups } from '../database/schema/backups.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { backupName } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './restore-backup.ts';
import { restoreDump } from './restore-dump.ts';
import { isTimeForBackup } from './start-backup.ts';

const { database, url } = await testDatabase();
const goesOn = AbortSignal.any([]);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(inject('runFolder'), 'backups-'));
  await database.delete(staffTasks);
  await database.delete(backups);
});

/** Stand-ins for PostgreSQL's own programs: what is in a dump is the matter of other tests. */
async function toolsThat(dump: string, restore = 'cat > /dev/null'): Promise<string> {
  const tools = await mkdtemp(join(inject('runFolder'), 'tools-'));
  const version = 'case "$1" in --version) echo "pg_dump (PostgreSQL) 99.0"; exit;; esac';
  for (const [name, work] of Object.entries({ pg_dump: dump, pg_restore: restore })) {
    await writeFile(join(tools, name), `#!/bin/sh\n${version}\n${work}\n`);
    await chmod(join(tools, name), 0o755);
  }
  return tools;
}

async function shopWith(tools: string, variables: Readonly<Record<string, string>> = {}) {
  const given = { DATABASE_URL: url, BACKUP_DIR: folder, BACKUP_TOOLS: tools, BACKUP_KEEP: '1d 0w 0m' };
  return testApp(database, { settings: settings({ ...given, ...variables }) }).deps;
}

const tasks = (kind: 'backup_failed' | 'backups_not_removed') =>
  database.select().from(staffTasks).where(eq(staffTasks.kind, kind));

describe('R15.3 a backup that is good', () => {
  it('stays when an old one cannot be removed, and staff are told which', async () => {
    const shop = await shopWith(await toolsThat('echo dumped'));
    const old = join(folder, 'maathor-2020-01-01-020000.backup');
    await mkdir(old);
    const made = await makeBackup(shop, { folder, isTried: true, signal: goesOn });
    expect(made).toMatchObject({ removed: [], stuck: [{ file: old, reason: 'EISDIR' }] });
    expect(await readdir(folder)).toContain(made.file.slice(folder.length + 1));
    expect(await database.select({ state: backups.state }).from(backups)).toEqual([{ state: 'good' }]);
    expect(await tasks('backup_failed')).toEqual([]);
    const [task] = await tasks('backups_not_removed');
    expect(task).toMatchObject({ details: `${old} (EISDIR)`, doneAt: null });
    const lines = describeBackup({ ...made, isEncrypted: false, removed: 0 }, true);
    expect(lines.at(-1)).toContain(`de oude backup ${old} kon niet worden verwijderd (EISDIR)`);

    await rmdir(old);
    expect(await makeBackup(shop, { folder, isTried: true, signal: goesOn })).toMatchObject({ stuck: [] });
    expect(await tasks('backups_not_removed')).toMatchObject([{ doneAt: expect.any(Date) }]);
  });

  it('is told as good, also where the database goes away before that is written down', async () => {
    const shop = await shopWith(await toolsThat('echo dumped'));
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const moments = [new Date(), new Date()];
    const now = () => {
      const moment = moments.shift();
      if (moment === undefined) throw away;
      return moment;
    };
    const outcome = await makeBackup({ ...shop, now }, { folder, isTried: true, signal: goesOn }).catch(
      (error: unknown) => error,
    );
    const [file = ''] = await readdir(folder);
    expect(outcome).toMatchObject({ message: texts.notWritten(join(folder, file)) });
    expect(file).toMatch(/\.backup$/);
  });
});

describe('R15.3 a clock that was ahead', () => {
  it('costs neither the new backup nor the next: what it has dated is nobody’s day', async () => {
    const shop = await shopWith(await toolsThat('echo dumped'));
    const ahead = 'maathor-2099-01-01-020000.backup';
    await writeFile(join(folder, ahead), 'real all the same');
    const made = await makeBackup(shop, { folder, isTried: true, signal: goesOn });
    expect(made.removed).toEqual([]);
    expect(new Set(await readdir(folder))).toEqual(new Set([ahead, basename(made.file)]));

    const now = new Date();
    const isDue = () => isTimeForBackup(database, { folder, everyHours: 24 }, now);
    expect(await isDue()).toBe(false);
    await database.update(backups).set({ startedAt: new Date('2099-01-01') });
    expect(await isDue()).toBe(true);
  });
});

it('R15.3 a backup that somebody put elsewhere takes the place of none here', async () => {
  const shop = await shopWith(await toolsThat('echo dumped'));
  const elsewhere = join(folder, 'usb');
  await makeBackup(shop, { folder: elsewhere, isTried: true, signal: goesOn });
  const isDue = () => isTimeForBackup(database, { folder, everyHours: 24 }, new Date());
  expect(await isDue()).toBe(true);
  await makeBackup(shop, { folder, isTried: true, signal: goesOn });
  expect(await isDue()).toBe(false);
});

it('R15.3 a restore that fails once its data is in says that no shop may start on it, and what to do', async () => {
  const tools = await toolsThat('echo dumped');
  const { file } = await makeBackup(await shopWith(tools), { folder, isTried: true, signal: goesOn });
  const empty = await testDatabase({ isEmpty: true });
  const wish = { secret: null, url: empty.url, tools, signal: goesOn };
  const who = { actor: commandActor, now: () => new Date() };
  const restoring = restoreDump(file, await openBackup(file), wish, who, () =>
    Promise.reject(new Error('it broke')),
  );
  await expect(restoring).rejects.toThrow(
    /\(it broke\)\. Start er geen winkel op: .* Gooi deze database weg/,
  );
});

describe('R15.3 the disk that the shop works on', () => {
  const reserve = 512 * 2 ** 20;
  const megabyte = 2 ** 20;

  it('is asked for room before anything is written: for what the last one took, and for the shop', async () => {
    const shop = await shopWith(await toolsThat('echo dumped'), { DATA_DIR: folder });
    const before = { kind: 'dump', file: '/elsewhere', isEncrypted: false, state: 'good' } as const;
    const ended = { finishedAt: new Date(), bytes: 100 * megabyte, checked: 'read' } as const;
    await database.insert(backups).values({ ...before, ...ended, startedAt: new Date(Date.now() - 1000) });
    const make = (free: number) =>
      makeBackup(shop, { folder, isTried: true, signal: goesOn }, () => Promise.resolve(free));
    const told = `De schijf van ${folder} heeft nog 641,0 MB, en 642,0 MB is nodig`;
    await expect(make(reserve + 129 * megabyte)).rejects.toThrow(told);
    expect(await readdir(folder)).toEqual([]);
    expect(await tasks('backup_failed')).toMatchObject([{ details: expect.stringContaining(told) }]);
    expect(await make(reserve + 130 * megabyte)).toMatchObject({ checked: null });
    expect(await tasks('backup_failed')).toMatchObject([{ doneAt: expect.any(Date) }]);
  });

  it('is left when others fill it meanwhile, before PostgreSQL has no room', async () => {
    const tools = await toolsThat('head -c 100000000 /dev/zero');
    const shop = await shopWith(tools, { DATA_DIR: folder });
    let looks = 0;
    const making = makeBackup(shop, { folder, isTried: true, signal: goesOn }, () => {
      looks += 1;
      return Promise.resolve(looks < 3 ? reserve : reserve - 1);
    });
    await expect(making).rejects.toThrow('512,0 MB is nodig');
    expect(looks).toBe(3);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not asked for more than the backup on another disk, where the shop writes nothing', async () => {
    const shop = await shopWith(await toolsThat('echo dumped'), { DATA_DIR: '/proc' });
    const wish = { folder, isTried: true, signal: goesOn };
    expect(await makeBackup(shop, wish, () => Promise.resolve(0))).toMatchObject({ checked: null });
  });
});

describe('R15.3 a backup that has not passed', () => {
  it('stands under no name that anybody takes for one', async () => {
    const seen = join(await mkdtemp(join(inject('runFolder'), 'seen-')), 'names');
    const shop = await shopWith(await toolsThat('echo dumped', `ls ${folder} > ${seen}; cat > /dev/null`));
    const { file } = await makeBackup(shop, { folder, isTried: true, signal: goesOn });
    expect(await readFile(seen, 'utf8')).toBe(`${basename(file)}.part\n`);
    expect(await readdir(folder)).toEqual([basename(file)]);
  });

  it.each([
    ['while it is written', 'echo begun; exec sleep 600', 'cat > /dev/null'],
    ['while it is checked', 'echo dumped', 'exec sleep 600'],
  ])('leaves nothing when somebody stops it %s, and is written down', async (_when, dump, restore) => {
    const shop = await shopWith(await toolsThat(dump, restore));
    const stop = new AbortController();
    const making = makeBackup(shop, { folder, isTried: true, signal: stop.signal });
    const outcome = expect(making).rejects.toThrow(texts.interrupted);
    await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/\.part$/)]);
    stop.abort();
    await outcome;
    expect(await readdir(folder)).toEqual([]);
    expect(await database.select().from(backups)).toMatchObject([
      { state: 'failed', reason: texts.interrupted },
    ]);
  });

  it.skipIf(!existsSync('/proc/self'))(
    'where no folder can be made is told, and waited for by nobody',
    async () => {
      const shop = await shopWith(await toolsThat('echo dumped'));
      const making = makeBackup(shop, { folder: '/proc/maathor/backups', isTried: true, signal: goesOn });
      await expect(making).rejects.toThrow(
        'In de map /proc/maathor/backups kan geen backup worden gezet (ENOENT).',
      );
    },
  );

  it.skipIf(!existsSync('/dev/full'))(
    'for want of room is told with the folder, in words for staff too',
    async () => {
      const shop = { ...(await shopWith(await toolsThat('echo dumped'))), now: () => new Date('2026-11-18') };
      await symlink('/dev/full', `${join(folder, backupName(shop.now()))}.part`);
      const told = `De schijf van ${folder} is vol. Maak daar ruimte en probeer het weer.`;
      await expect(makeBackup(shop, { folder, isTried: true, signal: goesOn })).rejects.toThrow(told);
      expect(await database.select().from(backups)).toMatchObject([{ state: 'failed', reason: told }]);
      expect(await tasks('backup_failed')).toMatchObject([{ details: told }]);
    },
  );

  it('and was killed is tidied up by the next', async () => {
    const file = join(folder, 'maathor-2026-01-01-020000.backup');
    await writeFile(`${file}.part`, 'half');
    const startedAt = new Date();
    await database.insert(backups).values({ kind: 'dump', file, isEncrypted: false, startedAt });
    const shop = await shopWith(await toolsThat('echo dumped'));
    const made = await makeBackup(shop, { folder, isTried: true, signal: goesOn });
    expect(await readdir(folder)).toEqual([basename(made.file)]);
  });
});

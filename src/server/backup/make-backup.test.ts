import { chmod, mkdir, mkdtemp, readdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { describeBackup } from '#text/staff/backup.ts';
import { backups } from '../database/schema/backups.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { makeBackup } from './make-backup.ts';

const { database, url } = await testDatabase();

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
    const made = await makeBackup(shop, { folder, isTried: true });
    expect(made).toMatchObject({ removed: [], stuck: [{ file: old, reason: 'EISDIR' }] });
    expect(await readdir(folder)).toContain(made.file.slice(folder.length + 1));
    expect(await database.select({ state: backups.state }).from(backups)).toEqual([{ state: 'good' }]);
    expect(await tasks('backup_failed')).toEqual([]);
    const [task] = await tasks('backups_not_removed');
    expect(task).toMatchObject({ details: `${old} (EISDIR)`, doneAt: null });
    const lines = describeBackup({ ...made, isEncrypted: false, removed: 0 }, true);
    expect(lines.at(-1)).toContain(`de oude backup ${old} kon niet worden verwijderd (EISDIR)`);

    await rmdir(old);
    expect(await makeBackup(shop, { folder, isTried: true })).toMatchObject({ stuck: [] });
    expect(await tasks('backups_not_removed')).toMatchObject([{ doneAt: expect.any(Date) }]);
  });
});

import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { findTools, startTool } from './tools.ts';

it('R15.3 PostgreSQL’s programs get a password beside the address, also one with an @, and have nothing of it to tell', async () => {
  const program = join(await mkdtemp(join(inject('runFolder'), 'tools-')), 'pg_dump');
  await writeFile(program, '#!/bin/sh\necho "$@"\necho "$PGPASSWORD"\necho "error: $*" >&2\nexit 1\n');
  await chmod(program, 0o755);
  const { child, ended } = startTool(
    program,
    [],
    'postgres://shop:ge@heim@db/maathor',
    18,
    AbortSignal.any([]),
  );
  expect(await text(child.stdout)).toBe('--dbname=postgres://shop@db/maathor\nge@heim\n');
  await expect(ended).rejects.toThrow(/^(?!.*heim).*PostgreSQL zegt: error: --dbname=postgres:\/\/shop@db/);
});

it('R15.3 where PostgreSQL’s programs are too old, or are not there, the package is named that has them', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 'tools-'));
  const find = (atLeast: number) => () => findTools(folder, atLeast);
  expect(find(18)).toThrow('postgresql-client-18');
  for (const name of ['pg_dump', 'pg_restore']) {
    await writeFile(join(folder, name), '#!/bin/sh\necho "pg_dump (PostgreSQL) 17.2"\n');
    await chmod(join(folder, name), 0o755);
  }
  expect(find(18)).toThrow('postgresql-client-18');
  expect(find(17)()).toMatchObject({ major: 17 });
});

import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { startTool } from './tools.ts';

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

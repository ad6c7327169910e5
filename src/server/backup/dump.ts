import { Client } from 'pg';
import { restoreTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../errors.ts';
import { withVerifiedMode } from '../settings/open-lines.ts';
import { readArchive } from './archive/archive.ts';
import type { Entry } from './archive/entries.ts';
import { startTool, type Tools } from './tools.ts';

/** R15.3: of a server of its own, by its own program, which reads everything as of one moment. */
export async function* dumpEntries(url: string, tools: Tools, signal: AbortSignal): AsyncGenerator<Entry> {
  yield { path: 'dump', isFolder: false, chunks: chunksOf(url, tools, signal) };
}

async function* chunksOf(url: string, { dump, major }: Tools, signal: AbortSignal): AsyncGenerator<Buffer> {
  // Compressed later, with everything else. A table that somebody holds is not waited for without end.
  const args = ['--format=custom', '--compress=0', '--no-owner', '--no-acl', '--lock-wait-timeout=60000'];
  const { child, ended } = startTool(dump, args, url, major, signal);
  child.stdin.end();
  try {
    for await (const chunk of child.stdout) yield chunk;
    await ended;
  } finally {
    child.kill();
  }
}

/** Gives what is in the file to PostgreSQL's own program: into a database, all or nothing, or nowhere, to see whether it can be read. */
export async function feedRestore(
  file: string,
  secret: string | null,
  { restore, major }: Tools,
  url: string | null,
  signal: AbortSignal,
): Promise<void> {
  const into = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl', '--no-comments'];
  const args = url === null ? ['--file=/dev/null'] : into;
  const { child, ended } = startTool(restore, args, url, major, signal);
  child.stdout.resume();
  try {
    for await (const { chunks } of readArchive(file, secret))
      for await (const chunk of chunks) {
        if (child.stdin.write(chunk)) continue;
        await Promise.race([new Promise<void>((resolve) => child.stdin.once('drain', resolve)), ended]);
      }
    child.stdin.end();
    await ended;
  } finally {
    child.kill();
  }
}

/** Major version of the server, and whether anything is in the database. */
export async function lookAt(url: string): Promise<{ readonly major: number; readonly isEmpty: boolean }> {
  const client = new Client({ connectionString: withVerifiedMode(url), statement_timeout: 30_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new CommandProblem(texts.noDatabase(error instanceof Error ? error.message : String(error)));
  }
  try {
    const { rows } = await client.query<{ major: number; isEmpty: boolean }>(`select
      current_setting('server_version_num')::integer / 10000 as major,
      not exists (select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema') as "isEmpty"`);
    const [row] = rows;
    if (row === undefined) throw new Error('PostgreSQL said nothing');
    return row;
  } finally {
    await client.end();
  }
}

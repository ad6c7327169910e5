import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { commandActor } from '#server/logbook/write-logbook.ts';
import { type Outcome, runCommand } from '#server/shop-command/run-command.ts';
import { testApp } from './app.ts';

/** The owner at the command line, in a folder of their own. */
export async function ownerAt(database: Database, now: () => Date) {
  const folder = await mkdtemp(join(inject('runFolder'), 'owner-'));
  const { deps } = testApp(database, { now });
  const close = () => Promise.resolve();
  const place = { ...deps, folder, actor: commandActor, interrupted: AbortSignal.any([]) };
  const types = (...args: readonly string[]): Promise<Outcome> =>
    runCommand(
      args,
      () => Promise.resolve({ shop: place, close }),
      () => place,
    );
  return {
    types,
    // What a command says that must succeed.
    sees: async (...args: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await types(...args);
      if (code !== 0) throw new Error(stderr);
      return stdout + stderr;
    },
    read: (name: string) => readFile(join(folder, name), 'utf8'),
    write: (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content),
  };
}

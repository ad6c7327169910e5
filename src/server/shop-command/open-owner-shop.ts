import { userInfo } from 'node:os';
import { joinEmbedded } from '../database/embedded/embedded.ts';
import { openDatabase } from '../database/open.ts';
import { prepareForCommand } from '../database/prepare.ts';
import { sharedSecret } from '../database/secrets.ts';
import { StartProblem } from '../errors.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import type { Jobs } from '../queue/jobs.ts';
import { jobsOf, startBoss } from '../queue/queues.ts';
import { localUrl, parseSettings } from '../settings/env.ts';
import { firstSettings } from '../shop-settings/first-settings.ts';
import { createShopSettings } from '../shop-settings/shop-settings.ts';
import type { OwnerPlace, OwnerShop } from './command.ts';

type Opened = { readonly shop: OwnerShop; readonly close: () => Promise<void> };

/**
 * The same settings and data as the shop, whether it runs or not. Mail and documents are left to the shop's own jobs.
 */
export async function openOwnerShop(
  variables: Parameters<typeof parseSettings>[0],
  interrupted: AbortSignal,
): Promise<Opened> {
  const { settings, ...place } = readOwnerPlace(variables, interrupted);
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const ignore = () => undefined;
    // A query that then fails says more than the connection that broke.
    const events = { onTrouble: ignore, onIdleError: ignore };
    const { database, pool, close: closeDatabase } = await openDatabase(settings, events, joinEmbedded);
    undo.push(closeDatabase);
    await prepareForCommand(pool);
    let queue: Promise<Jobs> | null = null;
    const openQueue = async (): Promise<Jobs> => {
      const boss = await startBoss(pool, ignore, 'sender');
      undo.push(() => boss.stop({ graceful: false }));
      return jobsOf(boss);
    };
    const jobs: Jobs = {
      // Most commands put nothing in the queue, and need not wait for it.
      enqueue: async (...job) => {
        queue ??= openQueue();
        await (await queue).enqueue(...job);
      },
    };
    const publicUrl = settings.publicUrl ?? localUrl(settings, settings.port);
    const sessionSecret = settings.sessionSecret ?? (await sharedSecret(database, 'session'));
    const shopSettings = createShopSettings(database, firstSettings(settings));
    await shopSettings.latest();
    const whole = { ...settings, publicUrl, sessionSecret };
    const shop = { database, jobs, settings: whole, shopSettings, ...place };
    return { shop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Who types, where, and what is set; nothing is opened. */
export function readOwnerPlace(
  variables: Parameters<typeof parseSettings>[0],
  interrupted: AbortSignal,
): OwnerPlace {
  const parsed = parseSettings(variables);
  if (!parsed.ok) throw new StartProblem(parsed.problems.map((problem) => `${problem}.`).join(' '));
  // npm runs a script in the project's folder, wherever it was called.
  const { INIT_CWD: folder = '.' } = variables;
  const actor = { ...commandActor, name: `${commandActor.name} (${machineUser()})` };
  return { settings: parsed.settings, folder, actor, now: () => new Date(), interrupted };
}

// A container may run as a number that has no name.
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '?');
  }
}

import './quick-imports.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from './database/seed/demo-accounts.ts';
import { demoInvoice, demoOrder } from './database/seed/demo-order.ts';
import { StartProblem } from './errors.ts';
import { openLog } from './log/log.ts';
import { describeMode } from './settings/describe-mode.ts';
import { type ParsedSettings, parseSettings } from './settings/env.ts';
import type { Variables } from './settings/seller.ts';
import { isThisMachine } from './settings/this-machine.ts';
import { loadWeb } from './ssr.ts';
import type { Shop } from './start-shop.ts';

// How long a start that was interrupted may take to come to rest.
const maxInterruptedStartMs = 5000;

/** Ends the process with a line for each setting that is wrong. */
export function readSettings(variables: Variables = process.env): ParsedSettings {
  const result = parseSettings(variables);
  if (result.ok) return result.settings;
  for (const problem of result.problems) console.error(`Maathor cannot start: ${problem}.`);
  process.exit(1);
}

// What `npm run dev` does in a way of its own.
type Ways = { readonly loadWeb: typeof loadWeb; readonly onOpen: (shop: Shop, announcement: string) => void };

const ways: Ways = { loadWeb, onOpen: (_shop, announcement) => console.log(announcement) };

/** Runs until it is told to stop, then ends the process. */
export async function runShop(settings: ParsedSettings, { loadWeb, onOpen } = ways): Promise<never> {
  const log = openLog(settings.logLevel);
  const { promise: stopped, resolve: stop } = Promise.withResolvers<number>();
  let isStarting = true;
  // npm passes a Ctrl-C on that the terminal has sent us already, so a second one means nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(0);
      if (isStarting) setTimeout(() => process.exit(0), maxInterruptedStartMs).unref();
    });
  }
  watchParent(() => stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the shop stops: an error that nobody caught');
    stop(1);
  });

  // Loaded here, not above: a wrong setting is told before the second that all of it takes.
  const start = async () => {
    if (settings.processes === 1) return (await import('./start-shop.ts')).startShop(settings, log, loadWeb);
    return (await import('./start-processes.ts')).startProcesses(settings, log, (message) => {
      console.error(`Maathor stops: ${message}`);
      stop(1);
    });
  };
  const shop = await start().catch((error: unknown) => endFailedStart(error, stopped));
  isStarting = false;
  onOpen(shop, announcementOf(settings, shop));
  const mode = describeMode(settings);
  if (mode !== null) log.info(mode);
  const { host, tls } = settings;
  if (settings.environment === 'production' && tls === null && host !== null && !isThisMachine(host))
    log.warn(
      'HOST is beyond this machine and TLS_CERT is not set: only a network of their own keeps what the proxy sends',
    );
  if (process.getuid?.() === 0) log.warn('the shop runs as root: give it a user of its own');
  if (settings.environment === 'production' && settings.trustedProxies.length === 0)
    log.warn('TRUSTED_PROXIES is not set: behind a proxy all customers count as one for every limit');
  for (const warning of settings.telemetryWarnings) log.warn({ warning }, 'a setting was left out');
  const code = await stopped;
  await shop.close();
  process.exit(code);
}

// Who kills npm means the shop as well; nothing else tells us.
function watchParent(onGone: () => void): void {
  const { npm_lifecycle_event: script } = process.env;
  if (script !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onGone(), 200).unref();
}

async function endFailedStart(error: unknown, stopped: Promise<number>): Promise<never> {
  // Ctrl-C also reaches a program we are waiting for, and its failure may be heard before the signal is.
  const wasInterrupted = await Promise.race([stopped.then(() => true), wait(100, false)]);
  if (wasInterrupted) process.exit(0);
  if (error instanceof StartProblem) console.error(`Maathor cannot start: ${error.message}`);
  else console.error('Maathor cannot start:', error);
  process.exit(1);
}

function announcementOf(settings: ParsedSettings, { url, place, demoLogins }: Shop): string {
  const { hasDemoData, databaseUrl } = settings;
  const lines = [`Maathor is open at ${url}`];
  if (hasDemoData) {
    lines.push(
      `  Demo accounts, all with the password ${demoPassword}:`,
      ...demoLogins.map((email) => `    ${email}`),
      `  Demo payments: ${url}/payment/${demoOrder.paymentToken} (order ${demoOrder.number})`,
      `                 ${url}/payment/${demoInvoice.paymentToken} (invoice ${demoInvoice.number})`,
    );
  }
  const mode = describeMode(settings);
  if (mode !== null && !hasDemoData) lines.push(`  ${mode}`);
  lines.push(`  ${databaseUrl === null ? 'Data in' : 'Database'} ${place}`);
  return lines.join('\n');
}

if (import.meta.main) await runShop(readSettings());

import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { reasonOf } from './database/is-away.ts';
import { choosePaymentProvider } from './integrations/choose-payment-provider.ts';
import { chooseVatRegister } from './integrations/choose-vat-register.ts';
import { openErrorReporter } from './integrations/error-reporting.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { Listening } from './listen.ts';
import type { Store } from './open-store.ts';
import type { Siblings } from './processes/siblings.ts';
import { localUrl, type ParsedSettings, type Settings } from './settings/env.ts';
import { watchSettings } from './shop-settings/watch-settings.ts';
import type { Web } from './ssr.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { watchPool } from './telemetry/watch-pool.ts';

type OpenApp = {
  readonly url: string;
  // Where it listens, which need not be in its address.
  readonly port: number;
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly parsed: ParsedSettings;
  readonly store: Store;
  readonly log: Logger;
  readonly loadWeb: () => Promise<Web>;
  readonly listen: () => Listening | Promise<Listening>;
  readonly siblings: Siblings;
};

/** What each process that serves has for itself: its pages, its jobs, its ear at the port. */
export async function openApp({ parsed, store, log, loadWeb, listen, siblings }: Parts): Promise<OpenApp> {
  const { database, pool, sessionSecret, shopSettings } = store;
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const telemetry = await openTelemetry(parsed.telemetry, log);
    undo.push(telemetry.close);
    const spans = telemetry.spans ?? undefined;
    if (spans !== undefined) watchPool(pool, spans);
    const watch = watchSettings(pool, shopSettings, {
      listens: !parsed.isPooled,
      onTrouble: (error) => log.warn({ reason: reasonOf(error) }, 'settings not read anew'),
    });
    undo.push(watch.close);
    const web = await loadWeb();
    const errorReporter = await openErrorReporter(parsed.sentryDsn, log);
    undo.push(errorReporter.close);
    const server = await listen();
    undo.push(server.close);
    const publicUrl = parsed.publicUrl ?? localUrl(parsed, server.port);
    const settings: Settings = { ...parsed, publicUrl, sessionSecret };
    const now = () => new Date();
    const traced = spans === undefined ? {} : { spans };
    const shared = { settings, shopSettings, database, log, errorReporter, now, ...traced };
    const paymentProvider = choosePaymentProvider(settings, database, now, spans);
    const vatRegister = chooseVatRegister(settings, () => shopSettings.recent().company.vatId, spans);
    const jobs = await startJobs({ ...shared, pool, paymentProvider });
    // Before the server in the list, so stopped after it: no request may find the jobs gone.
    undo.splice(-1, 0, jobs.stop);
    const { exportFigures } = telemetry;
    const others = { pool, siblings, exportFigures };
    const app = createApp({ ...shared, ...web, ...others, jobs, paymentProvider, vatRegister });
    server.serve(getRequestListener(app.fetch));
    return { url: publicUrl, port: server.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

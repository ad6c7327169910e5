import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { reasonOf } from './database/is-away.ts';
import { openDatabase } from './database/open.ts';
import { hasStatementTimeout } from './database/pooler.ts';
import { prepareDatabase } from './database/prepare.ts';
import { sharedSecret } from './database/secrets.ts';
import { findDemoLogins } from './database/seed/demo-leftovers.ts';
import { storeDemoOrders } from './demo/store-demo-orders.ts';
import { storeDemoQuotes } from './demo/store-demo-quotes.ts';
import { StartProblem } from './errors.ts';
import { choosePaymentProvider } from './integrations/choose-payment-provider.ts';
import { chooseVatRegister } from './integrations/choose-vat-register.ts';
import { openErrorReporter } from './integrations/error-reporting.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listen } from './listen.ts';
import { sealAnew } from './second-factor/seal-anew.ts';
import { localUrl, type ParsedSettings, type Settings } from './settings/env.ts';
import { demoValuesOf } from './settings/seller.ts';
import { firstSettings } from './shop-settings/first-settings.ts';
import { createShopSettings, inForce } from './shop-settings/shop-settings.ts';
import { watchSettings } from './shop-settings/watch-settings.ts';
import type { Web } from './ssr.ts';

export type Shop = {
  readonly url: string;
  // Where it listens, which need not be in its address.
  readonly port: number;
  // Where the data is: a folder, or a server without its password.
  readonly place: string;
  // The addresses that log in with the demo's password.
  readonly demoLogins: readonly string[];
  readonly close: () => Promise<void>;
};

export async function startShop(
  parsed: ParsedSettings,
  log: Logger,
  loadWeb: () => Promise<Web>,
): Promise<Shop> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const {
      database,
      pool,
      place,
      close: closeDatabase,
    } = await openDatabase(parsed, {
      onTrouble: (message) => log.error(message),
      // The message alone: the error drags the whole connection along.
      onIdleError: ({ message }) => log.warn({ reason: message }, 'a database connection broke'),
    });
    undo.push(closeDatabase);
    const first = firstSettings(parsed);
    await prepareDatabase(pool, parsed, async (own, at) => {
      await storeDemoOrders(own, at, inForce(first));
      await storeDemoQuotes(own, at, inForce(first));
    });
    const sessionSecret = parsed.sessionSecret ?? (await sharedSecret(database, 'session'));
    if (parsed.formerSecret !== null) {
      const authenticators = await sealAnew(database, parsed.formerSecret, sessionSecret);
      log.info({ authenticators }, 'sealed with the present secret: SESSION_SECRET_FORMER can go');
    }
    const shopSettings = createShopSettings(database, first);
    // Not a page, a mail or a document before these are known.
    const { company } = await shopSettings.latest();
    if (!parsed.hasStandIns && demoValuesOf(company).length > 0) throw demoCompany();
    if (parsed.isPooled && !(await hasStatementTimeout(pool)))
      log.warn(
        'statement_timeout is not set: the pooler or the role must, or a query that hangs keeps its connection',
      );
    const watch = watchSettings(pool, shopSettings, {
      listens: !parsed.isPooled,
      onTrouble: (error) => log.warn({ reason: reasonOf(error) }, 'settings not read anew'),
    });
    undo.push(watch.close);
    const web = await loadWeb();
    const errorReporter = await openErrorReporter(parsed.sentryDsn, log);
    undo.push(errorReporter.close);
    const server = await listen(parsed.port, parsed.host);
    const publicUrl = parsed.publicUrl ?? localUrl(parsed.host, server.port);
    const settings: Settings = { ...parsed, publicUrl, sessionSecret };
    const now = () => new Date();
    undo.push(server.close);
    const paymentProvider = choosePaymentProvider(settings, database, now);
    const vatRegister = chooseVatRegister(settings, () => shopSettings.recent().company.vatId);
    const jobs = await startJobs({
      settings,
      shopSettings,
      pool,
      database,
      log,
      errorReporter,
      paymentProvider,
      now,
    });
    // Before the server in the list, so stopped after it: no request may find the jobs gone.
    undo.splice(-1, 0, jobs.stop);
    const app = createApp({
      settings,
      shopSettings,
      database,
      jobs,
      log,
      errorReporter,
      paymentProvider,
      vatRegister,
      ...web,
      now,
    });
    server.serve(getRequestListener(app.fetch));
    const demoLogins = parsed.hasDemoData ? await findDemoLogins(database) : [];
    return { url: publicUrl, port: server.port, place, demoLogins, close };
  } catch (error) {
    await close();
    throw error;
  }
}

// What customers pay to the demo's account is lost.
function demoCompany(): StartProblem {
  return new StartProblem(
    `The company stored in the settings has numbers of the demo's: store your own with "npm run shop -- instellingen bedrijf --veld IBAN --waarde …", and so the KvK number, btw-id and e-mail address.`,
  );
}

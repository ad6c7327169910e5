import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { Connection } from './database/embedded/cluster.ts';
import { openDatabase } from './database/open.ts';
import { hasStatementTimeout } from './database/pooler.ts';
import { prepareDatabase } from './database/prepare.ts';
import { sharedSecret } from './database/secrets.ts';
import { storeDemoOrders } from './demo/store-demo-orders.ts';
import { storeDemoQuotes } from './demo/store-demo-quotes.ts';
import { StartProblem } from './errors.ts';
import { sealAnew } from './second-factor/seal-anew.ts';
import type { ParsedSettings } from './settings/env.ts';
import { demoValuesOf } from './settings/seller.ts';
import { firstSettings } from './shop-settings/first-settings.ts';
import { createShopSettings, inForce, type ShopSettingsDesk } from './shop-settings/shop-settings.ts';

/** What a process needs of the database to open its doors. */
export type Store = {
  readonly database: Database;
  readonly pool: Pool;
  readonly sessionSecret: string;
  readonly shopSettings: ShopSettingsDesk;
};

export type OpenStore = Store & {
  // Into the embedded database; null where DATABASE_URL says it all.
  readonly connection: Connection | null;
  // Where the data is: a folder, or a server without its password.
  readonly place: string;
  readonly close: () => Promise<void>;
};

/** What is done once, however many processes then serve: the database, its tables, and what must be so before anybody comes in. */
export async function openStore(parsed: ParsedSettings, log: Logger): Promise<OpenStore> {
  const { database, pool, connection, place, close } = await openDatabase(parsed, {
    onTrouble: (message) => log.error(message),
    onIdleError: tellBroken(log),
  });
  try {
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
    return { database, pool, sessionSecret, shopSettings, connection, place, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The message alone: the error drags the whole connection along. */
export function tellBroken(log: Logger): (error: Error) => void {
  return ({ message }) => log.warn({ reason: message }, 'a database connection broke');
}

// What customers pay to the demo's account is lost.
function demoCompany(): StartProblem {
  return new StartProblem(
    `The company stored in the settings has numbers of the demo's: store your own with "npm run shop -- instellingen bedrijf --veld IBAN --waarde …", and so the KvK number, btw-id and e-mail address.`,
  );
}

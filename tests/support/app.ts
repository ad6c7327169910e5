import type { Hono } from 'hono';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { AppEnv, Dependencies } from '#server/app-env.ts';
import type { Database } from '#server/database/database.ts';
import { choosePaymentProvider } from '#server/integrations/choose-payment-provider.ts';
import { chooseVatRegister } from '#server/integrations/choose-vat-register.ts';
import { alone } from '#server/processes/siblings.ts';
import { parseSettings, type Settings } from '#server/settings/env.ts';
import { firstSettings } from '#server/shop-settings/first-settings.ts';
import { createShopSettings } from '#server/shop-settings/shop-settings.ts';
import { loadWeb } from '#server/ssr.ts';

const web = await loadWeb();

export type Report = { readonly error: unknown; readonly context: Readonly<Record<string, string>> };

export type TestApp = {
  readonly app: Hono<AppEnv>;
  readonly deps: Dependencies;
  // What reached the error-reporting port.
  readonly reports: Report[];
};

export const testSettings: Settings = settings({});

/** The real app on a real database; only the log is silent and the error reports are kept. */
export function testApp(database: Database, overrides: Partial<Dependencies> = {}): TestApp {
  const reports: Report[] = [];
  const shopSettings = createShopSettings(database, firstSettings(overrides.settings ?? testSettings));
  const deps: Dependencies = {
    settings: testSettings,
    shopSettings,
    database,
    jobs: { enqueue: () => Promise.resolve() },
    log: pino({ level: 'silent' }),
    errorReporter: {
      report: (error, context) => reports.push({ error, context }),
      close: () => Promise.resolve(),
    },
    paymentProvider: choosePaymentProvider(testSettings, database, () => new Date()),
    vatRegister: chooseVatRegister(testSettings, () => shopSettings.recent().company.vatId),
    ...web,
    siblings: alone,
    now: () => new Date(),
    ...overrides,
  };
  return { app: createApp(deps), deps, reports };
}

export function settings(variables: Readonly<Record<string, string>>): Settings {
  const result = parseSettings({ NODE_ENV: 'test', ...variables });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return {
    ...result.settings,
    publicUrl: result.settings.publicUrl ?? 'http://localhost',
    sessionSecret: result.settings.sessionSecret ?? 'a secret that only the tests know, 32 long',
  };
}

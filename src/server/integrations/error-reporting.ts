import type { Logger } from 'pino';
import { withoutValues } from '../database/without-values.ts';
import { withoutSecrets } from '../log/without-secrets.ts';

/** Where faults go: Sentry when a DSN is set, the log otherwise. */
export type ErrorReporter = {
  readonly report: (error: unknown, context: Readonly<Record<string, string>>) => void;
  readonly close: () => Promise<void>;
};

export async function openErrorReporter(dsn: string | null, log: Logger): Promise<ErrorReporter> {
  if (dsn === null) {
    return {
      report: (error, context) => log.error({ err: error, report: context }, 'error report'),
      close: () => Promise.resolve(),
    };
  }
  // Loaded only when used: the SDK costs every start a second of import otherwise.
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    defaultIntegrations: false,
    beforeSend: (event) => JSON.parse(withoutSecrets(JSON.stringify(event))),
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  });
  return {
    report: (error, context) => {
      sentry.captureException(withoutValues(error), { extra: { ...context } });
    },
    close: async () => {
      await sentry.close(2000);
    },
  };
}

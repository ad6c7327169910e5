import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { StartProblem } from '../errors.ts';
import type { Settings } from '../settings/env.ts';
import { aroundCalls } from '../telemetry/around.ts';
import type { Spans } from '../telemetry/telemetry.ts';
import { createMollie, mollieUrl } from './mollie.ts';
import { createSandboxApi } from './mollie-sandbox/sandbox-api.ts';
import { noteAnswers, type Send } from './note-answers.ts';
import type { PaymentProvider } from './payment-provider.ts';

const sandboxKey = 'test_sandbox';

export function usesSandbox({ hasStandIns, mollie }: Settings): boolean {
  return hasStandIns && mollie.apiKey === null;
}

/** A real shop takes real money or does not open. */
export function choosePaymentProvider(
  settings: Settings,
  database: Database,
  now: () => Date,
  spans?: Spans,
): PaymentProvider {
  const watch = (send: Send) =>
    aroundCalls(spans, 'mollie', noteAnswers({ name: 'payments', database, now })(send));
  const { apiKey, baseUrl } = settings.mollie;
  if (usesSandbox(settings)) return openSandbox(settings, database, now, watch);
  const isProduction = settings.environment === 'production';
  if (apiKey === null && isProduction)
    throw new StartProblem('MOLLIE_API_KEY is required with NODE_ENV=production.');
  if (apiKey === null) return noProvider;
  if (isProduction && baseUrl !== null && !baseUrl.startsWith('https:')) {
    throw new StartProblem('MOLLIE_BASE_URL must begin with https:// with NODE_ENV=production.');
  }
  return createMollie({ apiKey, baseUrl: baseUrl ?? mollieUrl, watch });
}

// Where real customers may come nobody is let through without paying, and nobody can pay either.
const noProvider = createMollie({
  apiKey: 'test_none',
  baseUrl: mollieUrl,
  send: () => Promise.reject(new Error('MOLLIE_API_KEY is not set')),
});

/** For the shop's own calls, and for whoever wants to speak to it: see the demo's routes. */
export function sandboxApi(settings: Settings, database: Database, now: () => Date): Hono {
  const hostedPage = (id: string) => `${settings.publicUrl}/demo/mollie/${id}`;
  return createSandboxApi({ database, apiKey: sandboxKey, hostedPage, now });
}

// In this same process: no second port, and it works whatever the shop's address is.
function openSandbox(
  settings: Settings,
  database: Database,
  now: () => Date,
  watch: (send: Send) => Send,
): PaymentProvider {
  const api = sandboxApi(settings, database, now);
  return createMollie({
    apiKey: sandboxKey,
    baseUrl: settings.publicUrl,
    send: async (request) => api.fetch(request),
    watch,
  });
}

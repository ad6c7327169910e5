import type { Logger } from 'pino';
import type { TelemetrySettings } from '../settings/telemetry.ts';
import type { Telemetry } from './telemetry.ts';

const none: Telemetry = { spans: null, exportFigures: () => undefined, close: () => Promise.resolve() };

/** R15.6: off unless the environment asks for it. The SDK is loaded only then. */
export async function openTelemetry(settings: TelemetrySettings | null, log: Logger): Promise<Telemetry> {
  if (settings === null) return none;
  const { openSdk } = await import('./open-sdk.ts');
  return openSdk(settings, log);
}

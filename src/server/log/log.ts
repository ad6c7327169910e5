import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutValues } from '../database/without-values.ts';
import type { Settings } from '../settings/env.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Secrets are taken out of the finished line, so that no field of any object can carry one past. */
export function openLog(
  level: Settings['logLevel'],
  destination: DestinationStream = pino.destination(1),
): Logger {
  const serializers = { err: (error: unknown) => serialise(withoutValues(error)) };
  return pino({ level, serializers }, { write: (line) => destination.write(withoutSecrets(line)) });
}

function serialise(error: unknown): unknown {
  return error instanceof Error ? pino.stdSerializers.err(error) : error;
}

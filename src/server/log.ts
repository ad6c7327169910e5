import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutValues } from './database/without-values.ts';
import type { Settings } from './env.ts';

export function openLog(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const serializers = { err: (error: unknown) => serialise(withoutValues(error)) };
  return destination === undefined ? pino({ level, serializers }) : pino({ level, serializers }, destination);
}

function serialise(error: unknown): unknown {
  return error instanceof Error ? pino.stdSerializers.err(error) : error;
}

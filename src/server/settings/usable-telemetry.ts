import type { Variables } from './seller.ts';
import { dispensable, telemetryVariables } from './telemetry-variables.ts';

const disabling = 'OTEL_SDK_DISABLED';

/** Who switches it off is not told what is wrong with the rest of it. */
export function withoutDisabledTelemetry(given: Variables): Variables {
  if (given[disabling]?.toLowerCase() !== 'true') return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith('OTEL_')));
}

type Usable = { readonly variables: Variables; readonly warnings: readonly string[] };

// What is done without being asked.
const doneAnyway: Readonly<Record<string, string>> = {
  OTEL_PROPAGATORS: 'tracecontext',
  OTEL_LOGS_EXPORTER: 'none',
  OTEL_EXPORTER_OTLP_METRICS_TEMPORALITY_PREFERENCE: 'cumulative',
};

/**
 * Without what the standard wants ignored: words and numbers that mean nothing here. Each is told by its name, and so is what
 * others know and we do not, lest somebody wait for a certificate to be looked at that never is.
 */
export function usableTelemetry(given: Variables): Usable {
  const warnings: string[] = [];
  const usable = Object.entries(given).filter(([name, value = '']) => {
    if (!name.startsWith('OTEL_')) return true;
    const problem = problemOf(name, value);
    if (problem !== null) warnings.push(`${name} ${problem}`);
    return problem === null;
  });
  return { variables: Object.fromEntries(usable), warnings };
}

function problemOf(name: string, value: string): string | null {
  if (isOneOf(dispensable, name)) return dispensable[name].safeParse(value).error?.issues[0]?.message ?? null;
  const isKnown = name in telemetryVariables || name.replace(/_FILE$/, '') in telemetryVariables;
  return isKnown || doneAnyway[name] === value.toLowerCase() ? null : 'is not followed here';
}

function isOneOf<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

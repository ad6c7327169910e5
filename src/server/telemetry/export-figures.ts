import type { MetricValue } from 'prom-client';
import type { Export } from '../settings/telemetry.ts';
import { keyValues, post, resourceOf, scope } from './otlp.ts';
import type { Attributes, Figures } from './telemetry.ts';

type Value = MetricValue<string> & { readonly metricName?: string };
type Labels = Readonly<Record<string, string | number>>;
type Times = { readonly startTimeUnixNano: string; readonly timeUnixNano: string };

// OTLP's number for figures that count from the start of the process.
const cumulative = 2;

/** One round: the very figures that /metrics shows, so that nothing is counted twice and both say the same. Never thrown. */
export function figureExport(
  where: Export,
  about: Attributes,
  read: () => Promise<Figures>,
  complain: (error: unknown) => void,
): () => Promise<void> {
  const resource = resourceOf(about);
  const startedAt = new Date();
  return async () => {
    try {
      const metrics = metricsOf(await read(), startedAt, new Date());
      await post(where, { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] });
    } catch (error) {
      complain(error);
    }
  };
}

/** The figures of Prometheus as OpenTelemetry writes them: the same names, the same numbers. */
export function metricsOf(figures: Figures, startedAt: Date, at: Date): readonly object[] {
  const times = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(at) };
  return figures.flatMap(({ name, help, type, values }): readonly object[] => {
    const about = { name, description: help };
    const points = () =>
      values.map(({ labels, value }) => ({ ...times, attributes: labelsOf(labels), asDouble: value }));
    // prom-client's own words for its kinds; a summary is none of ours.
    switch (String(type)) {
      case 'counter':
        return [
          { ...about, sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints: points() } },
        ];
      case 'gauge':
        return [{ ...about, gauge: { dataPoints: points() } }];
      case 'histogram':
        return [
          {
            ...about,
            histogram: { aggregationTemporality: cumulative, dataPoints: histogramsOf(name, values, times) },
          },
        ];
      default:
        return [];
    }
  });
}

type Series = { readonly own: Labels; readonly bounds: [number, number][]; sum: number; count: number };

// Prometheus counts all up to a bound, OpenTelemetry those between two.
function histogramsOf(name: string, values: readonly Value[], times: Times): readonly object[] {
  const series = new Map<string, Series>();
  for (const { metricName, labels, value } of values) {
    const { le, ...own } = labels as Labels;
    const key = JSON.stringify(own);
    const known = series.get(key) ?? { own, bounds: [], sum: 0, count: 0 };
    series.set(key, known);
    if (metricName === `${name}_sum`) known.sum = value;
    else if (metricName === `${name}_count`) known.count = value;
    else if (le !== undefined && le !== '+Inf') known.bounds.push([Number(le), value]);
  }
  return [...series.values()].map(({ own, bounds, sum, count }) => {
    const sorted = bounds.toSorted(([one], [other]) => one - other);
    const upTo = [...sorted.map(([, value]) => value), count];
    return {
      ...times,
      attributes: labelsOf(own),
      count: String(count),
      sum,
      explicitBounds: sorted.map(([bound]) => bound),
      bucketCounts: upTo.map((value, index) => String(value - (upTo[index - 1] ?? 0))),
    };
  });
}

function labelsOf(labels: Readonly<Record<string, string | number | undefined>>) {
  const told = Object.entries(labels).filter(([, value]) => value !== undefined);
  return keyValues(Object.fromEntries(told.map(([name, value]) => [name, String(value)])));
}

function nanoseconds(moment: Date): string {
  return `${moment.getTime()}000000`;
}

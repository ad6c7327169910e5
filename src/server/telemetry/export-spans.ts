import type { HrTime } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Export } from '../settings/telemetry.ts';
import { keyValues, post, resourceOf, scope } from './otlp.ts';
import type { Attributes } from './telemetry.ts';

type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];

// OpenTelemetry's own numbers for how a batch went.
const success: Result['code'] = 0;
const failed: Result['code'] = 1;

/** Hands finished spans over. A batch that nobody takes is lost: it is worth less than the memory it would hold. */
export function openSpanExporter(
  where: Export,
  about: Attributes,
  complain: (error: unknown) => void,
): SpanExporter {
  const resource = resourceOf(about);
  return {
    export: (spans, done) => {
      post(where, { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(onWire) }] }] }).then(
        () => done({ code: success }),
        (error: unknown) => {
          complain(error);
          done({ code: failed });
        },
      );
    },
    shutdown: () => Promise.resolve(),
  };
}

function onWire(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    ...{ traceId, spanId, parentSpanId: span.parentSpanContext?.spanId ?? '' },
    name: span.name,
    // The wire counts from one: zero is for who does not say.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: keyValues(span.attributes),
    status: { code: span.status.code },
  };
}

function nanoseconds([seconds, rest]: HrTime): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(Math.round(rest)));
}

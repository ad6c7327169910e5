import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { OpenSpan, Spans, Work } from './telemetry.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** What is under way is kept beside the call itself, so that whoever asks the database need not hand it on. */
export function spansOf(tracer: Tracer): Spans {
  const within = new AsyncLocalStorage<Span>();

  function start({ name, kind, attributes = {}, parent }: Work): Span {
    return tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent, within.getStore()));
  }

  return {
    run: async (work, perform) => {
      const span = start(work);
      try {
        return await within.run(span, () => perform(asOpen(span)));
      } catch (error) {
        asOpen(span).fail(kindOf(error));
        throw error;
      } finally {
        span.end();
      }
    },
    begin: (work) => {
      if (within.getStore()?.isRecording() !== true) return null;
      const span = start(work);
      return { ...asOpen(span), end: () => span.end() };
    },
  };
}

// W3C's header; what a later version adds behind it is left alone.
const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

function contextOf(parent: string | undefined, around: Span | undefined): Context {
  if (around !== undefined) return trace.setSpan(ROOT_CONTEXT, around);
  const [, traceId, spanId, flags] = traceParent.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

function asOpen(span: Span): OpenSpan {
  return {
    name: (name) => span.updateName(name),
    tell: (attributes) => span.setAttributes(attributes),
    fail: (kind) => {
      span.setAttribute('error.type', kind);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Never the message: that of a failed query holds what a customer typed. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const coded = cause instanceof Error && 'code' in cause ? cause : error;
  return 'code' in coded && typeof coded.code === 'string' ? coded.code : error.name;
}

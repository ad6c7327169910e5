import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is being done. Nothing that is told of it may come from a customer. */
export type OpenSpan = {
  readonly name: (name: string) => void;
  readonly tell: (attributes: Attributes) => void;
  readonly fail: (kind: string) => void;
};

export type Work = {
  readonly name: string;
  // Who asked us, whom we ask, or what we do by ourselves.
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Attributes;
  // The traceparent header of a proxy that may say so.
  readonly parent?: string | undefined;
};

export type Spans = {
  /** What is done within is part of it, however deep. */
  readonly run: <T>(work: Work, perform: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** For what has callbacks; null outside of any other, where it would be noise. */
  readonly begin: (work: Work) => (OpenSpan & { readonly end: () => void }) | null;
};

export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

export type Telemetry = {
  // Null where nobody asked for traces: then no hook is put anywhere.
  readonly spans: Spans | null;
  readonly exportFigures: (read: () => Promise<Figures>) => void;
  readonly close: () => Promise<void>;
};

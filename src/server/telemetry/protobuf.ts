type Kind = 'text' | 'hex' | 'word' | 'double' | 'int64' | 'fixed64' | 'doubles' | 'fixed64s';
type Message = { readonly [name: string]: readonly [field: number, what: Kind | Message] };

// Of opentelemetry/proto those fields that ours have, under the names they have in JSON. Times and counts are text there, ids hex.
const keyValue: Message = {
  key: [1, 'text'],
  value: [
    2,
    { stringValue: [1, 'text'], boolValue: [2, 'word'], intValue: [3, 'int64'], doubleValue: [4, 'double'] },
  ],
};
const resource: Message = { attributes: [1, keyValue] };
const scope: Message = { name: [1, 'text'] };
const span: Message = {
  traceId: [1, 'hex'],
  spanId: [2, 'hex'],
  parentSpanId: [4, 'hex'],
  name: [5, 'text'],
  kind: [6, 'word'],
  startTimeUnixNano: [7, 'fixed64'],
  endTimeUnixNano: [8, 'fixed64'],
  attributes: [9, keyValue],
  status: [15, { code: [3, 'word'] }],
};
const times: Message = { startTimeUnixNano: [2, 'fixed64'], timeUnixNano: [3, 'fixed64'] };
const dataPoint: Message = { ...times, asDouble: [4, 'double'], attributes: [7, keyValue] };
const histogramPoint: Message = {
  ...times,
  count: [4, 'fixed64'],
  sum: [5, 'double'],
  bucketCounts: [6, 'fixed64s'],
  explicitBounds: [7, 'doubles'],
  attributes: [9, keyValue],
};
const metric: Message = {
  name: [1, 'text'],
  description: [2, 'text'],
  gauge: [5, { dataPoints: [1, dataPoint] }],
  sum: [7, { dataPoints: [1, dataPoint], aggregationTemporality: [2, 'word'], isMonotonic: [3, 'word'] }],
  histogram: [9, { dataPoints: [1, histogramPoint], aggregationTemporality: [2, 'word'] }],
};
const request: Message = {
  resourceSpans: [1, { resource: [1, resource], scopeSpans: [2, { scope: [1, scope], spans: [2, span] }] }],
  resourceMetrics: [
    1,
    { resource: [1, resource], scopeMetrics: [2, { scope: [1, scope], metrics: [2, metric] }] },
  ],
};

/** What would go over the line as JSON, as protobuf. */
export function encodeRequest(body: Readonly<Record<string, unknown>>): Buffer {
  return encode(body, request);
}

function encode(value: unknown, message: Message): Buffer {
  const parts = Object.entries(Object(value)).flatMap(([name, given]) => {
    const [field, what] = message[name] ?? [];
    // A field that is added and has no number here would never arrive.
    if (field === undefined || what === undefined) throw new Error(`protobuf has no field ${name}`);
    if (typeof what === 'string') return scalar(field, what, given);
    return [given].flat().flatMap((one) => delimited(field, encode(one, what)));
  });
  return Buffer.concat(parts);
}

function scalar(field: number, kind: Kind, value: unknown): readonly Buffer[] {
  switch (kind) {
    case 'text':
      return delimited(field, Buffer.from(String(value)));
    case 'hex':
      return delimited(field, Buffer.from(String(value), 'hex'));
    case 'word':
      return [tag(field, 0), varint(BigInt(Number(value)))];
    case 'int64':
      return [tag(field, 0), varint(BigInt.asUintN(64, BigInt(String(value))))];
    case 'double':
      return [tag(field, 1), double(value)];
    case 'fixed64':
      return [tag(field, 1), fixed64(value)];
    case 'doubles':
      return delimited(field, Buffer.concat([value].flat().map(double)));
    case 'fixed64s':
      return delimited(field, Buffer.concat([value].flat().map(fixed64)));
    default:
      throw new Error(`${kind satisfies never} is no kind of field`);
  }
}

function delimited(field: number, bytes: Buffer): readonly Buffer[] {
  return [tag(field, 2), varint(BigInt(bytes.length)), bytes];
}

function tag(field: number, wireType: number): Buffer {
  return varint(BigInt((field << 3) | wireType));
}

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}

function double(value: unknown): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(Number(value));
  return bytes;
}

function fixed64(value: unknown): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(String(value)));
  return bytes;
}

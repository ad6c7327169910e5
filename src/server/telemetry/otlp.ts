import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Export } from '../settings/telemetry.ts';
import { encodeRequest } from './protobuf.ts';
import type { Attributes } from './telemetry.ts';

type Value = Readonly<Record<string, string | number | boolean>>;

/** As OTLP writes attributes in JSON: every value under the name of its type. */
export function keyValues(attributes: Readonly<Record<string, unknown>>): readonly {
  readonly key: string;
  readonly value: Value;
}[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }));
}

function typed(value: unknown): Value {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: String(value) };
}

/** What a trace or a figure is about: this process. */
export function resourceOf(attributes: Attributes) {
  return { attributes: keyValues(attributes) };
}

export const scope = { name: 'maathor' } as const;

const contentTypes = { 'http/protobuf': 'application/x-protobuf', 'http/json': 'application/json' } as const;
const compress = promisify(gzip);

/** Posts one request; whoever is away, slow or unwilling is told by what is thrown. */
export async function post(
  { url, headers, timeoutMs, protocol, isCompressed }: Export,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const written = protocol === 'http/json' ? Buffer.from(JSON.stringify(body)) : encodeRequest(body);
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': contentTypes[protocol],
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    },
    body: new Uint8Array(isCompressed ? await compress(written) : written),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}

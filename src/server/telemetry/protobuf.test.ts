import { expect, it } from 'vitest';
import { keyValues } from './otlp.ts';
import { encodeRequest } from './protobuf.ts';

const resource = { attributes: keyValues({ 'service.name': 'x' }) };
const scope = { name: 'maathor' };
const times = { startTimeUnixNano: '1700000000000000005', timeUnixNano: '1700000001000000006' };

// The bytes are those of OpenTelemetry's own otlp-transformer 0.223.1 for the same, but for zeros that it writes and none need.
it('R15.6 a span is the same in protobuf as others write it', () => {
  const span = {
    ...{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' },
    ...{ parentSpanId: '00f067aa0ba902b8', name: 'GET /', kind: 2 },
    ...{ startTimeUnixNano: '1700000000000000005', endTimeUnixNano: '1700000001000000006' },
    ...{ attributes: keyValues({ a: 'b', n: -3, d: 1.5, t: true }), status: { code: 2 } },
  };
  const body = { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: [span] }] }] };
  expect(encodeRequest(body).toString('hex')).toBe(
    `0aa1010a150a130a0c736572766963652e6e616d6512030a01781287010a090a076d616174686f72127a0a104bf92f3577b34da6a3ce929d0e0e4736\
120800f067aa0ba902b7220800f067aa0ba902b82a05474554202f30023905002a36fe9c97174106cac471fe9c97174a080a016112030a01624a10\
0a016e120b18fdffffffffffffffff014a0e0a0164120921000000000000f83f4a070a0174120210017a021802`,
  );
});

it('R15.6 figures are the same in protobuf as others write them', () => {
  const point = {
    ...{ ...times, count: '6', sum: 3.5, bucketCounts: ['2', '3', '1'], explicitBounds: [0.1, 1] },
    attributes: keyValues({ r: '/' }),
  };
  const metrics = [
    { name: 'h', description: 'x', histogram: { dataPoints: [point], aggregationTemporality: 2 } },
    { name: 'g', description: 'x', gauge: { dataPoints: [{ ...times, asDouble: 0.5, attributes: [] }] } },
    {
      ...{ name: 'c', description: 'x' },
      sum: {
        dataPoints: [{ ...times, asDouble: 7.5, attributes: [] }],
        ...{ aggregationTemporality: 2, isMonotonic: true },
      },
    },
  ];
  const body = { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics }] }] };
  expect(encodeRequest(body).toString('hex')).toBe(
    `0adf010a150a130a0c736572766963652e6e616d6512030a017812c5010a090a076d616174686f7212660a01681201784a5e0a5a1105002a36fe9c\
97171906cac471fe9c9717210600000000000000290000000000000c4032180200000000000000030000000000000001000000000000003a109a99\
99999999b93f000000000000f03f4a080a017212030a012f100212250a01671201782a1d0a1b1105002a36fe9c97171906cac471fe9c9717210000\
00000000e03f12290a01631201783a210a1b1105002a36fe9c97171906cac471fe9c9717210000000000001e4010021801`,
  );
});

it('R15.6 a field without a number stops a test and not a figure', () => {
  expect(() => encodeRequest({ resourceSpans: [{ resource, colour: 'red' }] })).toThrow('no field colour');
});

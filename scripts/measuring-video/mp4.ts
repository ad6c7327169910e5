// Just enough of ISO 14496-12 for one H.264 track without reordered frames, its index before its data so that
// a browser can begin before it has everything.

export type Sample = { readonly data: Buffer; readonly isKey: boolean };

export type Track = {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  // The encoder's avcC record.
  readonly decoderConfig: Buffer;
  readonly samples: readonly Sample[];
};

export function writeMp4(track: Track): Buffer {
  const fileType = box('ftyp', text('isom'), u32(512), text('isomiso2avc1mp41'));
  // The index holds the place of the data, and its own length decides that place.
  const dataAt = fileType.length + movie(track, 0).length + 8;
  return Buffer.concat([
    fileType,
    movie(track, dataAt),
    box('mdat', ...track.samples.map(({ data }) => data)),
  ]);
}

function movie(track: Track, dataAt: number): Buffer {
  const duration = track.samples.length;
  const scale = track.framesPerSecond;
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32);
  const header = full(
    'mvhd',
    u32(0),
    u32(0),
    u32(scale),
    u32(duration),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    ...matrix,
    zeros(24),
    u32(2),
  );
  const trackHeader = full(
    'tkhd',
    7,
    u32(0),
    u32(0),
    u32(1),
    u32(0),
    u32(duration),
    zeros(16),
    ...matrix,
    u32(track.width << 16),
    u32(track.height << 16),
  );
  const media = box(
    'mdia',
    full('mdhd', u32(0), u32(0), u32(scale), u32(duration), u16(0x55c4), u16(0)),
    full('hdlr', u32(0), text('vide'), zeros(12), text('video\0')),
    box(
      'minf',
      full('vmhd', 1, zeros(8)),
      box('dinf', full('dref', u32(1), full('url ', 1))),
      sampleTable(track, dataAt),
    ),
  );
  return box('moov', header, box('trak', trackHeader, media));
}

function sampleTable({ width, height, decoderConfig, samples }: Track, dataAt: number): Buffer {
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [u32(index + 1)] : []));
  const entry = box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(0x480000),
    u32(0x480000),
    zeros(4),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    box('avcC', decoderConfig),
  );
  return box(
    'stbl',
    full('stsd', u32(1), entry),
    full('stts', u32(1), u32(samples.length), u32(1)),
    full('stss', u32(keys.length), ...keys),
    full('stsc', u32(1), u32(1), u32(samples.length), u32(1)),
    full('stsz', u32(0), u32(samples.length), ...samples.map(({ data }) => u32(data.length))),
    full('stco', u32(1), u32(dataAt)),
  );
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

// A box with version 0 and, where the first part is a number, those flags.
function full(type: string, ...parts: readonly (Buffer | number)[]): Buffer {
  const [first] = parts;
  const flags = typeof first === 'number' ? first : 0;
  return box(type, u32(flags), ...parts.filter((part) => typeof part !== 'number'));
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}

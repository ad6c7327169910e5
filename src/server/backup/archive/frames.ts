import { archiveTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../../errors.ts';
import { type ByteReader, readerOf } from './byte-reader.ts';
import { type Seal, tagBytes } from './seal.ts';

// What is held of a file at a time, by who writes it and by who reads it.
const frameBytes = 256 * 1024;
const lastMark = 0x80_00_00_00;

/** Frames of one size, each with its tag; the last one says so, for a file that was cut off must not pass for a whole one. */
export async function* closeFrames(data: AsyncIterable<Buffer>, seal: Seal): AsyncGenerator<Buffer> {
  const reader = readerOf(data);
  let index = 0;
  let current = await reader.upTo(frameBytes);
  for (;;) {
    const next = current.length < frameBytes ? Buffer.alloc(0) : await reader.upTo(frameBytes);
    const isLast = next.length === 0;
    const { data: closed, tag } = seal.close(current, { index, isLast });
    const head = Buffer.alloc(4);
    head.writeUInt32BE((closed.length | (isLast ? lastMark : 0)) >>> 0);
    yield Buffer.concat([head, closed, tag]);
    if (isLast) return;
    current = next;
    index += 1;
  }
}

/** Hands out nothing whose tag is not right. */
export async function* openFrames(reader: ByteReader, seal: Seal): AsyncGenerator<Buffer> {
  for (let index = 0; ; index += 1) {
    const head = (await whole(reader, 4)).readUInt32BE();
    const isLast = head >= lastMark;
    const size = isLast ? head - lastMark : head;
    // Also what a damaged length would have us hold.
    if (size > frameBytes) throw new CommandProblem(texts.damaged);
    const data = await whole(reader, size);
    const opened = seal.open(data, await whole(reader, tagBytes), { index, isLast });
    if (opened === null) throw new CommandProblem(texts.damaged);
    if (opened.length > 0) yield opened;
    if (!isLast) continue;
    if ((await reader.upTo(1)).length > 0) throw new CommandProblem(texts.damaged);
    return;
  }
}

async function whole(reader: ByteReader, size: number): Promise<Buffer> {
  const bytes = await reader.upTo(size);
  if (bytes.length < size) throw new CommandProblem(texts.cutOff);
  return bytes;
}

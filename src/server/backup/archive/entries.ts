import { createHash } from 'node:crypto';
import { z } from 'zod';
import { archiveTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../../errors.ts';
import { readerOf } from './byte-reader.ts';

/** A file or a folder of what is kept. Its size is not known before its end: files grow while they are read. */
export type Entry = {
  readonly path: string;
  readonly isFolder: boolean;
  readonly chunks: AsyncIterable<Buffer>;
};

const listed = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
const headShape = z.union([
  z.object({ path: z.string(), isFolder: z.boolean() }),
  z.object({ manifest: z.array(listed) }),
]);
type Listed = z.infer<typeof listed>;

const mostHeadBytes = 64 * 2 ** 20;
const mostChunkBytes = 2 ** 20;

/** One after the other, and at the end a list of all files with their hashes. */
export async function* writeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const manifest: Listed[] = [];
  for await (const { path, isFolder, chunks } of entries) {
    yield headBytes({ path, isFolder });
    if (isFolder) continue;
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of chunks) {
      if (chunk.length === 0) continue;
      hash.update(chunk);
      bytes += chunk.length;
      yield lengthBytes(chunk.length);
      yield chunk;
    }
    yield lengthBytes(0);
    manifest.push({ path, bytes, sha256: hash.digest('hex') });
  }
  yield headBytes({ manifest });
}

/** Each must be read to its end before the next. The last thing that is done is to compare them all with the list. */
export async function* readEntries(data: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = readerOf(data);
  const whole = async (size: number) => {
    const bytes = await reader.upTo(size);
    if (bytes.length < size) throw new CommandProblem(texts.cutOff);
    return bytes;
  };
  const length = async (most: number) => {
    const size = (await whole(4)).readUInt32BE();
    if (size > most) throw new CommandProblem(texts.damaged);
    return size;
  };
  const found: Listed[] = [];
  for (;;) {
    const head = headShape.parse(JSON.parse((await whole(await length(mostHeadBytes))).toString('utf8')));
    if ('manifest' in head) {
      if (JSON.stringify(found) !== JSON.stringify(head.manifest)) throw new CommandProblem(texts.damaged);
      return;
    }
    const { path, isFolder } = head;
    // A file that somebody made is not to write beside the folder it is restored to.
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.split('/').includes('..'))
      throw new CommandProblem(texts.damaged);
    if (isFolder) {
      yield { path, isFolder, chunks: noChunks() };
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    async function* chunks() {
      for (let size = await length(mostChunkBytes); size > 0; size = await length(mostChunkBytes)) {
        const chunk = await whole(size);
        hash.update(chunk);
        bytes += size;
        yield chunk;
      }
    }
    yield { path, isFolder, chunks: chunks() };
    found.push({ path, bytes, sha256: hash.digest('hex') });
  }
}

export async function* noChunks(): AsyncGenerator<Buffer> {
  // A folder has no content.
}

function headBytes(head: z.infer<typeof headShape>): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  return Buffer.concat([lengthBytes(text.length), text]);
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

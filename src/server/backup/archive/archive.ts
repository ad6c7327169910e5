import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { archiveTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../../errors.ts';
import { readerOf } from './byte-reader.ts';
import { type Entry, readEntries, writeEntries } from './entries.ts';
import { closeFrames, openFrames } from './frames.ts';
import { checkOf, deriveKey, lockedSeal, openSeal, type Seal, saltBytes } from './seal.ts';

const aboutShape = z.object({
  // The files of the shop's own PostgreSQL, or what pg_dump made of another one.
  kind: z.enum(['cluster', 'dump']),
  madeAt: z.iso.datetime(),
  // Major version: files are read by the same one alone, a dump by the same or a newer one.
  postgres: z.number(),
  // Files are not for another kind of processor.
  platform: z.string(),
});
const headShape = aboutShape.extend({
  encryption: z.object({ salt: z.string(), check: z.string() }).nullable(),
});

/** What a backup says of itself to who has no key. */
export type About = z.infer<typeof aboutShape>;
type Head = z.infer<typeof headShape>;

const magic = Buffer.from('maathor backup 1\n');
const mostHeadBytes = 4096;

/** Whole and on the disk when it returns; whatever goes wrong, there is no file. */
export async function writeArchive(
  path: string,
  { kind, madeAt, postgres, platform }: About,
  secret: string | null,
  entries: AsyncIterable<Entry>,
  signal: AbortSignal,
): Promise<void> {
  const salt = randomBytes(saltBytes);
  const key = secret === null ? null : await deriveKey(secret, salt);
  const encryption = key && { salt: salt.toString('base64url'), check: checkOf(key) };
  const head = headBytes({ kind, madeAt, postgres, platform, encryption });
  const seal = key === null ? openSeal(head) : lockedSeal(head, key);
  try {
    const compressed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } });
    await pipeline(
      byteStream(writeEntries(entries)),
      compressed,
      async function* (source: AsyncIterable<Buffer>) {
        yield head;
        yield* closeFrames(source, seal);
      },
      // What is left of one that was cut off is in the way of nobody.
      createWriteStream(path, { mode: 0o600, flags: 'w' }),
      { signal },
    );
    await sync(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Under its own name only when it has passed: who finds it there takes it for good. */
export async function putInPlace(draft: string, path: string): Promise<void> {
  await rename(draft, path);
  await sync(dirname(path));
}

/** All of it, checked on the way; who has come to the end without a problem has read what was written. */
export async function* readArchive(path: string, secret: string | null): AsyncGenerator<Entry> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const decompressed = createZstdDecompress();
  try {
    const reader = readerOf(file);
    const { head, bytes } = await takeHead(reader);
    const seal = await sealOf(head, bytes, secret);
    // Whatever goes wrong in front ends what is read behind it.
    pipe(byteStream(openFrames(reader, seal)), decompressed, () => undefined);
    yield* readEntries(decompressed);
    // What the compression left unread is still to be looked at.
    for await (const rest of decompressed) if (rest.length > 0) throw new CommandProblem(texts.damaged);
  } finally {
    file.destroy();
    decompressed.destroy();
  }
}

export async function readAbout(path: string): Promise<About & { readonly isEncrypted: boolean }> {
  const file = createReadStream(path, { highWaterMark: 8192 });
  try {
    const { head } = await takeHead(readerOf(file));
    const { encryption, ...about } = head;
    return { ...about, isEncrypted: encryption !== null };
  } finally {
    file.destroy();
  }
}

type Reader = ReturnType<typeof readerOf>;

async function takeHead(reader: Reader): Promise<{ readonly head: Head; readonly bytes: Buffer }> {
  const begin = await reader.upTo(magic.length + 4);
  if (!begin.subarray(0, magic.length).equals(magic)) throw new CommandProblem(texts.noBackup);
  const size = begin.length < magic.length + 4 ? 0 : begin.readUInt32BE(magic.length);
  const text = size > mostHeadBytes ? Buffer.alloc(0) : await reader.upTo(size);
  const head = headShape.safeParse(parsed(text.toString('utf8')));
  if (!head.success) throw new CommandProblem(texts.damaged);
  return { head: head.data, bytes: Buffer.concat([begin, text]) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function sealOf({ encryption }: Head, bytes: Buffer, secret: string | null): Promise<Seal> {
  if (encryption === null) return openSeal(bytes);
  if (secret === null) throw new CommandProblem(texts.keyMissing);
  const key = await deriveKey(secret, Buffer.from(encryption.salt, 'base64url'));
  if (checkOf(key) !== encryption.check) throw new CommandProblem(texts.keyWrong);
  return lockedSeal(bytes, key);
}

function headBytes(head: Head): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length);
  return Buffer.concat([magic, size, text]);
}

function byteStream(pieces: AsyncIterable<Buffer>): Readable {
  return Readable.from(pieces, { objectMode: false, highWaterMark: 256 * 1024 });
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

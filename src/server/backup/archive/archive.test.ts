import { scryptSync } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { archiveTexts as texts } from '#text/staff/backup.ts';
import { CommandProblem } from '../../errors.ts';
import { type About, readAbout, readArchive, writeArchive } from './archive.ts';
import { readerOf } from './byte-reader.ts';
import type { Entry } from './entries.ts';
import { closeFrames, openFrames } from './frames.ts';
import { deriveKey, lockedSeal, openSeal, saltBytes } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'maathor-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const path = join(folder, 'a.backup');
const secret = 'een sleutel van meer dan tweeëndertig tekens';
const about: About = {
  kind: 'cluster',
  madeAt: '2026-11-16T02:30:00.000Z',
  postgres: 18,
  platform: 'linux-x64',
};

const goesOn = AbortSignal.any([]);

async function* pieces(all: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  for (const one of all) yield Buffer.from(one);
}

type Files = Readonly<Record<string, readonly Uint8Array[] | null>>;

async function* entriesOf(files: Files): AsyncGenerator<Entry> {
  for (const [name, content] of Object.entries(files))
    yield { path: name, isFolder: content === null, chunks: pieces(content ?? []) };
}

async function readAll(key: string | null): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for await (const { path: name, isFolder, chunks } of readArchive(path, key)) {
    const held: Buffer[] = [];
    for await (const chunk of chunks) held.push(chunk);
    found[name] = isFolder ? null : Buffer.concat(held).toString('hex');
  }
  return found;
}

const files: Files = {
  data: null,
  'data/a': [Buffer.from('een'), Buffer.from('twee')],
  'data/empty': [],
  'data/big': Array.from({ length: 40 }, (_, index) => Buffer.alloc(16_384, index * 7)),
};
const plain = Object.fromEntries(
  Object.entries(files).map(([name, content]) => [name, content && Buffer.concat(content).toString('hex')]),
);

describe.each([
  ['open', null],
  ['encrypted', secret],
])('R15.3 a backup file, %s', (_name, key) => {
  it('gives back what was put in, and says what it is', async () => {
    await writeArchive(path, about, key, entriesOf(files), goesOn);
    expect(await readAll(key)).toEqual(plain);
    expect(await readAbout(path)).toEqual({ ...about, isEncrypted: key !== null });
    const bytes = readFileSync(path);
    expect(bytes.includes('data/a')).toBe(false);
  });

  it('tells of any byte that is another, and of any end that is missing', async () => {
    await writeArchive(
      path,
      about,
      key,
      entriesOf({ 'data/a': [Buffer.from('inhoud')], 'data/b': [] }),
      goesOn,
    );
    const bytes = readFileSync(path);
    const problem = () =>
      readAll(key).then(
        () => null,
        (error: unknown) => (error instanceof CommandProblem ? null : String(error)) ?? 'told',
      );
    // Each look at an encrypted one makes its key anew; within the frames the properties below change every bit.
    for (let at = 0; at < bytes.length; at += key === null ? 7 : 181) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      writeFileSync(path, changed);
      expect([at, await problem()]).toEqual([at, 'told']);
      writeFileSync(path, bytes.subarray(0, at));
      expect([at, await problem()]).toEqual([at, 'told']);
    }
    writeFileSync(path, Buffer.concat([bytes, Buffer.from([0])]));
    expect(await problem()).toBe('told');
  });
});

it('R15.3 an encrypted backup opens with its own key alone', async () => {
  await writeArchive(path, about, secret, entriesOf(files), goesOn);
  await expect(readAll(null)).rejects.toThrow(texts.keyMissing);
  await expect(readAll(`${secret}!`)).rejects.toThrow(texts.keyWrong);
});

it.each(['/etc/passwd', '../a', 'data/../../a', 'data//a', ''])(
  'R15.3 writes nothing beside its folder: %j',
  async (name) => {
    await writeArchive(path, about, null, entriesOf({ [name]: [] }), goesOn);
    await expect(readAll(null)).rejects.toThrow(texts.damaged);
  },
);

it('R15.5 what a backup is encrypted with is stretched at a known cost, anew for each file', async () => {
  const salts = [Buffer.alloc(saltBytes, 1), Buffer.alloc(saltBytes, 2)] as const;
  const sentence = 'een zin van iemand die geen sleutel maakt';
  const keys = await Promise.all(salts.map((salt) => deriveKey(sentence, salt)));
  const cost = { N: 16_384, r: 8, p: 5, maxmem: 64 * 2 ** 20 };
  expect(keys).toEqual(salts.map((salt) => scryptSync(sentence, salt, 32, cost)));
  expect(keys[0]).not.toEqual(keys[1]);
});

it('R15.3 a backup that fails half-way leaves no file', async () => {
  const other = join(folder, 'b.backup');
  async function* failing(): AsyncGenerator<Entry> {
    yield* entriesOf(files);
    throw new Error('the disk is gone');
  }
  await expect(writeArchive(other, about, null, failing(), goesOn)).rejects.toThrow('the disk is gone');
  expect(() => readFileSync(other)).toThrow('ENOENT');
});

describe('R15.3 frames', () => {
  const head = Buffer.from('head');
  const seals = [openSeal(head), lockedSeal(head, Buffer.alloc(32, 7))];
  const collect = async (data: AsyncIterable<Buffer>) => {
    const all: Buffer[] = [];
    for await (const one of data) all.push(one);
    return Buffer.concat(all);
  };
  const content = fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 5 });

  it('give back what was put in, whatever the pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.constantFrom(...seals),
        fc.integer({ min: 1, max: 9 }),
        async (given, seal, step) => {
          const closed = await collect(closeFrames(pieces(given), seal));
          const cut = Array.from({ length: Math.ceil(closed.length / step) }, (_, index) =>
            closed.subarray(index * step, (index + 1) * step),
          );
          const opened = await collect(openFrames(readerOf(pieces(cut)), seal));
          expect(opened.equals(Buffer.concat(given))).toBe(true);
        },
      ),
    );
  });

  it('hand out nothing of a frame in which one bit is another', async () => {
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.constantFrom(...seals),
        fc.nat(),
        fc.nat(7),
        async (given, seal, where, bit) => {
          const closed = await collect(closeFrames(pieces(given), seal));
          const at = where % closed.length;
          closed.writeUInt8(closed.readUInt8(at) ^ (1 << bit), at);
          await expect(collect(openFrames(readerOf(pieces([closed])), seal))).rejects.toThrow(CommandProblem);
        },
      ),
    );
  });

  it('of several are no whole without each other, in their order', async () => {
    const seal = openSeal(head);
    const size = 256 * 1024;
    const closed = await collect(closeFrames(pieces([Buffer.alloc(size * 2 + 5, 3)]), seal));
    const frame = size + 20;
    const [one, two, three] = [
      closed.subarray(0, frame),
      closed.subarray(frame, 2 * frame),
      closed.subarray(2 * frame),
    ];
    expect((await collect(openFrames(readerOf(pieces([one, two, three])), seal))).length).toBe(size * 2 + 5);
    for (const order of [[two, one, three], [one, three], [one, two], [one, one, three], [three]])
      await expect(collect(openFrames(readerOf(pieces(order)), seal))).rejects.toThrow(CommandProblem);
  });
});

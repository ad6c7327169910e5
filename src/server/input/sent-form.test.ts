import fc from 'fast-check';
import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../errors.ts';
import { readFiles } from './read-files.ts';
import { readChosen } from './read-form.ts';
import { type SentForm, sentForm } from './sent-form.ts';

describe('a form that was sent', () => {
  it('is what the browser had, in parts or in pairs', async () => {
    const pair = fc.tuple(fc.constantFrom('name', 'note', 'foto', 'veld 1'), fc.string({ unit: 'binary' }));
    // Browsers write every end of a line the same way.
    const texts = fc.array(
      pair.map(([name, text]) => [name, text.replaceAll(/\r\n?|\n/g, '\r\n').toWellFormed()] as const),
    );
    const files = fc.array(fc.tuple(fc.constantFrom('foto', 'file'), fc.uint8Array({ maxLength: 300 })), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(texts, files, async (texts, files) => {
        const body = new FormData();
        for (const [name, text] of texts) body.append(name, text);
        for (const [index, [name, bytes]] of files.entries())
          body.append(name, new File([bytes], `Plan é ${index}.jpg`));
        const form = await sent({ body });
        expect(form?.texts).toEqual(texts.map(([name, value]) => ({ name, value })));
        expect(form?.files.map(({ name, value }) => [name, value.name, [...value.bytes]])).toEqual(
          files.map(([name, bytes], index) => [name, `Plan é ${index}.jpg`, [...bytes]]),
        );
        const pairs = await sent({ body: new URLSearchParams(texts.map(([...each]) => each)) });
        expect(pairs).toEqual({ texts: texts.map(([name, value]) => ({ name, value })), files: [] });
      }),
      { numRuns: 40 },
    );
  });

  it('R15.4 has its files where the body has them, and is taken apart once', async () => {
    const body = new FormData();
    body.append('foto', new File([new Uint8Array(100_000).fill(7)], 'raam.jpg'));
    const isOfBody = await answerOf({ body }, async (c) => {
      const [file] = await readFiles(c, 'foto');
      const [again] = await readFiles(c, 'foto');
      return file === again && file?.bytes.buffer === (await c.req.arrayBuffer());
    });
    expect(isOfBody).toBe(true);
  });

  it('has no file in a field that was left empty, and all values of a field that is sent several times', async () => {
    const body = new FormData();
    body.append('foto', new File([], ''));
    body.append('foto', new File([], 'leeg.jpg'));
    body.append('order', 'B2026-00001');
    body.append('order', 'B2026-00002');
    const seen = await answerOf({ body }, async (c) => [
      (await readFiles(c, 'foto')).map(({ name }) => name),
      await readChosen(c, 'order'),
    ]);
    expect(seen).toEqual([['leeg.jpg'], ['B2026-00001', 'B2026-00002']]);
  });

  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const inParts = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each([
    ['breaks off', part, inParts],
    ['has no boundary', `${part}--x--`, { 'content-type': 'multipart/form-data' }],
    ['has a part without a name', '--x\r\nA: b\r\n\r\n1\r\n--x--', inParts],
    [
      'names a part in bytes that are no text',
      Buffer.from('--x\r\nA: \xff\r\n\r\n1\r\n--x--', 'latin1'),
      inParts,
    ],
    ['is nothing of the kind', 'nonsense', inParts],
  ])('is not read where it %s', async (_, body, headers) => {
    expect(await sent({ body, headers })).toBeNull();
  });

  it('has no fields in a body of another type', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await sent({ body: '{"a":1}', headers })).toEqual({ texts: [], files: [] });
    expect(await sent({ body: `${part}--x--`, headers: inParts })).toEqual({
      texts: [{ name: 'a', value: '1' }],
      files: [],
    });
  });

  it('R15.4 is refused with more parts or pairs than any form has', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary="x"' };
    expect((await sent({ body: `${part.repeat(200)}--x--`, headers }))?.texts).toHaveLength(200);
    await expect(sent({ body: `${part.repeat(201)}--x--`, headers })).rejects.toMatchObject({ status: 413 });
    const pairs = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await sent({ body: `a=b${'&a=b'.repeat(1000)}`, headers: pairs }))?.texts).toHaveLength(1001);
    const more = sent({ body: `a=b${'&a=b'.repeat(1001)}`, headers: pairs });
    await expect(more).rejects.toMatchObject({ status: 413 });
  });
});

type Sent = { readonly body: BodyInit; readonly headers?: Readonly<Record<string, string>> };

function sent(request: Sent): Promise<SentForm | null> {
  return answerOf(request, sentForm);
}

async function answerOf<T>({ body, headers = {} }: Sent, read: (c: Context) => Promise<T>): Promise<T> {
  const found: T[] = [];
  const app = new Hono().post('/', async (c) => {
    found.push(await read(c));
    return c.text('');
  });
  app.onError((error) => {
    if (error instanceof Refusal) throw error;
    return new Response(error.message, { status: 500 });
  });
  const answer = await app.request('/', { method: 'POST', body, headers: { ...headers } });
  const [first] = found;
  if (first === undefined) throw new Error(await answer.text());
  return first;
}

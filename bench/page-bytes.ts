import { gunzipSync } from 'node:zlib';

/** What a page makes a browser download as script, compressed as it is sent, modules it imports included. */
export async function scriptBytes(address: string, path: string, cookie: string): Promise<number> {
  const html = await (await fetch(address + path, { headers: { cookie } })).text();
  const queue = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '');
  const seen = new Set<string>();
  let bytes = 0;
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const answer = await fetch(address + url, { headers: { 'accept-encoding': 'identity' } });
    const source = await answer.text();
    bytes += await compressedLength(address + url);
    for (const match of source.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      queue.push(new URL(match[1] ?? '', new URL(url, address)).pathname);
    }
  }
  return bytes;
}

export async function compressedLength(url: string): Promise<number> {
  const answer = await fetch(`${url}.gz`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return Number.NaN;
  // Proves that the file beside it really is gzip.
  gunzipSync(body);
  return body.length;
}

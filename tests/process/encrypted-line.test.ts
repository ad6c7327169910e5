import { readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificate, makeCertificate } from '#tests/support/certificate.ts';
import { startFront } from '#tests/support/front.ts';
import {
  copyStoppedShop,
  type Launched,
  launchShop,
  makeFolder,
  removeFolder,
} from '#tests/support/shop-process.ts';
import { ensurePrograms } from '../../scripts/debian.ts';
import { proxy } from '../../scripts/test-programs.ts';

const missing = await ensurePrograms(proxy);

// As nginx calls it.
const name = 'maathor';

describe('R15.5 two processes that speak TLS themselves', () => {
  let folder = '';
  let shop: Launched;
  let url = '';
  let own: Certificate;
  let others: Certificate;

  beforeAll(async () => {
    folder = await makeFolder();
    await copyStoppedShop(folder);
    own = await makeCertificate(folder, [name]);
    others = await makeCertificate(folder, [name], 'other');
    const tls = { TLS_CERT: own.cert, TLS_KEY: own.key };
    shop = launchShop({ ...tls, PROCESSES: '2', HOST: '127.0.0.1', DATA_DIR: folder });
    url = await shop.opened;
  });

  afterAll(async () => {
    await shop.kill('SIGTERM');
    removeFolder(folder);
  });

  async function askShop(authority: string, tls: object = {}): Promise<number | undefined> {
    const ca = await readFile(authority);
    return new Promise((resolve, reject) => {
      const call = request(`${url}/healthz`, { ca, servername: name, agent: false, ...tls }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.once('error', reject).end();
    });
  }

  it('answer who comes by TLS 1.2 or later, under their own name alone', async () => {
    expect(url).toMatch(/^https:/);
    expect(await askShop(own.cert)).toBe(200);
    expect(await askShop(own.cert, { maxVersion: 'TLSv1.2' })).toBe(200);
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
    await expect(askShop(own.cert, old)).rejects.toThrow(/version|protocol/i);
    await expect(askShop(others.cert)).rejects.toThrow('self-signed certificate');
    await expect(askShop(own.cert, { servername: 'elders' })).rejects.toThrow('altnames');
  });

  it('speak to nobody in plain', async () => {
    await expect(fetch(`${url.replace('https:', 'http:')}/healthz`)).rejects.toThrow('fetch failed');
  });

  describe.skipIf(missing !== null)('behind nginx', () => {
    it('are believed by their authority, and by no other', async () => {
      const port = Number(new URL(url).port);
      for (const [authority, status] of [
        [own.cert, 200],
        [others.cert, 502],
      ] as const) {
        const at = await makeFolder();
        const front = await startFront(at, [port], authority, status);
        const page = await front.ask('/');
        expect(page.status).toBe(status);
        const sheet = /\/assets\/[\w.-]+\.css/.exec(`${page.body}`)?.[0] ?? '/assets/none.css';
        expect((await front.ask(sheet)).status).toBe(status);
        await front.stop();
        removeFolder(at);
      }
    });
  });
});

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quickFolder } from './quick-folder.ts';

export type BrowserShop = {
  readonly url: string;
  readonly dataDir: string;
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');

/** A shop started and stopped as a stranger would, on a data folder of its own. */
export async function startBrowserShop(
  program = 'npm',
  args: readonly string[] = ['start'],
): Promise<BrowserShop> {
  const dataDir = mkdtempSync(join(quickFolder(), 'maathor-e2e-'));
  let printed = '';
  const shop = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'development', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A runner that gives up on a slow start never gets as far as stopping it.
  process.once('exit', () => shop.kill('SIGTERM'));
  shop.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const stopped = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  return {
    url: await addressPrintedBy(shop),
    dataDir,
    printed: () => printed,
    stop: async () => {
      shop.kill('SIGTERM');
      await stopped;
      // PostgreSQL takes it away itself, and nobody else does.
      const hasStopped = !existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'));
      rmSync(dataDir, { recursive: true, force: true });
      if (!hasStopped) throw new Error('the database did not stop with its shop');
    },
  };
}

function addressPrintedBy(shop: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    if (shop.stdout === null) return reject(new Error('the shop has no output to read'));
    shop.once('exit', (code) => reject(new Error(`the shop stopped with code ${code}`)));
    createInterface({ input: shop.stdout }).on('line', (line) => {
      const address = line.match(/http:\/\/[\w.:-]+/)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
}

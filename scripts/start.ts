import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { restartWithOptions } from '../src/server/node-options.ts';
import { isBuilt } from './build.ts';
import { withEnvFile } from './env-file.ts';

restartWithOptions();
Object.assign(process.env, withEnvFile(process.env));

const { readSettings, runShop } = await import('../src/server/main.ts');
const settings = readSettings();
if (!isBuilt()) {
  console.log('Building the shop, once …');
  // In a process of its own: what a build holds, the shop would hold for as long as it runs.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await runShop(settings);

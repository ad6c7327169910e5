import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, runShop } from '../src/server/main.ts';
import { build, isBuilt } from './build.ts';

const envFile = join(import.meta.dirname, '..', '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const settings = readSettings();
if (!isBuilt()) {
  console.log('Building the shop, once …');
  await build();
}
await runShop(settings);

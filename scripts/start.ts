import { readSettings, runShop } from '../src/server/main.ts';
import { build, isBuilt } from './build.ts';
import { withEnvFile } from './env-file.ts';

Object.assign(process.env, withEnvFile(process.env));

const settings = readSettings();
if (!isBuilt()) {
  console.log('Building the shop, once …');
  await build();
}
await runShop(settings);

import { restartWithinLimits } from '../src/server/memory-limits.ts';
import { build, isBuilt } from './build.ts';
import { withEnvFile } from './env-file.ts';

restartWithinLimits();
Object.assign(process.env, withEnvFile(process.env));

const { readSettings, runShop } = await import('../src/server/main.ts');
const settings = readSettings();
if (!isBuilt()) {
  console.log('Building the shop, once …');
  await build();
}
await runShop(settings);

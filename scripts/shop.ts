import '../src/server/quick-imports.ts';
import { enableCompileCache } from 'node:module';
import { compiledFolder } from '../src/server/node-options.ts';
import { withEnvFile } from './env-file.ts';

enableCompileCache(compiledFolder);
Object.assign(process.env, withEnvFile(process.env));

// A command takes a second or two: cut short, it would leave a database of its own running. One that takes minutes hears of it and
// tidies up; whatever does not come to rest ends all the same.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruption.abort();
    setTimeout(() => process.exit(130), 15_000).unref();
  });
}
// Who reads only the beginning ('| head') has not done anything wrong.
process.stdout.on('error', () => process.exit());

// Loaded after what makes loading quick.
const { openOwnerShop, readOwnerPlace } = await import('../src/server/shop-command/open-owner-shop.ts');
const { runCommand } = await import('../src/server/shop-command/run-command.ts');

const { code, stdout, stderr } = await runCommand(
  process.argv.slice(2),
  () => openOwnerShop(process.env, interruption.signal),
  () => readOwnerPlace(process.env, interruption.signal),
);
process.exitCode = code !== 0 && interruption.signal.aborted ? 130 : code;
process.stderr.write(stderr);
process.stdout.write(stdout);

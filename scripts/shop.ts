import { existsSync } from 'node:fs';
import { join } from 'node:path';
import '../src/server/database/quick-drizzle.ts';

const envFile = join(import.meta.dirname, '..', '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

// Loaded after what makes loading quick.
const { openOwnerShop } = await import('../src/server/shop-command/open-owner-shop.ts');
const { runCommand } = await import('../src/server/shop-command/run-command.ts');

const { code, stdout, stderr } = await runCommand(process.argv.slice(2), () => openOwnerShop(process.env));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;

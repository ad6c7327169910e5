import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const envFile = join(import.meta.dirname, '..', '.env');

/** The environment, and from the file `.env` what it leaves open. */
export function withEnvFile(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  return { ...fromFile, ...environment };
}

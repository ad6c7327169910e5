import type { Context } from 'hono';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { readFiles } from '../input/read-files.ts';
import { type ReadLogo, readLogo } from '../quotes/look/read-logo.ts';
import { countTowards } from './rate-limit.ts';
import { signedInPerson } from './session.ts';

// More than anybody tries of their own logo.
const most = { most: 30, seconds: 10 * 60 } as const;

/** The file of a form's field `logo`, counted before it is decoded; null where none was chosen. */
export async function takeLogo(c: Context<AppEnv>, deps: Dependencies): Promise<ReadLogo | null> {
  const [file] = await readFiles(c, 'logo');
  if (file === undefined) return null;
  const by = { value: String(signedInPerson(c).companyId) };
  await countTowards(c, deps, [{ name: 'logos', by, ...most }]);
  return readLogo(file.bytes);
}

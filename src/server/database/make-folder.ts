import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Step by step, and true when it was not there yet. Node's own way to do this never ends in /proc, where the folder above is there
 * and yet nothing can be made in it.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<boolean> {
  try {
    await mkdir(folder, { mode });
    return true;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : null;
    if (reason === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    if (reason !== 'ENOENT' || !(await makeFolder(dirname(folder), mode))) throw error;
  }
  return makeFolder(folder, mode);
}

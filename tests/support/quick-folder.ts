import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Where tests keep databases: in memory where there is plenty, for making and removing thousands of files is most of what the
 * kernel does in a run. What killing a process proves is as true there; no test takes the power away.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 4 * gigabyte && freemem() > 6 * gigabyte ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

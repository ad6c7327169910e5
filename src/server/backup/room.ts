import { stat, statfs } from 'node:fs/promises';

/** How many bytes the disk of a folder has left. */
export type MeasureRoom = (folder: string) => Promise<number>;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

// For what the shop writes meanwhile: a PostgreSQL without room stops.
const reserveBytes = 512 * 2 ** 20;

/** What has to stay free where this folder is: nothing on a disk that the shop's data is not on. */
export async function reserveOf(folder: string, dataDir: string): Promise<number> {
  const [own, data] = await Promise.all([stat(folder), stat(dataDir).catch(() => null)]);
  return own.dev === data?.dev ? reserveBytes : 0;
}

/** What is needed for so many bytes, which may have become more since they were counted. */
export function neededFor(bytes: number): number {
  return bytes * 1.3;
}

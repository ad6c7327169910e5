import type { Context } from 'hono';
import { giveBack } from '../turns/give-back.ts';

/** The files of one field of a form. What a browser sends for a field that was left empty is no file. */
export async function readFiles(c: Context, name: string): Promise<readonly File[]> {
  const form = await c.req.formData().catch(() => null);
  const given = form?.getAll(name) ?? [];
  const files = given.filter(
    (file): file is File => typeof file !== 'string' && (file.size > 0 || file.name !== ''),
  );
  // What the form was read from.
  giveBack(files.reduce((sum, { size }) => sum + size, 0));
  return files;
}

import type { Context } from 'hono';

/** The files of one field of a form. What a browser sends for a field that was left empty is no file. */
export async function readFiles(c: Context, name: string): Promise<readonly File[]> {
  const form = await c.req.formData().catch(() => null);
  const given = form?.getAll(name) ?? [];
  return given.filter(
    (file): file is File => typeof file !== 'string' && (file.size > 0 || file.name !== ''),
  );
}

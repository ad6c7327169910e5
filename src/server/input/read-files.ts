import type { Context } from 'hono';
import { type SentFile, sentForm } from './sent-form.ts';

/** The files of one field of a form. What a browser sends for a field that was left empty is no file. */
export async function readFiles(c: Context, field: string): Promise<readonly SentFile[]> {
  const form = await sentForm(c);
  return (form?.files ?? [])
    .filter(({ name }) => name === field)
    .map(({ value }) => value)
    .filter(({ name, bytes }) => name !== '' || bytes.length > 0);
}

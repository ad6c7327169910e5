import type { RefusalAnswer } from './wire.ts';

// What a refusal says about one specification.
export type SpecErrors = {
  readonly general: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  // One entry per measure row, in the order they were sent; empty on product pages.
  readonly rows: readonly RowErrors[];
};

export type RowErrors = {
  readonly width: readonly string[];
  readonly height: readonly string[];
  readonly combined: readonly string[];
};

type WireErrors = RefusalAnswer['errors'][string];

const rowLists = ['width', 'height', 'combined'] as const;
const noRowErrors: RowErrors = { width: [], height: [], combined: [] };

export function decodeSpecErrors(errors: WireErrors): SpecErrors {
  const fields: Record<string, readonly string[]> = {};
  for (const [field, texts] of Object.entries(errors)) {
    if (field !== 'errors' && !isRowList(field, texts)) fields[field] = listOf(texts);
  }
  return { general: listOf(errors['errors']), fields, rows: decodeRows(errors) };
}

// R8.4: each of the three is a JSON-encoded list with one list of texts per row. Whatever cannot be read is no
// error of a row: a customer must never be stopped by our own spelling.
function decodeRows(errors: WireErrors): readonly RowErrors[] {
  const lists = rowLists.map((name) => decodeRowList(errors[name]));
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, row) => ({
    width: lists[0]?.[row] ?? [],
    height: lists[1]?.[row] ?? [],
    combined: lists[2]?.[row] ?? [],
  }));
}

function decodeRowList(encoded: string | readonly string[] | undefined): readonly (readonly string[])[] {
  if (typeof encoded !== 'string') return [];
  const list: unknown = parseJson(encoded);
  if (!Array.isArray(list)) return [];
  return list.map((texts: unknown) =>
    Array.isArray(texts) ? texts.filter(isText) : isText(texts) ? [texts] : [],
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRowList(field: string, texts: string | readonly string[]): boolean {
  return typeof texts === 'string' && rowLists.some((name) => name === field);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function listOf(texts: string | readonly string[] | undefined): readonly string[] {
  if (texts === undefined) return [];
  return (typeof texts === 'string' ? [texts] : texts).filter(isText);
}

export function hasErrors({ general, fields, rows }: SpecErrors): boolean {
  return (
    general.length > 0 || Object.values(fields).some((texts) => texts.length > 0) || rows.some(hasRowErrors)
  );
}

export function hasRowErrors({ width, height, combined }: RowErrors): boolean {
  return width.length + height.length + combined.length > 0;
}

// R5.8: a focused row forgets its own errors and keeps those of the others; elsewhere all of them go.
export function withoutFocused(errors: SpecErrors, row: number | null): SpecErrors | null {
  if (row === null) return null;
  const left = { ...errors, rows: errors.rows.map((kept, index) => (index === row ? noRowErrors : kept)) };
  return hasErrors(left) ? left : null;
}

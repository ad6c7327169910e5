import type { RowErrors } from '../rows/state/rows.ts';
import type { RefusalAnswer } from './wire.ts';

/** What a refusal says about one specification; what it says of rows is theirs (`rows.said`). */
export type SpecErrors = {
  readonly general: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
};

type WireErrors = RefusalAnswer['errors'][string];

const rowLists = ['width', 'height', 'combined'] as const;

export function decodeSpecErrors(errors: WireErrors): SpecErrors {
  const fields: Record<string, readonly string[]> = {};
  for (const [field, texts] of Object.entries(errors)) {
    if (field !== 'errors' && !isRowList(field, texts)) fields[field] = listOf(texts);
  }
  return { general: listOf(errors['errors']), fields };
}

/**
 * Of each row in the order they were sent; none outside quick order. Each of the three is a JSON-encoded list with one
 * list of texts per row (R8.4). Whatever cannot be read is no error of a row: a customer must never be stopped by our
 * own spelling.
 */
export function decodeRowErrors(errors: WireErrors): readonly RowErrors[] {
  const [width = [], height = [], combined = []] = rowLists.map((name) => decodeRowList(errors[name]));
  const length = Math.max(width.length, height.length, combined.length);
  return Array.from({ length }, (_, row) => ({
    width: width[row] ?? [],
    height: height[row] ?? [],
    combined: combined[row] ?? [],
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

export function hasErrors({ general, fields }: SpecErrors): boolean {
  return general.length > 0 || Object.values(fields).some((texts) => texts.length > 0);
}

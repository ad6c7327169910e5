import type { ListFrame } from '#contract/list-frame.ts';

/** The filters again, without the place in the list. */
export function queryOf({ query }: ListFrame, more: Readonly<Record<string, string>> = {}): string {
  const { na: _place, ...filters } = query;
  const text = new URLSearchParams({ ...filters, ...more }).toString();
  return text === '' ? '' : `?${text}`;
}

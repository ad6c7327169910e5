/** A line's name as it stands in an address or a call; null for what cannot be one. */
export function timestampFrom(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

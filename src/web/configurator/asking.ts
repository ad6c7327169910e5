/** What the address of a product asks for: a new screen or the change of a line, for the cart or for a quote. */
export function asking(quote: string | null, line: number | null = null): string {
  if (quote === null) return line === null ? '?add=1' : `?edit=${line}`;
  return `?offerte=${quote}&${line === null ? 'add=1' : `regel=${line}`}`;
}

/** Where what is made here lies. */
export function holderPath(quote: string | null): string {
  return quote === null ? '/winkelwagen' : `/offertes/${quote}`;
}

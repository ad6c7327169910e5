/** Before a text is taken apart: what is made of its parts may take a hundred times its own memory. */
export function hasMoreThan(most: number, sign: string, text: string): boolean {
  // Most texts are shorter than what would be too many.
  if (text.length <= most) return false;
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

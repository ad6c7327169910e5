/** A number as people type it: with spaces, points or dashes, in any case. */
export function compactNumber(typed: string): string {
  return typed.replace(/[\s.\-‐-―]/g, '').toUpperCase();
}

const letterToNumber = (letter: string): string => String(letter.charCodeAt(0) - 55);

export function remainderOf97(digits: string): number {
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
}

/** As ISO 7064 mod 97-10 counts letters and digits: A = 10 … Z = 35. */
export function remainderOfLetters97(text: string): number {
  return remainderOf97(text.replace(/[A-Z]/g, letterToNumber));
}

export function passesMod97(text: string): boolean {
  return remainderOfLetters97(text) === 1;
}

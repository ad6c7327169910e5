// In a thousand letters of Dutch words; what is not here, digits among it, is as rare as the rarest.
const often: Readonly<Record<string, number>> = {
  ...{ e: 189, n: 100, a: 75, t: 68, i: 65, r: 64, o: 61, d: 59, s: 37, l: 36, g: 34, v: 29, h: 24, k: 23 },
  ...{ m: 22, u: 20, b: 16, p: 16, w: 15, j: 15, z: 14, c: 12, f: 8 },
};

/**
 * The three letters in a row of a pattern that the fewest rows will have. An index on parts of words reads a list for every three
 * of them, of which one says nearly as much as all: where several words are looked for, that is enough to find where they meet.
 */
export function rarestPart(pattern: string): string {
  const typed = pattern.replaceAll(/^%|%$/g, '');
  const parts = [...typed].slice(2).map((_, start) => typed.slice(start, start + 3));
  const plain = parts.filter((part) => /^[a-z]{3}$/.test(part));
  const [rarest] = plain.toSorted((one, two) => oftenness(one) - oftenness(two));
  return plain.length < parts.length || rarest === undefined ? pattern : `%${rarest}%`;
}

function oftenness(part: string): number {
  return [...part].reduce((product, letter) => product * (often[letter] ?? 8), 1);
}

export type Choices = {
  // From 0 to 1.
  readonly next: () => number;
  readonly between: (least: number, most: number) => number;
  readonly oneOf: <T>(choices: readonly [T, ...T[]]) => T;
};

/** The same seed and name choose the same, whatever others choose meanwhile (mulberry32). */
export function seeded(seed: number, name: string): Choices {
  let state = seed;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => Math.floor(least + next() * (most - least + 1)),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

export const passwordLength = { min: 10, max: 200 } as const;

export type PasswordProblem = 'too-short' | 'too-long' | 'pattern' | 'common' | 'shop-words' | 'own-words';

/** Whose password it is to be, and what anybody may know of them: names of the person and the company. */
export type PasswordOwner = { readonly email: string; readonly names: readonly string[] };

type Known = {
  readonly isCommon: (password: string) => boolean;
  readonly shopWords: readonly string[];
};

// What must be there besides words that anybody knows.
const minUnknown = 8;

/** What hashes are made of, so that the same letters typed on another machine are the same password. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** Counted in characters, the same at choosing and at logging in. */
export function isTooLong(typed: string): boolean {
  return [...normalisePassword(typed)].length > passwordLength.max;
}

/** No rules about kinds of characters: they make passwords harder to remember, not to guess. */
export function findPasswordProblem(
  typed: string,
  owner: PasswordOwner,
  { isCommon, shopWords }: Known,
): PasswordProblem | null {
  if ([...normalisePassword(typed)].length < passwordLength.min) return 'too-short';
  if (isTooLong(typed)) return 'too-long';
  const password = fold(typed);
  if (isPattern(password)) return 'pattern';
  if (isAlmostCommon(password, isCommon)) return 'common';
  const ofShop = shopWords.flatMap(wordsIn);
  const ofOwner = [owner.email, ...owner.names].flatMap(wordsIn);
  const isMostly = (words: readonly string[]) => {
    const rest = without(password, words);
    return rest !== password && (length(rest) < minUnknown || isAlmostCommon(rest, isCommon));
  };
  if (isMostly(ofShop)) return 'shop-words';
  return isMostly([...ofShop, ...ofOwner]) ? 'own-words' : null;
}

// 'Plissé' and 'plisse' are one word to whoever guesses.
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function length(text: string): number {
  return [...text].length;
}

function wordsIn(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => length(word) >= 3);
}

// Long words first: 'hordeur' is not to be left as 'deur'.
function without(password: string, words: readonly string[]): string {
  const longest = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  return longest.reduce((rest, word) => rest.replaceAll(word, ''), password);
}

// A common password, or one with a year, a few digits or a mark around it.
function isAlmostCommon(password: string, isCommon: (password: string) => boolean): boolean {
  if (isCommon(password)) return true;
  const cores = [
    password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    password.replace(/[^\p{L}\p{N}]+$/u, ''),
    password.replace(/[^\p{L}]+$/u, ''),
  ];
  return cores.some((core) => isCommon(core) && length(password) - length(core) < minUnknown);
}

// '1234567890', 'abcdefghij', '9876543210', 'xyxyxyxyxy', 'tuinhektuinhek'.
function isPattern(password: string): boolean {
  if (new Set(password).size <= 2 || /^(.+?)\1+$/su.test(password)) return true;
  const steps = new Set<number>();
  for (let index = 1; index < password.length; index += 1) {
    steps.add((password.charCodeAt(index) - password.charCodeAt(index - 1) + 10) % 10);
  }
  return steps.size === 1;
}

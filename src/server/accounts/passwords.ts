import { hash, type Options, verify } from '@node-rs/argon2';

export const passwordLength = { min: 10, max: 200 } as const;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-obvious';

// OWASP's minimum for argon2id, which is the library's own algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const costInHash = '$argon2id$v=19$m=19456,t=2,p=1$';

// A hash of nothing anybody can type: checking it takes an unknown account as long as a known one.
const nobodysHash = `${costInHash}8djMEMmTrGgB7XyxzIC6Ag$LSyBx78kWsnBGiJ/CXKL72sjuvi2ihfVLU/DTuUgSZI`;

const obvious = new Set([
  'wachtwoord',
  'wachtwoord1',
  'wachtwoord12',
  'wachtwoord123',
  'welkom1234',
  'welkom12345',
  'password12',
  'password123',
  'password1234',
  'qwertyuiop',
  'qwerty12345',
  'azertyuiop',
  '1q2w3e4r5t',
  'iloveyou123',
  'insectenhor',
  'hordeur1234',
]);

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (password.length > passwordLength.max) return false;
  const matches = await verify(storedHash ?? nobodysHash, password.normalize('NFKC'));
  return matches && storedHash !== null;
}

export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(costInHash);
}

// No rules about kinds of characters: they make passwords harder to remember, not to guess.
export function findPasswordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  return isObvious(password.toLowerCase(), email.toLowerCase()) ? 'too-obvious' : null;
}

function isObvious(password: string, email: string): boolean {
  const fewCharacters = new Set(password).size <= 2;
  return fewCharacters || isRun(password) || obvious.has(password) || password === email;
}

// '1234567890', 'abcdefghij', '9876543210'.
function isRun(password: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < password.length; index += 1) {
    steps.add((password.charCodeAt(index) - password.charCodeAt(index - 1) + 10) % 10);
  }
  return steps.size === 1;
}

/** How many recovery codes somebody is given at once. */
export const recoveryCodeCount = 10;

/** Without what is read as something else: 0 and o, 1, i and l, u and v. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstvwxyz23456789';
const groups = 3;
const groupLength = 5;
export const recoveryCodeLength = groups * groupLength;

/** What somebody typed at the second step: six digits from their app, or one of their recovery codes. */
export type LoginCode = { readonly kind: 'authenticator' | 'recovery'; readonly code: string };

const authenticatorCode = /^\d{6}$/;
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);

/** People copy codes with the spaces and dashes they are shown with, and from a phone with a capital in front. */
export function parseLoginCode(typed: string): LoginCode | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
  if (authenticatorCode.test(code)) return { kind: 'authenticator', code };
  if (recoveryCode.test(code)) return { kind: 'recovery', code };
  return null;
}

export function formatRecoveryCode(code: string): string {
  return inGroups(code, groupLength).join('-');
}

/** In fours, as apps show it: thirty-two characters without a pause are not typed over without a mistake. */
export function formatSecret(secret: string): string {
  return inGroups(secret, 4).join(' ');
}

function inGroups(text: string, length: number): readonly string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
}

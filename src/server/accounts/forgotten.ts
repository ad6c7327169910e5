/** A domain that can never exist: no mail goes there and nobody logs in with it. */
export const nowhere = 'verwijderd.invalid';

export function isForgotten(email: string): boolean {
  return email.endsWith(`@${nowhere}`);
}

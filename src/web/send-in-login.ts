/** Whose a page is by now: still theirs for whom it was made, nobody's, or somebody else's. */
export type Login = 'same' | 'over' | 'another';

type Answered = {
  readonly response: Response;
  // Null where there was no reason to ask.
  readonly login: Login | null;
};

/**
 * A token belongs to one login: whoever logged out and in again beside this page has another, and is no stranger. Sent
 * once more, not until it works: a refusal that has other reasons stays one.
 */
export async function sendInLogin(
  send: () => Promise<Response>,
  renew: () => Promise<Login>,
): Promise<Answered> {
  const response = await send();
  const login = response.status === 403 ? await renew() : null;
  return { response: login === 'same' ? await send() : response, login };
}

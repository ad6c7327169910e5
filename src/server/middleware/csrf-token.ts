import { createHmac } from 'node:crypto';
import type { Settings } from '../settings/env.ts';

type Keys = Pick<Settings, 'sessionSecret'>;

/** The session's own proof, and after it whom the page was made for: only they get back what was typed on it. */
export function csrfTokenOf(settings: Keys, sessionId: string, personId: number | null): string {
  const proof = sign(settings, `csrf:${sessionId}`);
  return personId === null ? proof : `${proof}.${typistOf(settings, personId)}`;
}

/** R10.4: of a page of the customer's shop. It says nobody's name: what staff type there is for neither of them later. */
export function behalfTokenOf(settings: Keys, sessionId: string, customerId: number): string {
  return sign(settings, `csrf:${sessionId}:${customerId}`);
}

/** What a token proves; a login that has ended leaves it good. */
export function proofIn(token: string): string {
  return token.split('.', 1)[0] ?? '';
}

/** Whom a form was made for, whoever holds the session by now; empty for a visitor. */
export function typistIn(token: string): string {
  return token.split('.')[1] ?? '';
}

/** Empty for a visitor. */
export function typistOf(settings: Keys, personId: number | null): string {
  return personId === null ? '' : sign(settings, `typist:${personId}`).slice(0, 22);
}

function sign({ sessionSecret }: Keys, text: string): string {
  return createHmac('sha256', sessionSecret).update(text).digest('base64url');
}

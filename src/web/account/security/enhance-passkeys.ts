import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, UsedPasskey } from '#contract/passkey-call.ts';
import { passkeyTexts } from '#text/account/security.ts';
import { callHeaders } from '../../call-headers.ts';

/** Shows the buttons that ask for a passkey; the form around each sends what the browser answers. */
export function enhancePasskeys(page: Document): void {
  const isSupported = browserSupportsWebAuthn();
  for (const note of page.querySelectorAll<HTMLElement>('[data-without-passkeys]')) note.hidden = isSupported;
  if (!isSupported) return;
  for (const place of page.querySelectorAll<HTMLElement>('[data-passkey]')) {
    place.hidden = false;
    const button = place.querySelector('button');
    button?.addEventListener('click', () => void press(page, place, button));
  }
}

async function press(page: Document, place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const problem = place.querySelector<HTMLElement>('[data-passkey-problem]');
  const field = place.querySelector('input');
  if (problem === null || field === null) return;
  problem.hidden = true;
  button.disabled = true;
  try {
    const { options, optionsAt } = place.dataset;
    const answer = options === undefined ? await use(page, optionsAt ?? '') : await make(options);
    field.value = JSON.stringify(answer);
    field.form?.submit();
  } catch (error) {
    problem.hidden = false;
    say(problem, problemOf(error));
    button.disabled = false;
    button.focus();
  }
}

async function make(options: string): Promise<NewPasskey> {
  const { id, rawId, response } = await startRegistration({ optionsJSON: JSON.parse(options) });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  };
}

async function use(page: Document, optionsAt: string): Promise<UsedPasskey> {
  const asked = await fetch(optionsAt, { method: 'POST', headers: callHeaders(page), body: '{}' });
  if (!asked.ok) throw new Error(`no options: ${asked.status}`);
  const { id, rawId, response } = await startAuthentication({ optionsJSON: await asked.json() });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

// Who turns away, waits too long or has none: browsers do not tell which, on purpose.
const turnedAway = new Set(['NotAllowedError', 'AbortError']);

function problemOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return passkeyTexts.exists;
  return error instanceof Error && turnedAway.has(error.name) ? passkeyTexts.cancelled : passkeyTexts.failed;
}

function say(place: HTMLElement, text: string): void {
  const words = place.querySelector('p');
  if (words !== null) words.textContent = text;
}

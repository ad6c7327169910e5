import type { NewPasskey, UsedPasskey } from '#contract/passkey-call.ts';
import type { Settings } from '../settings/env.ts';

/** A passkey as it is stored. */
export type StoredPasskey = {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
};

type Address = Pick<Settings, 'publicUrl'>;

// Three hundred files, which no start needs: they come when somebody first asks for a passkey.
const library = () => import('@simplewebauthn/server');

// ES256, EdDSA and RS256: what phones, computers and keys make today.
const algorithms = [-8, -7, -257];
// As long as a challenge is kept.
const timeout = 5 * 60 * 1000;

type Owner = { readonly id: number; readonly name: string; readonly email: string };

/** One that is found without a name being typed, and that asks for a finger, a face or a PIN: it is both steps in one. */
export async function newPasskeyOptions(
  settings: Address,
  owner: Owner,
  present: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Maathor',
    rpID: hostOf(settings),
    userID: new TextEncoder().encode(String(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.map(described),
    supportedAlgorithmIDs: algorithms,
    timeout,
  });
}

/** Null when it is not what was asked for; the library tells each fault by throwing. */
export async function readNewPasskey(
  settings: Address,
  challenge: string,
  made: NewPasskey,
): Promise<StoredPasskey | null> {
  const { transports } = made.response;
  const { verifyRegistrationResponse } = await library();
  const outcome = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: settings.publicUrl,
    expectedRPID: hostOf(settings),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (outcome === null || !outcome.verified) return null;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Without passkeys it asks for whichever of this shop's the person picks. */
export async function passkeyOptions(
  settings: Address,
  allowed: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[] = [],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(settings),
    allowCredentials: allowed.map(described),
    userVerification: 'required',
    timeout,
  });
}

/** The counter to remember, or null when it is not that passkey or not this challenge. */
export async function readUsedPasskey(
  settings: Address,
  challenge: string,
  passkey: StoredPasskey,
  used: UsedPasskey,
): Promise<number | null> {
  const { userHandle, ...response } = used.response;
  const { verifyAuthenticationResponse } = await library();
  const outcome = await verifyAuthenticationResponse({
    response: { ...used, response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: settings.publicUrl,
    expectedRPID: hostOf(settings),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
    requireUserVerification: true,
  }).catch(() => null);
  return outcome?.verified === true ? outcome.authenticationInfo.newCounter : null;
}

function described({ credentialId, transports }: Pick<StoredPasskey, 'credentialId' | 'transports'>) {
  return { id: credentialId, transports: [...transports] };
}

// Passkeys belong to a host; with another one in PUBLIC_URL none of them works.
function hostOf({ publicUrl }: Address): string {
  return new URL(publicUrl).hostname;
}

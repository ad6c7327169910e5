import { usedPasskey } from '#contract/passkey-call.ts';
import type { Dependencies } from '../app-env.ts';
import { type Purpose, takeChallenge } from './challenges.ts';
import { readUsedPasskey } from './passkey-ceremonies.ts';
import { findPasskeyByCredential, notePasskeyUse, type Passkey } from './passkeys.ts';

type Commanded = Pick<Dependencies, 'database' | 'settings' | 'now'>;

type Asked = { readonly sessionId: string; readonly purpose: Purpose };

/** Whose passkey has signed what this session asked for, or null; `sent` is what its browser answered, as it came in. */
export async function acceptPasskey(
  { database, settings, now }: Commanded,
  asked: Asked,
  sent: string,
): Promise<Passkey | null> {
  const used = usedPasskey.safeParse(readJsonText(sent));
  if (!used.success) return null;
  const taken = await takeChallenge(database, asked, used.data, now());
  if (taken === null) return null;
  const passkey = await findPasskeyByCredential(database, used.data.id);
  if (passkey === null || (taken.personId !== null && taken.personId !== passkey.personId)) return null;
  const counter = await readUsedPasskey(settings, taken.challenge, passkey, used.data);
  if (counter === null) return null;
  return (await notePasskeyUse(database, passkey.id, counter, now())) ? passkey : null;
}

/** Null, which no schema takes, for what is no JSON. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

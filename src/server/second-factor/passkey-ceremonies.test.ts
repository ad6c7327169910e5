import { describe, expect, it } from 'vitest';
import { SoftAuthenticator } from '#tests/support/soft-authenticator.ts';
import {
  newPasskeyOptions,
  passkeyOptions,
  readNewPasskey,
  readUsedPasskey,
  type StoredPasskey,
} from './passkey-ceremonies.ts';

const settings = { publicUrl: 'http://localhost' };
const owner = { id: 7, name: 'Noor', email: 'noor@bouwbedrijf.nl' };

describe('R10.2 making a passkey', () => {
  it('asks for one that is found by itself and checks who holds it', async () => {
    const options = await newPasskeyOptions(settings, owner, [{ credentialId: 'AQID', transports: ['usb'] }]);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Maathor' },
      user: { name: owner.email, displayName: owner.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: 'AQID' }],
    });
  });

  it('belongs to the host of the shop’s own address', async () => {
    const real = { publicUrl: 'https://bestellen.maathor.nl:8443' };
    const { rp, challenge } = await newPasskeyOptions(real, owner, []);
    expect(rp.id).toBe('bestellen.maathor.nl');
    const made = new SoftAuthenticator().make({ challenge, origin: real.publicUrl });
    expect(await readNewPasskey(real, challenge, made)).toMatchObject({ counter: 0 });
    expect(await readNewPasskey({ publicUrl: 'https://maathor.nl' }, challenge, made)).toBeNull();
  });

  it.each([
    ['another challenge', { challenge: 'YW5kZXJz' }],
    ['another site', { origin: 'http://elders.example' }],
    ['nobody’s finger', { isVerified: false }],
  ])('takes none with %s', async (_, wrong) => {
    const { challenge } = await newPasskeyOptions(settings, owner, []);
    const made = new SoftAuthenticator().make({ challenge, ...wrong });
    expect(await readNewPasskey(settings, challenge, made)).toBeNull();
  });
});

describe('R10.2 using a passkey', () => {
  it('gives the counter to remember', async () => {
    const authenticator = new SoftAuthenticator();
    const passkey = await stored(authenticator);
    expect(passkey).toMatchObject({ credentialId: authenticator.id, counter: 0, transports: ['internal'] });
    const { challenge, allowCredentials, userVerification } = await passkeyOptions(settings);
    expect([allowCredentials ?? [], userVerification]).toEqual([[], 'required']);
    const used = authenticator.use({ challenge });
    expect(await readUsedPasskey(settings, challenge, passkey, used)).toBe(1);
  });

  it.each([
    ['another challenge', { challenge: 'YW5kZXJz' }],
    ['another site', { origin: 'http://elders.example' }],
    ['nobody’s finger', { isVerified: false }],
  ])('is refused with %s', async (_, wrong) => {
    const authenticator = new SoftAuthenticator();
    const passkey = await stored(authenticator);
    const { challenge } = await passkeyOptions(settings);
    const used = authenticator.use({ challenge, ...wrong });
    expect(await readUsedPasskey(settings, challenge, passkey, used)).toBeNull();
  });

  it('is refused from another key, and from a copy whose counter stands still', async () => {
    const authenticator = new SoftAuthenticator();
    const passkey = await stored(authenticator);
    const { challenge } = await passkeyOptions(settings);
    const other = { ...new SoftAuthenticator().use({ challenge }), id: passkey.credentialId };
    expect(await readUsedPasskey(settings, challenge, passkey, other)).toBeNull();
    const copy = authenticator.use({ challenge });
    expect(await readUsedPasskey(settings, challenge, { ...passkey, counter: 5 }, copy)).toBeNull();
  });
});

async function stored(authenticator: SoftAuthenticator): Promise<StoredPasskey> {
  const { challenge } = await newPasskeyOptions(settings, owner, []);
  const passkey = await readNewPasskey(settings, challenge, authenticator.make({ challenge }));
  if (passkey === null) throw new Error('the passkey was not taken');
  return passkey;
}

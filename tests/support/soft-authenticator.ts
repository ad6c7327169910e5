import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '#contract/passkey-call.ts';

type Options = { readonly challenge: string; readonly origin?: string; readonly isVerified?: boolean };

/** A passkey in a drawer: answers as a phone does, so that routes can be tried without a browser. */
export class SoftAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #coseKey: Buffer;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // kty: EC2, alg: ES256, crv: P-256.
    this.#coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  make(options: Options): NewPasskey {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const authData = Buffer.concat([this.#head(options, 0x40), Buffer.alloc(16), length, id, this.#coseKey]);
    const attestationObject = Buffer.concat([
      // { fmt: 'none', attStmt: {}, authData: … }
      Buffer.from(`a363666d74646e6f6e656761747453746d74a0686175746844617461`, 'hex'),
      Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
      authData,
    ]);
    return {
      ...this.#identity(),
      response: {
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  use(options: Options): UsedPasskey {
    this.#counter += 1;
    const authenticatorData = this.#head(options, 0);
    const client = clientData('webauthn.get', options);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
    return {
      ...this.#identity(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
      },
    };
  }

  #identity() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #head({ origin = testOrigin, isVerified = true }: Options, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const present = 0x01;
    return Buffer.concat([
      createHash('sha256').update(new URL(origin).hostname).digest(),
      Buffer.from([flags | present | (isVerified ? 0x04 : 0)]),
      counter,
    ]);
  }
}

const testOrigin = 'http://localhost';

function clientData(type: string, { challenge, origin = testOrigin }: Options): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

import { createCipheriv, createDecipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto';

export const tagBytes = 16;
export const saltBytes = 16;

/** What is known of a frame besides its bytes: a frame in another place, or of another file, does not open. */
type Place = { readonly index: number; readonly isLast: boolean };

/** Puts a tag on every frame, and with a key hides it too. */
export type Seal = {
  readonly close: (data: Buffer, place: Place) => { readonly data: Buffer; readonly tag: Buffer };
  // Null when it is not what was closed.
  readonly open: (data: Buffer, tag: Buffer, place: Place) => Buffer | null;
};

/** Nobody is kept from reading, or from making another; what was damaged on the way is seen. */
export function openSeal(head: Buffer): Seal {
  const tagOf = (data: Buffer, place: Place) =>
    createHash('sha256').update(head).update(placeBytes(place)).update(data).digest().subarray(0, tagBytes);
  return {
    close: (data, place) => ({ data, tag: tagOf(data, place) }),
    open: (data, tag, place) => (timingSafeEqual(tag, tagOf(data, place)) ? data : null),
  };
}

/** The key is of one file alone, by its salt, so that a number serves as nonce. */
export function lockedSeal(head: Buffer, key: Buffer): Seal {
  const nonceOf = ({ index }: Place) => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(BigInt(index), 4);
    return nonce;
  };
  const more = (place: Place) => Buffer.concat([head, placeBytes(place)]);
  return {
    close: (data, place) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(more(place));
      const hidden = Buffer.concat([cipher.update(data), cipher.final()]);
      return { data: hidden, tag: cipher.getAuthTag() };
    },
    open: (data, tag, place) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: tagBytes });
      decipher.setAAD(more(place)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(data), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

function placeBytes({ index, isLast }: Place): Buffer {
  const bytes = Buffer.alloc(9);
  bytes.writeBigUInt64BE(BigInt(index));
  bytes.writeUInt8(isLast ? 1 : 0, 8);
  return bytes;
}

/** Dear enough that a sentence may serve as key, and 32 MB at most. */
export function deriveKey(secret: string, salt: Buffer): Promise<Buffer> {
  const cost = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 2 ** 20 };
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Kept in the open, to tell a wrong key from a damaged file. It says nothing of the key. */
export function checkOf(key: Buffer): string {
  return createHash('sha256').update('maathor backup key').update(key).digest('base64url').slice(0, 22);
}

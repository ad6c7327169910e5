import { z } from 'zod';

const bytes = z.base64url().min(1).max(3000);

/** What a browser hands over of a passkey that was just made; whatever else it tells is left behind. */
export const newPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});

/** What a browser hands over of a passkey that was used. */
export const usedPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

export type NewPasskey = z.output<typeof newPasskey>;
export type UsedPasskey = z.output<typeof usedPasskey>;

import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { type CatalogueProduct, findProduct } from '#catalogue/index.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv } from '../app-env.ts';
import type { CallIdentity } from '../cart/put-lines.ts';
import { Refusal } from '../errors.ts';

export function productOf(c: Context<AppEnv>): CatalogueProduct {
  const product = findProduct(c.req.param('code') ?? '');
  if (product === null) throw new Refusal(404, callErrors.unknownProduct);
  return product;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** More lost answers than this are no accident. */
export const mostReplaced = 50;

/** The calls whose answer the caller never got, and whose place this one takes. */
export function replacedCalls(c: Context<AppEnv>): readonly string[] {
  const keys = (c.req.header('idempotency-replaces')?.split(',') ?? []).map((key) => key.trim());
  if (keys.length > mostReplaced || !keys.every((key) => uuid.test(key)))
    throw new Refusal(400, callErrors.badKey);
  return keys;
}

/** A key belongs to one customer's one call: the same key with another address or body is a mistake of the caller. */
export async function callIdentity(c: Context<AppEnv>, route: string): Promise<CallIdentity | null> {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!uuid.test(key)) throw new Refusal(400, callErrors.badKey);
  const { code } = productOf(c);
  const bodyHash = hash('sha256', `${code}\n${await c.req.text()}`, 'base64url');
  return { key, route, bodyHash };
}

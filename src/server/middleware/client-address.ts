import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Settings } from '../env.ts';

// Who is asking. We speak plain http, so an https address means that a proxy of the shop's own stands in front,
// and the last hop it noted is the client. Without a proxy that header is anybody's to write.
export function clientAddress(c: Context<AppEnv>, settings: Settings): string {
  const noted = settings.publicUrl.startsWith('https:') ? c.req.header('x-forwarded-for') : undefined;
  const last = noted?.split(',').at(-1)?.trim() ?? '';
  return (last === '' ? peerAddress(c) : last).slice(0, 64);
}

// What limits count by: one household or office holds a whole /64 of IPv6 addresses.
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

function peerAddress(c: Context<AppEnv>): string {
  // An app that is called without a port, as in tests, has no connection.
  return c.env?.incoming === undefined ? 'local' : (getConnInfo(c).remote.address ?? 'unknown');
}

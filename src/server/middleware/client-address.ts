import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { isAmong, readAddress } from '../settings/addresses.ts';
import type { Settings } from '../settings/env.ts';
import { isThisMachine } from '../settings/this-machine.ts';

/**
 * Who is asking. What a proxy noted is believed of proxies that the settings name and of nobody else: the header is
 * anybody's to write. Each adds the address it saw at the end, so the first from the right that is no proxy of ours is
 * the client.
 */
export function clientAddress(c: Context<AppEnv>, { trustedProxies }: Settings): string {
  let address = peerAddress(c);
  const noted = c.req.header('x-forwarded-for')?.split(',') ?? [];
  while (noted.length > 0 && isAmong(trustedProxies, address)) {
    const before = readAddress(noted.pop() ?? '');
    // A proxy that notes something else than an address is as far as we can see.
    if (before === null) return address;
    address = before;
  }
  return address;
}

/** Whether a proxy that the settings name hands this over: what others note in a header they could make up. */
export function isFromProxy(c: Context<AppEnv>, { trustedProxies }: Settings): boolean {
  return isAmong(trustedProxies, peerAddress(c));
}

/** Straight from a program on this machine. Behind a proxy on this machine everybody would seem to be. */
export function isFromThisMachine(c: Context<AppEnv>): boolean {
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !isForwarded && isThisMachine(peerAddress(c));
}

/** What limits count by: one household or office holds a whole /64 of IPv6 addresses. */
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
  if (c.env?.incoming === undefined) return 'local';
  const { address } = getConnInfo(c).remote;
  return address === undefined ? 'unknown' : (readAddress(address) ?? address);
}

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import type { AppEnv } from '../app-env.ts';
import { clientAddress, isFromThisMachine, networkOf } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['local', 'local'],
])('R1.1 counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

async function addressOf(proxies: string, peer: string, noted: string | null): Promise<string> {
  const chosen = settings({ TRUSTED_PROXIES: proxies, PUBLIC_URL: 'https://www.example.nl' });
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, chosen)));
  const headers = noted === null ? {} : { 'x-forwarded-for': noted };
  const connection = { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, connection)).text();
}

describe('R1.1 the client is', () => {
  it.each([
    ['the peer without a proxy', '', '203.0.113.7', null, '203.0.113.7'],
    ['the peer, whatever it claims', '', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['the peer on this machine, whatever it claims', '', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['the peer that is another proxy', '10.0.0.1', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
    ['whom the proxy names', '127.0.0.1', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['whom the proxy itself saw', '127.0.0.1', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    [
      'before all of our proxies',
      '127.0.0.1, 10.0.0.0/8',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1, 10.2.3.4',
      '198.51.100.1',
    ],
    [
      'the first proxy when there is nobody before it',
      '10.0.0.0/8',
      '10.0.0.1',
      '10.9.9.9,10.0.0.2',
      '10.9.9.9',
    ],
    ['the proxy that says nothing', '127.0.0.1', '127.0.0.1', null, '127.0.0.1'],
    ['the proxy that says nothing of use', '127.0.0.1', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['the proxy that leaves a hole', '127.0.0.1', '127.0.0.1', '198.51.100.1, ', '127.0.0.1'],
    ['without the port', '127.0.0.1', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 without the port', '::1', '::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['IPv6 without brackets', '::1', '::1', '2001:db8::7', '2001:db8::7'],
    ['behind a network of IPv6', 'fd00::/8', 'fd12::1', '2001:db8::7, fd00::2', '2001:db8::7'],
    ['behind IPv4 dressed as IPv6', '127.0.0.1', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['the peer outside a network by one bit', '10.0.0.0/31', '10.0.0.2', '198.51.100.1', '10.0.0.2'],
  ])('%s', async (_name, proxies, peer, noted, client) => {
    expect(await addressOf(proxies, peer, noted)).toBe(client);
  });
});

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['203.0.113.7', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
])('from %s with %j: this machine itself %s', async (remoteAddress, headers, expected) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.json(isFromThisMachine(c)));
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  expect(await answer.json()).toBe(expected);
});
